import { cardPictureOnPaper } from "@karota/games/card-pictures/on-paper.ts";
import { cardPages } from "@karota/print/class-cards.ts";
import { addressWords } from "@karota/print/sheet-address.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { measure } from "./fonts.ts";
import { pdfOf } from "./pdf.ts";
import type { CardsJob } from "./printer.ts";
import { addressCode } from "./qr-code.ts";

/** Cards with which pupils sign in, eight a page, as a PDF in a language. */
export function printedCards({ cards, address, language, now }: CardsJob): Promise<Buffer> {
  const speaker = SPEAKERS[language];
  const contents = cards.map(({ secret, pictures, ...words }) => ({
    ...words,
    // After the hash: browsers send it to no server, so that it is in no log.
    qr: addressCode(`${address}#${secret}`),
    pictures: pictures.map((picture) => ({
      svg: cardPictureOnPaper(picture),
      name: speaker.say({ id: `classes.picture.${picture}` }),
    })),
  }));
  return pdfOf(cardPages(contents, addressWords(address), { speaker, measure }), {
    title: speaker.say({ id: "paper.card.title" }),
    language,
    now,
  });
}
