import { expect, test } from "vitest";
import { faultsOf } from "@karota/contract/admin/faults.ts";
import type { Settings, SettingsReply } from "@karota/contract/admin/settings.ts";
import { PACKAGES } from "@karota/contract/mentorship/mentorship.ts";
import { formatOf } from "@karota/texts/format.ts";
import { loadSpeaker, loadTexts } from "../../../shared/i18n/texts.ts";
import { mergeOnto, withPart } from "./settings-draft.ts";
import { differencesOf } from "./settings-difference.ts";

const SETTINGS: Settings = {
  banner: null,
  sign_up: true,
  carrot_cents: 10,
  prices: { quiz10: 0.5, quiz20: 1, quiz40: 2, leisure: 1, leisureLarge: 2 },
  closed_games: [],
  closed_providers: [],
  packages: PACKAGES.map((name) => ({
    name,
    maxGroups: 1,
    maxStudents: 10,
    maxStudentsPerGroup: 10,
    maxGroupAssignmentsPerWeek: 2,
    maxStudentAssignmentsPerWeek: 10,
    priceFactor: 0.1,
  })),
  limits: { person_requests: 3000, address_requests: 3000, sign_ins: 300, contact_messages: 3, code_tries: 10 },
  retention: { unused_months: 24, warn_days: 30, log_days: 90, audit_months: 24, moves_months: 12 },
};
const base: SettingsReply = { version: 4, settings: SETTINGS };
const clean = { base, values: SETTINGS };

test("a draft equal to the settings in force is none", () => {
  const changed = withPart(clean, "carrot_cents", 12)!;
  expect(changed.values.carrot_cents).toBe(12);
  expect(withPart(changed, "carrot_cents", 10)).toBeNull();
});

test("what another admin saved is merged below what was typed, and what both changed is named", () => {
  const typed = withPart(withPart(clean, "carrot_cents", 12)!, "sign_up", false)!;
  const newest = { version: 5, settings: { ...SETTINGS, carrot_cents: 15, closed_games: ["sudoku"] } };
  const { draft, both } = mergeOnto(typed, newest);
  expect(draft).toEqual({ base: newest, values: { ...newest.settings, carrot_cents: 12, sign_up: false } });
  expect(both).toEqual(["carrot_cents"]);
  // The same change twice is done.
  const same = { version: 5, settings: { ...SETTINGS, carrot_cents: 12 } };
  expect(mergeOnto(withPart(clean, "carrot_cents", 12)!, same)).toEqual({ draft: null, both: [] });
});

test("faults are named by the field, with the bounds", () => {
  expect(faultsOf(SETTINGS).size).toBe(0);
  const packages = structuredClone(SETTINGS.packages);
  Object.assign(packages[1]!, { maxGroups: 0, priceFactor: 0.125 });
  const wrong: Settings = {
    ...SETTINGS,
    banner: { kind: "info", sl: " ", en: "a".repeat(301), de: "Gut" },
    carrot_cents: Number.NaN,
    prices: { ...SETTINGS.prices, leisure: 0.125 },
    limits: { ...SETTINGS.limits, sign_ins: 1.5 },
    packages,
  };
  expect(Object.fromEntries(faultsOf(wrong))).toEqual({
    "banner.sl": { fault: "empty" },
    "banner.en": { fault: "long" },
    carrot_cents: { fault: "range", least: 0, most: 1000 },
    "prices.leisure": { fault: "hundredths" },
    "limits.sign_ins": { fault: "whole" },
    "packages.1.maxGroups": { fault: "smaller" },
    "packages.1.priceFactor": { fault: "hundredths" },
  });
});

test("a difference reads as what was and what is", async () => {
  const speaker = await loadSpeaker("en");
  await loadTexts("admin", "en");
  await loadTexts("rest", "en");
  const say = (id: string, values = {}) => speaker.say({ id, values });
  const providers = [{ id: "school", label: "Our school", own: false }];
  const words = { say, format: formatOf("en"), speaker, providers };
  const after = { ...SETTINGS, carrot_cents: 12, closed_games: ["sudoku"], closed_providers: ["gone", "school"] };
  expect(differencesOf(SETTINGS, after, words)).toMatchObject([
    { name: "Sign-in: Our school", before: "on", after: "off" },
    // It is not configured any more, so that only its id is known.
    { name: "Sign-in: gone", before: "on", after: "off" },
    { before: "10", after: "12" },
    { name: "Sudoku", before: "on", after: "off" },
  ]);
  expect(differencesOf(after, SETTINGS, words)).toHaveLength(4);
});
