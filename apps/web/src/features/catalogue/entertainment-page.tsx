import { CataloguePage } from "./catalogue-page.tsx";

export default function EntertainmentPage() {
  return <CataloguePage type="entertainment" title="shelf.entertainment" about="shelf.entertainment.about" />;
}
