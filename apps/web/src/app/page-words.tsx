import { useEffect } from "react";
import type { PageWords as Words } from "@karota/contract/rendering.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { useSay } from "../shared/i18n/i18n.tsx";
import type { PageName } from "./routes.tsx";

/** On the server: those of what was rendered. */
let rendered: Words | null = null;
/** Returns them; the next page begins without any. */
export function takeRenderedWords(): Words | null {
  const words = rendered;
  rendered = null;
  return words;
}
const setRendered = (words: Words): void => {
  rendered = words;
};

function setMeta(name: string, content: string): void {
  let meta = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
  if (!meta) {
    meta = document.createElement("meta");
    meta.name = name;
    document.head.append(meta);
  }
  meta.content = content;
}

/** The page's title, description and keywords in the chosen language. */
export function PageWords({ page, game }: { page: PageName; game: string | undefined }) {
  const say = useSay();
  const values = { game: game ? say(`${game}.name` as MessageId) : "" };
  const title = say(`page.${page}.title`, values);
  const description = say(`page.${page}.description`, values);
  const keywords = say(`page.${page}.keywords`, values);
  if (import.meta.env.SSR) setRendered({ title, description, keywords });
  useEffect(() => {
    document.title = title;
    setMeta("description", description);
    setMeta("keywords", keywords);
  }, [title, description, keywords]);
  return null;
}
