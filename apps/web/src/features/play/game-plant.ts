import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { plantOf, type Plant } from "@karota/games/garden.ts";
import type { Learned } from "../../shared/learning.ts";

/** A game's plant after a board, and whether it has grown with it. */
export interface GamePlant extends Plant {
  readonly hasGrown: boolean;
}

const plantFrom = ({ id, type }: CatalogueRow, { skills, garden }: Learned): Plant =>
  plantOf(
    type,
    garden.find(({ game }) => game === id),
    skills.flatMap(({ game, level }) => (game === id ? [level] : [])),
  );

/** The same without this board, which is one of the completed ones. */
const withoutOne = ({ skills, garden }: Learned): Learned => ({
  skills,
  garden: garden.map((grown) => ({ ...grown, boards: grown.boards - 1 })),
});

/**
 * A game's plant after a finished board.
 * @param learned with this board
 * @param before of a quiz: without it; null where that is not known, and then nothing is said to have grown
 */
export function plantAfter(row: CatalogueRow, learned: Learned, before: Learned | null): GamePlant {
  const plant = plantFrom(row, learned);
  const earlier = row.type === "entertainment" ? withoutOne(learned) : before;
  return { ...plant, hasGrown: earlier !== null && plant.stage > plantFrom(row, earlier).stage };
}
