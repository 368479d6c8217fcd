export { installHealth, serviceModule } from "./routes.ts";
