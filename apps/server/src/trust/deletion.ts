import type { Language } from "@karota/engine/message.ts";
import { BOUNDS, settings, type Settings } from "@karota/contract/admin/settings.ts";
import { STORED_DATA } from "@karota/contract/service/stored-data.ts";
import { DEFAULT_SETTINGS } from "../modules/settings/index.ts";
import type { StoredData } from "../personal-data.ts";
import { documentOf, sayIn, table, timeOf } from "./document.ts";

const PERIODS = Object.keys(settings.shape.retention.shape) as (keyof Settings["retention"])[];

/** The plan of deletion, made from the retention settings and from what the modules declare. */
export function deletionIn(language: Language, stored: readonly StoredData[]): string {
  const say = sayIn(language);
  const periods = PERIODS.map((name) => {
    const { least, most } = BOUNDS.get(settings.shape.retention.shape[name])!;
    const figures = [DEFAULT_SETTINGS.retention[name], least, most].map(String);
    return [say(`admin.settings.figure.${name}`), ...figures];
  });
  const ordered = stored.toSorted((a, b) => STORED_DATA.indexOf(a.id) - STORED_DATA.indexOf(b.id));
  return documentOf([
    `# ${say("trust.deletion.title")}`,
    `> ${say("trust.template")}`,
    say("trust.generated"),
    `## ${say("trust.deletion.periods")}`,
    say("trust.deletion.periods.text"),
    table(
      [
        say("trust.deletion.period"),
        say("trust.deletion.default"),
        say("trust.deletion.least"),
        say("trust.deletion.most"),
      ],
      periods,
    ),
    `## ${say("trust.deletion.rules")}`,
    table(
      [say("trust.record.data"), say("trust.deletion.when"), say("trust.deletion.by")],
      ordered.map((one) => [say(`privacy.row.${one.id}`), timeOf(one, say), say(`trust.deletion.by.${one.deletion}`)]),
    ),
    `## ${say("trust.deletion.operator")}`,
    (["logs", "backups", "restore", "bank", "year"] as const)
      .map((name) => `- ${say(`trust.deletion.operator.${name}`)}`)
      .join("\n"),
    `## ${say("trust.deletion.proof")}`,
    say("trust.deletion.proof.text"),
  ]);
}
