import { ArticlePage } from "./article-page.tsx";

/** `/qa/hints`. */
export default function HintsPage() {
  return <ArticlePage id="hints" />;
}
