import * as z from "zod";
import type { LoadedGame } from "./game-registry.ts";

const describe = (schema: unknown): Record<string, unknown> => {
  const { $schema: _dialect, ...described } = z.toJSONSchema(schema as z.core.$ZodType, {
    io: "input",
    unrepresentable: "any",
  });
  return described;
};

/** As a part of a larger schema, which has other fields besides. */
function describePart(schema: unknown): object {
  const { additionalProperties: _closed, ...part } = describe(schema);
  return part;
}

/**
 * The OpenAPI schemas of games: options, the fields of boards and the fields of saves, named `<id>.options`,
 * `<id>.board`, `<id>.save`; and those of any game: `GameOptions`, `GameBoard`, discriminated by `game`, `GameSave`.
 */
export function schemasOf(games: readonly LoadedGame[]): Readonly<Record<string, object>> {
  const own = games.map(({ id, game }) => ({
    [`${id}.options`]: describe(game.options.schema),
    [`${id}.board`]: describePart(game.payload.schema),
    [`${id}.save`]: describePart(game.saves.schema),
  }));
  const refer = (name: string) => ({ $ref: `#/components/schemas/${name}` });
  const named = (id: string) => ({ type: "object", properties: { game: { const: id } }, required: ["game"] });
  const nothing = { type: "object", description: "Nothing of the game: a reset, or time that has passed" };
  return Object.assign(
    {
      GameOptions: { anyOf: games.map(({ id }) => refer(`${id}.options`)) },
      GameBoard: { anyOf: games.map(({ id }) => ({ allOf: [refer(`${id}.board`), named(id)] })) },
      GameSave: { anyOf: [...games.map(({ id }) => refer(`${id}.save`)), nothing] },
    },
    ...own,
  );
}
