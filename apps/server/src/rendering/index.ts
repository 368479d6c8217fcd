import { existsSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { RENDERED } from "@karota/contract/pages.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { calendarOf } from "../calendar.ts";
import type { Deps } from "../deps.ts";
import { isOpen } from "../modules/settings/index.ts";
import type { FindRendered } from "../plugins/pages.ts";
import { renderedDocuments } from "./rendered-documents.ts";
import type { PoolCount } from "../workers/worker-pool.ts";
import { RENDERER, rendererOf } from "./renderer.ts";

export { installSiteMap } from "./site-map.ts";

export interface Rendering {
  readonly find: FindRendered;
  /** How many pages could not be rendered since the start. */
  readonly countFailures: () => number;
  /** The thread that renders; null without a build. */
  readonly count: () => PoolCount | null;
}

/** Among the help's pages are some that are not about a game. */
const PAGES_OF_NO_GAME: ReadonlySet<string> = new Set(RENDERED.filter((page) => !page.includes(":game")));

/** Whether a page is of no game, or of one that is open: the others lead home, and anybody can make up names of games. */
function isOfOpenGame(path: string, { catalogue, settings }: Pick<Deps, "catalogue" | "settings">): boolean {
  if (PAGES_OF_NO_GAME.has(path)) return true;
  const name = /^\/(?:games|qa)\/([^/]+)/.exec(path)?.[1];
  return (
    name === undefined || catalogue.some((row) => [row.id, pathOf(row.id)].includes(name) && isOpen(settings(), row))
  );
}

/** Renders the public pages of a build; without one, the shell serves every address. */
export function installRendering(app: FastifyInstance, webRoot: string, deps: Deps): Rendering {
  let failures = 0;
  const countFailures = () => failures;
  if (!existsSync(join(webRoot, RENDERER))) return { find: async () => null, countFailures, count: () => null };
  const { publicUrl } = deps.config;
  const now = () => deps.clock.now();
  const calendar = calendarOf(deps.config.timeZone);
  const renderer = rendererOf(app, webRoot, publicUrl, now);
  app.addHook("onClose", () => renderer.close());
  const findDocument = renderedDocuments({
    webRoot,
    publicUrl,
    renderer,
    now,
    version: () => [calendar.spanOf("daily", now()).key, deps.settings()],
    onFailure(path, error) {
      failures++;
      app.log.error({ err: error, path }, "a page could not be rendered");
    },
  });
  const find: FindRendered = async (shell, path, language) =>
    isOfOpenGame(path, deps) ? findDocument(shell, path, language) : null;
  return { find, countFailures, count: renderer.count };
}
