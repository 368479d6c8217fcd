import type { IncomingMessage, ServerResponse } from "node:http";
import { errors, type Provider } from "oidc-provider";
import type { IdentityConfig } from "./config.ts";
import { FONT_HEADERS, fontAt } from "./fonts.ts";
import { languageOf } from "./language.ts";
import { lostPage, pageHeaders, signInPage } from "./page.ts";
import { tidyName, type People } from "./people.ts";
import { SIGN_IN_PATH } from "./provider.ts";

/** Bytes a form may have; ours need a few hundred. */
const MAX_FORM_BYTES = 4096;

type RequestHandler = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function readForm(request: IncomingMessage): Promise<URLSearchParams | null> {
  let text = "";
  for await (const chunk of request.setEncoding("utf8")) {
    text += chunk;
    if (text.length > MAX_FORM_BYTES) return null;
  }
  return new URLSearchParams(text);
}

/** Answers the sign-in pages, and passes the protocol to the provider. */
export function answerWith(provider: Provider, issuer: string, config: IdentityConfig, people: People): RequestHandler {
  const headers = pageHeaders(config.appOrigins);
  const host = new URL(issuer).host;
  const protocol = provider.callback();
  const show = (response: ServerResponse, status: number, html: string) =>
    void response.writeHead(status, headers).end(html);

  const signIn: RequestHandler = async (request, response) => {
    const { uid, params } = await provider.interactionDetails(request, response);
    const path = `${SIGN_IN_PATH}/${uid}`;
    const asked = params["ui_locales"];
    const language = languageOf(typeof asked === "string" ? asked : undefined, request.headers["accept-language"]);
    const enter = (accountId: string) =>
      provider.interactionFinished(request, response, { login: { accountId, remember: config.hasSessions } });

    if (request.url === `${path}/cancel`)
      return provider.interactionFinished(request, response, { error: "access_denied" });
    if (request.method !== "POST") return show(response, 200, signInPage(language, path));
    const form = await readForm(request);
    const person = people.find(form?.get("person") ?? "");
    if (person) return enter(person.subject);
    const typed = form?.get("name") ?? "";
    const name = tidyName(typed);
    return name === null ? show(response, 422, signInPage(language, path, typed)) : enter(people.named(name).subject);
  };

  return async (request, response) => {
    const lost = (status: number) =>
      show(response, status, lostPage(languageOf(undefined, request.headers["accept-language"]), config.publicUrl));
    // Another name that leads to this computer is a foreign page trying to reach us (DNS rebinding).
    if (request.headers.host !== host) return lost(421);
    if (request.url === "/") return void response.writeHead(302, { location: config.publicUrl }).end();
    const font = fontAt(request.url);
    if (font) return void response.writeHead(200, FONT_HEADERS).end(font);
    if (!request.url?.startsWith(`${SIGN_IN_PATH}/`)) return protocol(request, response);
    try {
      await signIn(request, response);
    } catch (error) {
      if (!(error instanceof errors.SessionNotFound)) throw error;
      lost(400);
    }
  };
}
