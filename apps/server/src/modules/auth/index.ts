export { authModule } from "./routes.ts";
export { authStoredData } from "./personal-data.ts";
/** What sign-ins have left that were not finished, and responses of schools that have expired. */
export { deleteOldAssertions, deleteOldNonces } from "./store.ts";
export { providerKeysOf, type ProviderKeys } from "./provider-keys.ts";
export { metadataCacheOf, type MetadataCache } from "./saml/metadata-cache.ts";
