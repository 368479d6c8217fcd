export { authModule } from "./routes.ts";
export { authStoredData } from "./personal-data.ts";
export { providerKeysOf, type ProviderKeys } from "./provider-keys.ts";
export { metadataCacheOf, type MetadataCache } from "./saml/metadata-cache.ts";
