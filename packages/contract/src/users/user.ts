import * as z from "zod/mini";
import { LANGUAGES } from "@karota/engine/message.ts";
import { WRITTEN_SUBTRACTIONS } from "@karota/engine/schooling.ts";
import { READING_SPEEDS } from "@karota/engine/speech/reading-speed.ts";
import { line } from "../text.ts";
import { carrots, locale, ROLES, time } from "../wire.ts";
import { face } from "./face.ts";

const few = (most: number) => z.refine((record) => Object.keys(record as object).length <= most);

/** Which mails one wants that are not sent otherwise; off when left out. */
const mailChoices = z.strictObject({
  new_assignment: z.optional(z.boolean()),
  due_tomorrow: z.optional(z.boolean()),
  /** For mentors, on Mondays. */
  weekly_digest: z.optional(z.boolean()),
});
export type MailChoices = z.infer<typeof mailChoices>;
export const MAIL_CHOICES = Object.keys(mailChoices.shape) as (keyof MailChoices)[];

/** The slowest step of the mark of the two keys. */
export const MAX_SCAN_SECONDS = 5;

/** A player's settings; each may be left out. */
export const playerSettings = z
  .strictObject({
    scheme: z.optional(z.enum(["system", "light", "dark"])),
    text_size: z.optional(z.enum(["normal", "large", "larger"])),
    font: z.optional(z.enum(["default", "opendyslexic"])),
    timer: z.optional(z.boolean()),
    state_display: z.optional(z.boolean()),
    explain_mistakes: z.optional(z.boolean()),
    confetti: z.optional(z.boolean()),
    /** The device vibrates at right answers and solved games. */
    vibration: z.optional(z.boolean()),
    /** How fast texts are read aloud. */
    reading_speed: z.optional(z.enum(READING_SPEEDS)),
    /** Whether the garden changes with the seasons; on when left out. */
    seasons: z.optional(z.boolean()),
    letter_shortcuts: z.optional(z.boolean()),
    /** Whether the keys 1 to 4 answer questions; so when left out. */
    answer_keys: z.optional(z.boolean()),
    /** For hands that shake: a press that quickly follows another one at its place does not count. */
    ignore_repeats: z.optional(z.boolean()),
    /** For hands that use one key to move and one to act, such as those of switches. */
    two_keys: z.optional(z.boolean()),
    /** After how many seconds the mark of the two keys moves on by itself; 0 and left out: never. */
    scan_seconds: z.optional(z.int().check(z.gte(0), z.lte(MAX_SCAN_SECONDS))),
    /** How worked solutions subtract; left out: as schools of the language teach it. */
    written_subtraction: z.optional(z.enum(WRITTEN_SUBTRACTIONS)),
    /** Whom the page is for: what it shows first follows from it. */
    audience: z.optional(z.enum(["pupil", "fun", "teacher", "unsaid"])),
    /** Of a pupil: grades 1 to 9, 10 = secondary school. */
    school_year: z.optional(z.int().check(z.gte(1), z.lte(10))),
    /** The picture in the header and in the lists of mentors; null and left out: the default. */
    face: z.optional(z.nullable(face)),
    mails: z.optional(mailChoices),
    /** What each game's own switches are set to, by the game's id and the switch's. */
    games: z.optional(z.record(line(40), z.record(line(40), line(40)).check(few(10))).check(few(60))),
  })
  .check(z.meta({ id: "PlayerSettings" }));
export type PlayerSettings = z.infer<typeof playerSettings>;

/** `GET users`: oneself. */
export const user = z
  .object({
    id: z.uuid(),
    name: z.string(),
    email: z.string(),
    unique_code: z.string(),
    unique_code_expires: time,
    address: z.string(),
    post_number: z.string(),
    post: z.string(),
    country: z.string(),
    company: z.string(),
    vat_id: z.string(),
    language: z.nullable(z.enum(LANGUAGES)),
    settings: playerSettings,
    /** Whether they sign in with a class card: the mentor names them, and only one class is theirs. */
    pupil: z.boolean(),
    roles: z.array(z.enum(ROLES)),
    credit_amount: carrots,
    new_user: z.boolean(),
  })
  .check(z.meta({ id: "User" }));
export type User = z.infer<typeof user>;

/** The longest name of a person, in UTF-16 units. */
export const MAX_NAME_LENGTH = 100;

/** `PUT users`: what is left out stays. */
export const userUpdate = z.strictObject({
  name: z.optional(line(MAX_NAME_LENGTH, 1)),
  address: z.optional(line(200)),
  post_number: z.optional(line(20)),
  post: z.optional(line(100)),
  /** ISO 3166-1 alpha-2, or empty. */
  country: z.optional(z.string().check(z.regex(/^([A-Z]{2})?$/))),
  company: z.optional(line(200)),
  vat_id: z.optional(line(20)),
});
export type UserUpdate = z.infer<typeof userUpdate>;

/** `PUT users/settings`. */
export const settingsUpdate = z.strictObject({
  language: z.optional(locale),
  settings: z.optional(playerSettings),
});
export type SettingsUpdate = z.infer<typeof settingsUpdate>;

export const userReply = z
  .object({ ...user.shape, code: z.optional(z.literal("S-CHANGES-SAVED")) })
  .check(z.meta({ id: "UserReply" }));
