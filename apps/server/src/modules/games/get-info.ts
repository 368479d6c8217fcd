import type { GameInfo } from "@karota/contract/games/board.ts";
import type { Language } from "@karota/engine/message.ts";
import type { OptionValues } from "@karota/engine/options.ts";
import type { Actor } from "../../deps.ts";
import { carrotsOf } from "../credits/index.ts";
import { getGame, isActive, type GamesDeps } from "./games-deps.ts";
import { listOwnUnfinished, periodStates } from "./own-progress.ts";
import { carrotCentsOf, tierPriceOf } from "./prices.ts";

/**
 * What a game offers, what it costs, and the caller's progress in it. Who may start one soon finds a board made: the
 * usual one is prepared meanwhile. @throws E-KAROTA-NOT_FOUND
 */
export async function getInfo(
  deps: GamesDeps,
  input: { readonly actor: Actor | null; readonly name: string; readonly language: Language },
): Promise<GameInfo> {
  const loaded = getGame(deps, input.name);
  const { game } = loaded;
  const settings = deps.settings();
  const active = isActive(deps, loaded);
  if (active && input.actor) deps.boardPool.prepare(loaded.id, deps.boards.optionsOf(loaded, "daily", input.language));
  const states = await periodStates(deps, input.actor, input.language);
  return {
    game: loaded.id,
    active,
    fields: game.options.fields.map(({ name, kind, values }) => ({ name, kind, values: [...values] })),
    presets: (game.options.presets as readonly OptionValues[]).map((options) => {
      const price = tierPriceOf(settings, game.tier(options));
      return { options: { ...options }, price: carrotsOf(price), price_cents: carrotCentsOf(settings, price) };
    }),
    daily: states(loaded, "daily"),
    weekly: states(loaded, "weekly"),
    unfinished: await listOwnUnfinished(deps, input.actor, loaded.id),
  };
}
