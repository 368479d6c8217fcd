const unescape = (text: string): string =>
  text.replace(
    /&(?:amp|quot|lt|gt|#0?39);/g,
    (one) => ({ "&amp;": "&", "&quot;": '"', "&lt;": "<", "&gt;": ">" })[one] ?? "'",
  );

/** The form of a page: where it goes and its hidden fields. */
function formOf(html: string) {
  const action = /<form[^>]*\baction="([^"]*)"/.exec(html)?.[1] ?? "";
  const fields = new URLSearchParams();
  for (const [input] of html.matchAll(/<input[^>]*type="hidden"[^>]*>/g))
    fields.set(unescape(/name="([^"]*)"/.exec(input)?.[1] ?? ""), unescape(/value="([^"]*)"/.exec(input)?.[1] ?? ""));
  return { action: unescape(action), fields, asksPassword: /type="password"/.test(html) };
}
export type Form = ReturnType<typeof formOf>;

/**
 * A browser without scripts: it keeps cookies, follows redirects and reads the form of the page where it arrives. A redirect
 * to our own site ends there, as a form without fields.
 */
export function simpleBrowser(own: string) {
  const cookies = new Map<string, string>();
  let page = "";
  async function go(address: string, body?: URLSearchParams): Promise<Form> {
    let next = new URL(address, page || undefined);
    let posted = body;
    for (let redirects = 0; redirects < 10; redirects++) {
      const headers = { cookie: [...cookies].map((pair) => pair.join("=")).join("; ") };
      const answer = await fetch(next, {
        headers,
        redirect: "manual",
        ...(posted && { method: "POST", body: posted }),
      });
      for (const cookie of answer.headers.getSetCookie()) {
        const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(name, value);
      }
      const to = answer.headers.get("location");
      page = next.href;
      if (to === null) {
        const html = await answer.text();
        if (!answer.ok) throw new Error(`${answer.status} ${html.replace(/<[^>]*>|\s+/g, " ").slice(0, 500)}`);
        return formOf(html);
      }
      next = new URL(to, next);
      if (next.origin === own) return { action: next.href, fields: new URLSearchParams(), asksPassword: false };
      posted = undefined;
    }
    throw new Error("too many redirects");
  }
  return {
    go,
    /** Fills in a form. */
    fill({ action, fields }: Form, typed: Readonly<Record<string, string>>): Promise<Form> {
      for (const [name, value] of Object.entries(typed)) fields.set(name, value);
      return go(action || page, fields);
    },
  };
}
