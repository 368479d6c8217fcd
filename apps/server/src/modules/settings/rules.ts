import { orderFaultsOf } from "@karota/contract/admin/faults.ts";
import type { Settings } from "@karota/contract/admin/settings.ts";
import { PACKAGES } from "@karota/contract/mentorship/mentorship.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";

/** Whether a game is open: the catalogue has it, and no admin has closed it. */
export const isOpen = ({ closed_games: closed }: Settings, game: Pick<CatalogueRow, "id" | "active">): boolean =>
  game.active && !closed.includes(game.id);

/** The fields that will not do, beyond what the schema says of each alone. */
export function wrongFields(asked: Settings, catalogue: readonly Pick<CatalogueRow, "id">[]): readonly string[] {
  const closed = asked.closed_games;
  const known = closed.every((id) => catalogue.some((row) => row.id === id));
  return [
    ...orderFaultsOf(asked).keys(),
    ...asked.packages.flatMap(({ name }, place) => (name === PACKAGES[place] ? [] : [`packages.${place}.name`])),
    ...(known && new Set(closed).size === closed.length ? [] : ["closed_games"]),
  ];
}
