import { orderFaultsOf } from "@karota/contract/admin/faults.ts";
import { isFree } from "@karota/contract/admin/costs.ts";
import type { Settings } from "@karota/contract/admin/settings.ts";
import { PACKAGES } from "@karota/contract/mentorship/mentorship.ts";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import type { Deps } from "../../deps.ts";

/** Whether a game is open: the catalogue has it, and no admin has closed it. */
export const isOpen = ({ closed_games: closed }: Settings, game: Pick<CatalogueRow, "id" | "active">): boolean =>
  game.active && !closed.includes(game.id);

/** Whether carrots can be bought: they have a price, there is something to spend them on, and a way to pay. */
export function sellsCarrots({
  config: { paymentProviders },
  settings,
}: {
  readonly config: Pick<Deps["config"], "paymentProviders">;
  readonly settings: Deps["settings"];
}): boolean {
  return paymentProviders.length > 0 && settings().carrot_cents > 0 && !isFree(settings());
}

/** The fields that will not do, beyond what the schema says of each alone. */
export function wrongFields(asked: Settings, catalogue: readonly Pick<CatalogueRow, "id">[]): readonly string[] {
  const { closed_games: closed, closed_providers: providers } = asked;
  const known = closed.every((id) => catalogue.some((row) => row.id === id));
  return [
    ...orderFaultsOf(asked).keys(),
    ...asked.packages.flatMap(({ name }, place) => (name === PACKAGES[place] ? [] : [`packages.${place}.name`])),
    ...(known && new Set(closed).size === closed.length ? [] : ["closed_games"]),
    // Unknown ones are right: a provider that is taken out of the configuration stays off when it comes back.
    ...(new Set(providers).size === providers.length ? [] : ["closed_providers"]),
  ];
}
