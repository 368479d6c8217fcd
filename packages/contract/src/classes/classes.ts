import * as z from "zod/mini";
import { MAX_ADDED, MAX_GROUP_SIZE, PACKAGES } from "../mentorship/mentorship.ts";
import { line } from "../text.ts";
import { uuid } from "../wire.ts";
import { CARD_PICTURES, PICTURES_A_CARD } from "./pictures.ts";

/** The longest name of a pupil: it has to fit on a card. */
export const MAX_PUPIL_NAME = 40;

/** The most cards at once: a class is a group, and no package allows larger ones. */
export const MAX_CARDS = MAX_GROUP_SIZE;

/** What spreadsheets take for the beginning of a formula. */
export const FORMULA = /^[=+\-@]/;

/**
 * What a name looks like whose letters were lost, or whose UTF-8 was read as something else: "M\uFFFDller"; "Å¡" or "Ĺˇ" for
 * "š", "Å " for "Š", "ÄŤ" for "č", "Ã¼" for "ü".
 */
export const GARBLED = /\uFFFD|[ÂÃÄÅĂĹ](?:[^\p{Lu}\p{Ll}\p{Lo}\p{M}\p{Nd}\p{Z}'’.,()-]|[ľĽŤŚśźŒœŸ])|[ÅĹ]\p{Zs}\p{Ll}/u;

/** A name or pseudonym, as a mentor writes it. */
const pupilName = line(MAX_PUPIL_NAME, 1).check(
  z.refine((name) => !FORMULA.test(name)),
  z.refine((name) => !GARBLED.test(name)),
);

/** Three different pictures in their order. */
const pictures = z.array(z.enum(CARD_PICTURES)).check(
  z.length(PICTURES_A_CARD),
  z.refine((all) => new Set(all).size === all.length),
);

/** `GET classes/{groupId}`: the pupils with cards of a mentor's group. */
export const classReply = z
  .object({
    /** Whether this site has class cards; false hides all of it. */
    on: z.boolean(),
    /** What pupils type on a shared screen; null before the first pupil. */
    code: z.nullable(z.string()),
    /** The last day on which the cards work, in the site's time zone. */
    lastDay: z.nullable(z.iso.date()),
    /** Whether there are cards from before the group came from another mentor, who may still have them. */
    handedOver: z.boolean(),
    /** Those who are in the group, by name. */
    pupils: z.array(
      z.object({
        id: uuid,
        name: z.string(),
        /** After too many wrong pictures, until the mentor unlocks. */
        locked: z.boolean(),
        /** Whether the card was used at least once. */
        used: z.boolean(),
      }),
    ),
  })
  .check(z.meta({ id: "SchoolClass" }));
export type ClassReply = z.infer<typeof classReply>;

/** A card as it is shown once: nobody can read its secrets later. */
const card = z
  .strictObject({
    id: uuid,
    /** What the QR code's link ends with. */
    secret: z.string().check(z.maxLength(40)),
    pictures,
  })
  .check(z.meta({ id: "ClassCard" }));
export type ClassCard = z.infer<typeof card>;

/** `POST classes/{groupId}/pupils`. */
export const pupilsBody = z.strictObject({
  names: z.array(pupilName).check(z.minLength(1), z.maxLength(MAX_ADDED)),
});

/** New pupils or new cards: the class as it is now, and the cards to print. */
export const cardsReply = z.object({
  class: classReply,
  cards: z.array(card),
  /** The mentor's package after it. */
  package: z.enum(PACKAGES),
});
export type CardsReply = z.infer<typeof cardsReply>;

/** `POST classes/{groupId}/cards`: new cards; the old ones are void at once. */
export const newCardsBody = z.strictObject({
  ids: z.array(uuid).check(z.minLength(1), z.maxLength(MAX_CARDS)),
});

/** `POST classes/{groupId}/cards/print`: cards that were just made, as a PDF. */
export const printCardsBody = z.strictObject({
  cards: z.array(card).check(z.minLength(1), z.maxLength(MAX_CARDS)),
});

/** `PUT classes/{groupId}`: the last day. */
export const classUpdate = z.strictObject({ lastDay: z.iso.date() });

/** `PUT classes/{groupId}/pupils/{pupilId}`. */
export const pupilUpdate = z.strictObject({ name: pupilName });

const secret = line(100);
const code = line(40);

/** `POST classes/card`: whose card it is. */
export const cardBody = z.strictObject({ secret });
export const cardOwner = z.object({ name: z.string() });
export type CardOwner = z.infer<typeof cardOwner>;

/** `POST classes/names`: the pupils of a class, for a list on a shared screen. */
export const namesBody = z.strictObject({ code });
export const namesReply = z.object({ pupils: z.array(z.object({ id: uuid, name: z.string() })) });
export type NamesReply = z.infer<typeof namesReply>;

/** The nonce of `aaa/login-start`. */
const nonce = z.string().check(z.minLength(16), z.maxLength(512));

/** `POST classes/sign-in`: by the card's link, or by class code, name and pictures. */
export const classSignInBody = z.union([
  z.strictObject({ nonce, secret }),
  z.strictObject({ nonce, code, pupil: uuid, pictures }),
]);
export type ClassSignInBody = z.infer<typeof classSignInBody>;

/** An ID token for `aaa/login-class-oauth2`. */
export const classSignInReply = z.object({ id_token: z.string() });

/** `GET classes/mine`: when the caller's class ends; null for who has no class card. */
export const ownClassReply = z.object({
  ending: z.nullable(
    z.object({
      /** Also the day on which the mentor removed the group. */
      lastDay: z.iso.date(),
      isSoon: z.boolean(),
      /** Cards do not work any more; the account is erased 30 days after the last day. */
      isOver: z.boolean(),
    }),
  ),
});
export type OwnClassReply = z.infer<typeof ownClassReply>;
