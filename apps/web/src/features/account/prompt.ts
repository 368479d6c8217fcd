/** Providers where one can choose the account and whose discovery document does not say so. */
const CHOOSERS = ["https://accounts.google.com", "https://login.microsoftonline.com"];

/**
 * The `prompt` that makes a provider show its form: choosing the account where that is supported, else signing in anew,
 * which every provider of OpenID Connect supports.
 * @param supported `prompt_values_supported` of its discovery document
 */
export const promptOf = (issuer: string, supported: unknown): "select_account" | "login" =>
  (Array.isArray(supported) && supported.includes("select_account")) || CHOOSERS.includes(new URL(issuer).origin)
    ? "select_account"
    : "login";
