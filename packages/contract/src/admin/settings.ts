import * as z from "zod/mini";
import { MAX_GROUP_SIZE, PACKAGES } from "../mentorship/mentorship.ts";
import { text } from "../text.ts";
import { carrots, time } from "../wire.ts";

/** The least and the most of each figure of the settings, by its schema: pages name both where a value is out of them. */
export const BOUNDS = z.registry<{ readonly least: number; readonly most: number }>();
const whole = (least: number, most: number) =>
  z.int().check(z.gte(least), z.lte(most)).register(BOUNDS, { least, most });
/** 0 is free. */
const PRICE = { least: 0, most: 1000 };
const price = carrots.check(z.gte(PRICE.least), z.lte(PRICE.most), z.multipleOf(0.01)).register(BOUNDS, PRICE);
/** The longest words of the banner, in characters. */
export const BANNER_LENGTH = 300;
const bannerText = text(BANNER_LENGTH, 1);

/** The limits of a package. */
const packageLimits = z.strictObject({
  maxGroups: whole(0, 10_000),
  maxStudents: whole(0, 100_000),
  maxStudentsPerGroup: whole(1, MAX_GROUP_SIZE),
  maxGroupAssignmentsPerWeek: whole(0, 10_000),
  maxStudentAssignmentsPerWeek: whole(0, 100_000),
});
export const PACKAGE_LIMITS = Object.keys(packageLimits.shape) as (keyof typeof packageLimits.shape)[];

/** What an admin may set while Karota runs. */
export const settings = z
  .strictObject({
    /** What everybody sees above each page; null when there is nothing to say. */
    banner: z.nullable(
      z.strictObject({ kind: z.enum(["info", "warning"]), sl: bannerText, en: bannerText, de: bannerText }),
    ),
    /** Whether people who are new may sign in. */
    sign_up: z.boolean(),
    /** Euro cents of one carrot, VAT included; 0: carrots are not sold. */
    carrot_cents: whole(0, 1000),
    /** What a start costs, by the game's tier; 0 is free. */
    prices: z.strictObject({
      quiz10: price,
      quiz20: price,
      quiz40: price,
      leisure: price,
      leisureLarge: price,
    }),
    /** The games that are switched off, by their ids. */
    closed_games: z.array(z.string()).check(z.maxLength(100)),
    /** The sign-in providers that are switched off, by their ids; also those that are not configured at present. */
    closed_providers: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)),
    /** The mentors' packages, the smallest first; no limit may be smaller than that of the package before. */
    packages: z
      .array(z.strictObject({ name: z.enum(PACKAGES), ...packageLimits.shape, priceFactor: price }))
      .check(z.length(PACKAGES.length)),
    limits: z.strictObject({
      /** Requests a minute of a signed-in person. */
      person_requests: whole(60, 100_000),
      /** Requests a minute of an address. */
      address_requests: whole(60, 100_000),
      /** Sign-ins a minute of an address. */
      sign_ins: whole(1, 100_000),
      /** Messages of the contact form an hour of an address. */
      contact_messages: whole(1, 1000),
      /** Wrong unique codes an hour of a mentor. */
      code_tries: whole(1, 1000),
    }),
    retention: z.strictObject({
      /** After how many months without a sign-in an account is erased. */
      unused_months: whole(6, 120),
      /** How many days before that its person is told. */
      warn_days: whole(7, 180),
      /**
       * How long daily and weekly boards that nobody played, traffic, mails that were sent or given up, and messages that
       * are done stay, in days.
       */
      log_days: whole(7, 3650),
      /** How long what admins did is kept, in months. */
      audit_months: whole(6, 120),
      /** After how many months a finished game loses its moves; its result stays. */
      moves_months: whole(1, 120),
    }),
  })
  .check(z.meta({ id: "Settings" }));
export type Settings = z.infer<typeof settings>;

/** The parts in which settings differ, in the order of the first. */
export const changedParts = (before: Settings, after: Settings): readonly (keyof Settings)[] =>
  (Object.keys(before) as (keyof Settings)[]).filter(
    (part) => JSON.stringify(before[part]) !== JSON.stringify(after[part]),
  );

/** `GET admin/settings`: the settings in force; version 0 is the site's own. */
export const settingsReply = z.object({ version: z.int(), settings }).check(z.meta({ id: "SettingsVersion" }));
export type SettingsReply = z.infer<typeof settingsReply>;
/** `PUT admin/settings`: refused with E-KAROTA-OLD_VALUES when `version` is no longer the newest. */
export const settingsBody = z.strictObject({ version: z.int(), settings });

/** `GET admin/settings/versions`: the newest first, at most 50, and what the settings can switch. */
export const settingsVersionsReply = z.object({
  /** Every configured sign-in provider; `own` is the one over which the admin signs in, who cannot switch it off. */
  providers: z.array(z.object({ id: z.string(), label: z.string(), own: z.boolean() })),
  versions: z.array(
    z.object({ version: z.int(), settings, changed_by: z.nullable(z.string()), changed: z.nullable(time) }),
  ),
});
export type SettingsVersionsReply = z.infer<typeof settingsVersionsReply>;
export type SettingsVersions = SettingsVersionsReply["versions"];
