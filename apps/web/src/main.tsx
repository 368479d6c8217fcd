import "@karota/ui/styles/tokens.css";
import "@karota/ui/styles/base.css";
import "./app/fonts.css";
import { startTransition, StrictMode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { adoptReplies } from "./shared/api/document-replies.ts";
import { readDocumentData } from "./shared/document.ts";
import { beginHydration } from "@karota/ui/hydration.ts";
import { loadSpeaker } from "./shared/i18n/texts.ts";
import { adoptLanguage, firstLanguage, saveLanguage } from "./shared/i18n/language.ts";
import { adoptSiteSettings } from "./shared/session/site-settings.ts";

const language = firstLanguage();
const rendered = readDocumentData();
// One in another language has other boards too: its choice is older, or the cookie is gone, which Safari keeps for a week.
const data = rendered?.language === language ? rendered : null;
if (rendered && !data) {
  saveLanguage(language);
  // What was pressed on its boards is for none of these.
  globalThis.karotaEarly = undefined;
}
adoptLanguage(language);
const speaker = await loadSpeaker(language);
const root = document.getElementById("root");
if (!root) throw new Error("the document has no #root");
// React listens for clicks here, because of which Firefox would call all that takes the focus inside clickable.
root.setAttribute("role", "none");
const app = (
  <StrictMode>
    <App speaker={speaker} />
  </StrictMode>
);
if (data) {
  adoptSiteSettings(data.site);
  adoptReplies(data.replies);
  beginHydration();
  // As a transition React does it in slices, between which the browser answers to scrolling and keys.
  startTransition(() => void hydrateRoot(root, app));
} else createRoot(root).render(app);
