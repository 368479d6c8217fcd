import * as z from "zod";
import type { ShelvedGame } from "./library.ts";

/**
 * What a game says of itself for OpenAPI: its options, the fields of its board and the fields of its saves, named
 * `<id>.options`, `<id>.board`, `<id>.save`.
 */
export function schemasOf({ id, game }: ShelvedGame): Readonly<Record<string, object>> {
  const describe = (schema: unknown): object => {
    const { $schema: _dialect, ...described } = z.toJSONSchema(schema as z.core.$ZodType, {
      io: "input",
      unrepresentable: "any",
    });
    return described;
  };
  return {
    [`${id}.options`]: describe(game.options.schema),
    [`${id}.board`]: describe(game.payload.schema),
    [`${id}.save`]: describe(game.saves.schema),
  };
}
