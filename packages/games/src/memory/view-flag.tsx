import { flagPicture } from "../data/flag-picture.ts";

/** As an image, a flag's names of its own parts do not meet those of another one. */
export default function Flag({ country }: { readonly country: string }) {
  return <img alt="" src={`data:image/svg+xml,${encodeURIComponent(flagPicture(country))}`} />;
}
