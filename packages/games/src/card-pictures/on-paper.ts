import { svgOnPaper } from "../memory/pictures-on-paper.ts";
import { CARD_DRAWINGS } from "./drawings.ts";

/** A picture of a card as a document of SVG that a PDF can contain. */
export const cardPictureOnPaper = (picture: keyof typeof CARD_DRAWINGS): string => svgOnPaper(CARD_DRAWINGS[picture]);
