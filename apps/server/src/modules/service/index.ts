export { contactKeeper } from "./personal-data.ts";
export { installHealth, serviceModule } from "./routes.ts";
