export { contactKeeper } from "./keep-person.ts";
export { installHealth, serviceModule } from "./routes.ts";
