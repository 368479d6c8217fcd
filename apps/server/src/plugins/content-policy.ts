import { createHash } from "node:crypto";

/** The inline elements of a document that the policy has to name by their hash. */
function hashesOf(html: string, element: "script" | "style"): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, "g");
  return [...html.matchAll(pattern)].map(
    ([, content = ""]) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
  );
}

/**
 * The content security policy of one document: our own files, its own inline script and styles by hash, and the
 * identity providers' origins for the sign-in; where cards are taken over Stripe, its script and frames. No
 * `upgrade-insecure-requests`: it breaks http on a local network.
 */
export function contentPolicy(html: string, providerOrigins: readonly string[], withStripe: boolean): string {
  const stripe = (...names: string[]) => (withStripe ? names.map((name) => `https://${name}.stripe.com`) : []);
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'", ...providerOrigins, ...stripe("api")],
    "font-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "frame-src": withStripe ? stripe("js", "hooks") : ["'none'"],
    "img-src": ["'self'", "data:", "blob:"],
    "object-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(html, "script"), ...stripe("js")],
    "style-src": ["'self'", ...hashesOf(html, "style")],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}
