import { LANGUAGES } from "@karota/engine/message.ts";
import type { Settings, SettingsVersionsReply } from "@karota/contract/admin/settings.ts";
import { CATALOGUE } from "@karota/games/catalogue.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { gameName } from "../../../shared/format/game-words.ts";
import type { Format } from "@karota/texts/format.ts";
import type { useSay } from "../../../shared/i18n/i18n.tsx";

/** One thing that another version has otherwise. */
export interface Difference {
  readonly name: string;
  readonly before: string;
  readonly after: string;
}
interface Words {
  readonly say: ReturnType<typeof useSay>;
  readonly format: Format;
  readonly speaker: Speaker;
  readonly providers: SettingsVersionsReply["providers"];
}

/** Everything that settings say, as names and values that people read, in the order of the page. */
function linesOf(
  settings: Settings,
  providerIds: ReadonlySet<string>,
  { say, format, speaker, providers }: Words,
): ReadonlyMap<string, string> {
  const { banner, sign_up, closed_providers, carrot_cents, prices, closed_games, packages, limits, retention } =
    settings;
  const lines: [string, string][] = [
    [say("admin.settings.banner.kind"), say(`admin.settings.banner.${banner?.kind ?? "none"}`)],
  ];
  for (const language of LANGUAGES)
    lines.push([
      say("admin.settings.banner.in", { language: say(`language.${language}`) }),
      banner ? say("admin.settings.quoted", { text: banner[language] }) : "–",
    ]);
  lines.push([say("admin.settings.signUp"), say(sign_up ? "admin.settings.on" : "admin.settings.off")]);
  for (const id of providerIds)
    lines.push([
      say("admin.check.identity", { label: providers.find((one) => one.id === id)?.label ?? id }),
      say(closed_providers.includes(id) ? "admin.settings.off" : "admin.settings.on"),
    ]);
  lines.push([say("admin.settings.carrot_cents"), format.number(carrot_cents)]);
  for (const tier of Object.keys(prices) as (keyof typeof prices)[])
    lines.push([say(`admin.settings.price.${tier}`), format.number(prices[tier])]);
  for (const { id } of CATALOGUE)
    lines.push([gameName(id, speaker), say(closed_games.includes(id) ? "admin.settings.off" : "admin.settings.on")]);
  for (const { name, ...figures } of packages)
    for (const column of Object.keys(figures) as (keyof typeof figures)[])
      lines.push([
        say("admin.settings.package.cell", {
          package: say(`package.${name}`),
          column: say(`admin.settings.package.${column}`),
        }),
        format.number(figures[column]),
      ]);
  const figures = { ...limits, ...retention };
  for (const name of Object.keys(figures) as (keyof typeof figures)[])
    lines.push([say(`admin.settings.figure.${name}`), format.number(figures[name])]);
  return new Map(lines);
}

/** What changed from one version to the next. */
export function differencesOf(before: Settings, after: Settings, words: Words): readonly Difference[] {
  const providerIds = new Set([
    ...words.providers.map(({ id }) => id),
    // Providers of then may not be configured any more.
    ...before.closed_providers,
    ...after.closed_providers,
  ]);
  const old = linesOf(before, providerIds, words);
  return [...linesOf(after, providerIds, words)].flatMap(([name, value]) => {
    const was = old.get(name) ?? "–";
    return was === value ? [] : [{ name, before: was, after: value }];
  });
}
