import "@karota/ui/styles/tokens.css";
import "@karota/ui/styles/base.css";
import "./app/fonts.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { App } from "./app/app.tsx";
import { loadSpeaker } from "./shared/i18n/texts.ts";
import { adoptLanguage, firstLanguage } from "./shared/i18n/language.ts";

const language = firstLanguage();
adoptLanguage(language);
const speaker = await loadSpeaker(language);
const root = document.getElementById("root");
if (!root) throw new Error("the document has no #root");
createRoot(root).render(
  <StrictMode>
    <App speaker={speaker} />
  </StrictMode>,
);
