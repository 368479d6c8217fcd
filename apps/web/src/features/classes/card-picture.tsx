import type { CardPicture as PictureName } from "@karota/contract/classes/pictures.ts";
import { CARD_DRAWINGS } from "@karota/games/card-pictures.ts";
import { Drawing } from "@karota/games/memory/view-pictures.tsx";

/** A picture of a card; its name is beside it. */
export const CardPicture = ({ of }: { readonly of: PictureName }) => <Drawing of={CARD_DRAWINGS[of]} />;
