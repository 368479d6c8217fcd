import { Drawing } from "../memory/view-pictures.tsx";
import { CARD_DRAWINGS } from "./drawings.ts";

/** A picture of a card; its name is beside it. */
export const CardPicture = ({ of }: { readonly of: keyof typeof CARD_DRAWINGS }) => <Drawing of={CARD_DRAWINGS[of]} />;
