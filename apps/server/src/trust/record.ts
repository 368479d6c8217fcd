import type { Language } from "@karota/engine/message.ts";
import { LEGAL_BASES, STORED_DATA } from "@karota/contract/service/stored-data.ts";
import type { StoredData } from "../personal-data.ts";
import { documentOf, sayIn, table, timeOf, type Say } from "./document.ts";

const rowOf = (one: StoredData, say: Say): readonly string[] => [
  say(`privacy.row.${one.id}`),
  say(`privacy.row.${one.id}.why`),
  one.people.map((name) => say(`trust.people.${name}`)).join(", "),
  say(`trust.basis.${one.basis}`),
  one.recipients.map((name) => say(`trust.recipient.${name}`)).join(", ") || say("trust.recipient.none"),
  timeOf(one, say),
];

/** The record of processing activities (GDPR, Article 30), made from what the modules declare. */
export function recordIn(language: Language, stored: readonly StoredData[]): string {
  const say = sayIn(language);
  const ordered = stored.toSorted((a, b) => STORED_DATA.indexOf(a.id) - STORED_DATA.indexOf(b.id));
  return documentOf([
    `# ${say("trust.record.title")}`,
    `> ${say("trust.template")}`,
    say("trust.generated"),
    `## ${say("trust.record.controller")}`,
    table(
      [say("trust.field"), say("trust.value")],
      (["controller", "representative", "officer", "hosting", "mail"] as const).map((name) => [
        say(`trust.record.controller.${name}`),
        "[…]",
      ]),
    ),
    `## ${say("trust.record.processing")}`,
    say("trust.record.wording"),
    LEGAL_BASES.map((basis) => `- ${say(`privacy.bases.${basis}`)}`).join("\n"),
    table(
      [
        say("trust.record.data"),
        say("trust.record.purpose"),
        say("trust.record.people"),
        say("trust.record.basis"),
        say("trust.record.recipients"),
        say("trust.record.deletion"),
      ],
      ordered.map((one) => rowOf(one, say)),
    ),
    `## ${say("trust.record.countries")}`,
    say("trust.record.countries.text"),
    `## ${say("trust.record.measures")}`,
    say("trust.record.measures.text"),
  ]);
}
