export { installHealth } from "./routes.ts";
