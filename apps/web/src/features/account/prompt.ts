/** Providers that let one choose the account and do not say so in their discovery document. */
const CHOOSERS = ["https://accounts.google.com", "https://login.microsoftonline.com"];

/**
 * How a provider is told to ask who signs in: choosing the account where it is known to be possible, else signing in
 * anew, which every provider of OpenID Connect knows.
 * @param supported `prompt_values_supported` of its discovery document
 */
export const promptOf = (issuer: string, supported: unknown): "select_account" | "login" =>
  (Array.isArray(supported) && supported.includes("select_account")) || CHOOSERS.includes(new URL(issuer).origin)
    ? "select_account"
    : "login";
