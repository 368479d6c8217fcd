import { createPortal } from "react-dom";
import type { Page } from "@karota/print/page.ts";
import { useSay } from "../i18n/i18n.tsx";
import paper from "./paper.module.css";
import { PaperPage } from "./paper-page.tsx";

/** Pages as they will be printed: a preview, and what goes to the printer. */
export function Sheets({ pages }: { pages: readonly Page[] }) {
  const say = useSay();
  const labelled = pages.map((page, place) => ({
    page,
    label: say("print.page", { number: place + 1, pages: pages.length, kind: page.kind }),
  }));
  return (
    <>
      <ul className={paper["preview"]}>
        {labelled.map(({ page, label }) => (
          <li key={label}>
            <PaperPage page={page} label={label} />
          </li>
        ))}
      </ul>
      {createPortal(
        <div className={paper["printed"]}>
          {labelled.map(({ page, label }) => (
            <PaperPage key={label} page={page} label={label} />
          ))}
        </div>,
        document.body,
      )}
    </>
  );
}
