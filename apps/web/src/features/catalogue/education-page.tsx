import { CataloguePage } from "./catalogue-page.tsx";

export default function EducationPage() {
  return <CataloguePage type="education" title="shelf.education" about="shelf.education.about" />;
}
