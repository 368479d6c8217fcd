/** The place of the school in an issuer: Microsoft has an issuer of its own for each organisation. */
export const TENANT = "{tenantid}";

/** Whether an issuer is the one that is configured, or is made from it when it has a place for the school. */
export function isIssuer(configured: string, issuer: string): boolean {
  const [before = "", after] = configured.split(TENANT);
  if (after === undefined) return issuer === configured;
  const tenant = issuer.slice(before.length, Math.max(before.length, issuer.length - after.length));
  return /^[\w-]+$/.test(tenant) && issuer === `${before}${tenant}${after}`;
}

/** Where the discovery document of an issuer is; Microsoft's name for the accounts of all organisations. */
export const authorityOf = (configured: string): string => configured.replace(TENANT, "organizations");
