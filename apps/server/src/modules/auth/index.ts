export { authModule } from "./routes.ts";
export { providerKeysOf, type ProviderKeys } from "./provider-keys.ts";
