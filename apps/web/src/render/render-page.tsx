import { storage } from "./empty-browser.ts";
import { StrictMode } from "react";
import { prerender } from "react-dom/static";
import { Router } from "wouter";
import { App } from "../app/app.tsx";
import { takeRenderedWords } from "../app/page-words.tsx";
import type { RenderedPage, RenderJob } from "@karota/contract/rendering.ts";
import type { SiteReply } from "@karota/contract/service/site.ts";
import { takeReplies } from "../shared/api/document-replies.ts";
import { clearRendered } from "../shared/api/use-rendered.ts";
import type { DocumentData } from "../shared/document.ts";
import { setLanguage } from "../shared/i18n/language.ts";
import { loadSpeaker } from "../shared/i18n/texts.ts";
import { adoptSiteSettings } from "../shared/session/site-settings.ts";
import { previewOf } from "./preview.ts";
import { structuredDataOf } from "./structured-data.ts";

/** Every page needs the settings in force. */
const SITE = "/api/v1/service/house";

/**
 * Renders a page as a visitor's first picture. One at a time: language, storage and calls are the thread's.
 * @throws Error when a part of it cannot be drawn
 */
export async function renderPage({ path, publicUrl, language, calls, now }: RenderJob): Promise<RenderedPage> {
  const needs = new Set<string>();
  const faults: unknown[] = [];
  storage.clear();
  location.pathname = path;
  setLanguage(language);
  clearRendered();
  takeReplies();
  takeRenderedWords();
  globalThis.fetch = async (address) => {
    const { pathname, search } = new URL(address instanceof Request ? address.url : address);
    const json = calls[pathname + search];
    if (json !== undefined) return new Response(json, { headers: { date: new Date(now).toUTCString() } });
    needs.add(pathname + search);
    throw new TypeError("not here yet");
  };
  const settings = calls[SITE];
  if (settings === undefined) return { needs: [SITE] };
  const site = JSON.parse(settings) as SiteReply;
  adoptSiteSettings(site);
  const speaker = await loadSpeaker(language);
  const { prelude } = await prerender(
    <StrictMode>
      <Router ssrPath={path} ssrSearch="">
        <App speaker={speaker} />
      </Router>
    </StrictMode>,
    // In one piece: large parts would otherwise be moved into place by inline scripts.
    { progressiveChunkSize: Number.POSITIVE_INFINITY, onError: (error) => void faults.push(error) },
  );
  const html = await new Response(prelude).text();
  if (needs.size > 0) return { needs: [...needs] };
  if (faults.length > 0) throw faults[0];
  const words = takeRenderedWords();
  if (!words) throw new Error(`${path} has no screen`);
  const data: DocumentData = { language, site, replies: takeReplies() };
  return {
    html,
    words: { ...words, noscript: speaker.say({ id: "shell.noscript" }) },
    preview: previewOf(path, words.title, speaker),
    structured: structuredDataOf({ path, publicUrl, speaker, description: words.description }),
    data,
  };
}
