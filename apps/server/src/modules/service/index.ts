export { contactPersonalData, contactStoredData } from "./personal-data.ts";
export { installHealth, serviceModule } from "./routes.ts";
