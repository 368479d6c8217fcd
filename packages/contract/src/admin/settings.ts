import * as z from "zod";
import { PACKAGES } from "../mentorship/mentorship.ts";
import { text } from "../text.ts";
import { carrots, time } from "../wire.ts";
import { BANNER_LENGTH, CARROT_CENTS, LIMITS, PACKAGE_FIGURES, PRICE, RETENTION } from "./bounds.ts";

const whole = ([least, most]: readonly [number, number]) => z.int().check(z.gte(least), z.lte(most));
const price = carrots.check(z.gte(PRICE[0]), z.lte(PRICE[1]), z.multipleOf(0.01));
const bannerText = text(BANNER_LENGTH, 1);

/** What an admin may set while Karota runs. */
export const settings = z
  .strictObject({
    /** What everybody sees above each page; null when there is nothing to say. */
    banner: z.nullable(
      z.strictObject({ kind: z.enum(["info", "warning"]), sl: bannerText, en: bannerText, de: bannerText }),
    ),
    /** Whether people who are new may sign in. */
    sign_up: z.boolean(),
    /** Euro cents of one carrot, VAT included. */
    carrot_cents: whole(CARROT_CENTS),
    /** What a start costs, by the game's tier. */
    prices: z.strictObject({
      quiz10: price,
      quiz20: price,
      quiz40: price,
      leisure: price,
      leisureLarge: price,
    }),
    /** The games that are switched off, by their ids. */
    closed_games: z.array(z.string()).check(z.maxLength(100)),
    /** The mentors' packages, the smallest first; no limit may be smaller than that of the package before. */
    packages: z
      .array(
        z.strictObject({
          name: z.enum(PACKAGES),
          maxGroups: whole(PACKAGE_FIGURES.maxGroups),
          maxStudents: whole(PACKAGE_FIGURES.maxStudents),
          maxStudentsPerGroup: whole(PACKAGE_FIGURES.maxStudentsPerGroup),
          maxGroupAssignmentsPerWeek: whole(PACKAGE_FIGURES.maxGroupAssignmentsPerWeek),
          maxStudentAssignmentsPerWeek: whole(PACKAGE_FIGURES.maxStudentAssignmentsPerWeek),
          priceFactor: price,
        }),
      )
      .check(z.length(PACKAGES.length)),
    limits: z.strictObject({
      /** Requests a minute of a signed-in person. */
      person_requests: whole(LIMITS.person_requests),
      /** Requests a minute of an address. */
      address_requests: whole(LIMITS.address_requests),
      /** Sign-ins a minute of an address. */
      sign_ins: whole(LIMITS.sign_ins),
      /** Messages of the contact form an hour of an address. */
      contact_messages: whole(LIMITS.contact_messages),
      /** Wrong unique codes an hour of a mentor. */
      code_tries: whole(LIMITS.code_tries),
    }),
    retention: z.strictObject({
      /** After how many months without a sign-in an account is erased. */
      unused_months: whole(RETENTION.unused_months),
      /** How many days before that the person is warned. */
      warn_days: whole(RETENTION.warn_days),
      /** How long daily and weekly boards that were never played, traffic and sent mails are stored, in days. */
      log_days: whole(RETENTION.log_days),
      /** How long the audit log is stored, in months. */
      audit_months: whole(RETENTION.audit_months),
    }),
  })
  .meta({ id: "Settings" });
export type Settings = z.infer<typeof settings>;

/** `GET admin/settings`: the settings in force; version 0 is the site's own. */
export const settingsReply = z.object({ version: z.int(), settings }).meta({ id: "SettingsVersion" });
export type SettingsReply = z.infer<typeof settingsReply>;
/** `PUT admin/settings`: refused with E-KAROTA-OLD_VALUES when `version` is no longer the newest. */
export const settingsBody = z.strictObject({ version: z.int(), settings });

/** `GET admin/settings/versions`: the newest first, at most 50. */
export const settingsVersionsReply = z.object({
  versions: z.array(
    z.object({ version: z.int(), settings, changed_by: z.nullable(z.string()), changed: z.nullable(time) }),
  ),
});
export type SettingsVersions = z.infer<typeof settingsVersionsReply>["versions"];
