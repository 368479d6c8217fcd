import { createHash } from "node:crypto";

/** The inline elements of a document that the policy has to name by their hash. */
function hashesOf(html: string, element: "script" | "style"): string[] {
  const pattern = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${element}>`, "g");
  return [...html.matchAll(pattern)].map(
    ([, content = ""]) => `'sha256-${createHash("sha256").update(content).digest("base64")}'`,
  );
}

/** What a document loads from elsewhere, by directive. */
export type ContentSources = Readonly<Partial<Record<"connect-src" | "frame-src" | "script-src", readonly string[]>>>;

/**
 * The content security policy of one document: our own files, its own inline script and styles by hash, and the
 * identity providers' origins for the sign-in; what means of payment load, such as a form for cards. No
 * `upgrade-insecure-requests`: it breaks http on a local network.
 */
export function contentPolicy(
  html: string,
  providerOrigins: readonly string[],
  loaded: readonly ContentSources[] = [],
): string {
  const elsewhere = (directive: keyof ContentSources) => loaded.flatMap((sources) => sources[directive] ?? []);
  const frames = elsewhere("frame-src");
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'self'"],
    "base-uri": ["'none'"],
    "connect-src": ["'self'", ...providerOrigins, ...elsewhere("connect-src")],
    "font-src": ["'self'"],
    "form-action": ["'self'"],
    "frame-ancestors": ["'none'"],
    "frame-src": frames.length > 0 ? frames : ["'none'"],
    "img-src": ["'self'", "data:", "blob:"],
    "object-src": ["'none'"],
    "script-src": ["'self'", ...hashesOf(html, "script"), ...elsewhere("script-src")],
    "style-src": ["'self'", ...hashesOf(html, "style")],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(" ")}`)
    .join("; ");
}
