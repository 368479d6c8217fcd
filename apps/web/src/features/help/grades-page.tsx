import { ArticlePage } from "./article-page.tsx";

/** `/qa/grades`. */
export default function GradesPage() {
  return <ArticlePage id="grades" />;
}
