import { FLAG_TABLE } from "../src/shared/offline/flag-table.ts";
import { isFlagTable } from "./flags.ts";

interface ModuleGraph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

const isVendor = (id: string): boolean => /node_modules\/(react|react-dom|scheduler|@lingui|wouter)\//.test(id);
/** All icons are reached over the package's own list, also those of later screens: each goes where it is used. */
const isIcon = (id: string): boolean => /@tabler\/icons-react\/dist\/esm\/icons\//.test(id);
const first = new Map<string, boolean>();

/** Whether the page's entry (the worker is another) needs a module at once: there is a way to it without a dynamic import. */
function isNeededFirst(id: string, graph: ModuleGraph): boolean {
  const known = first.get(id);
  if (known !== undefined) return known;
  // Stops at cycles; a module in one is reached through another of its importers.
  first.set(id, false);
  const info = graph.getModuleInfo(id);
  const answer =
    info !== null &&
    ((info.isEntry && !id.includes("/worker/")) || info.importers.some((importer) => isNeededFirst(importer, graph)));
  first.set(id, answer);
  return answer;
}

/** Two files beside the entry for the first picture: libraries, which seldom change, and our shell. The rest is split by screen, and the flags are a file. */
export function chunkOf(id: string, graph: ModuleGraph): string | null {
  // Needs nothing, so its name changes only with the flags.
  if (isFlagTable(id)) return FLAG_TABLE;
  if (/packages\/games\/src\/data\/maps\/.*\.json$/.test(id)) return "maps";
  // The entry itself and main.tsx stay in a file of their own: without one the manifest would have no entry.
  if (id.endsWith(".html") || id.endsWith("/main.tsx") || isIcon(id) || !isNeededFirst(id, graph)) return null;
  return isVendor(id) ? "react" : "shell";
}

/** Parts of several screens, each in one file: what a visit loads after the first picture is few requests. */
const LAYERS: Readonly<Record<string, RegExp>> = {
  // What nearly every later screen is made of.
  layer:
    /packages\/ui\/src\/(layout|card|note|fields?|dialog|disclosure|facts|figures|panel|segmented|table)\.|shared\/components\/(app-panel|back-link|confirm-dialog|loaded|page-head)\.|shared\/i18n\/use-times\.|app\/screens\.|games\/src\/load-game\.|texts\/src\/times\.|engine\/src\/clock-text\./,
  // The later parts of home, but for what only mentors see, and what they share with other screens.
  home: /features\/home\/(?!mentor-groups)|shared\/components\/board-card\.|shared\/offline\/guest-learning\.|engine\/src\/(days|quiz\/learning)\./,
  // What header and menu show of a signed-in person.
  profile: /app\/profile-(block|menu)\./,
  // What plays without a network.
  offline: /features\/offline\/(start|until)-|shared\/offline\/(daily-cache|prefetch-daily|has-files|other-build)\./,
};
export const layerOf = (id: string): string | null =>
  Object.keys(LAYERS).find((name) => LAYERS[name]!.test(id)) ?? null;
