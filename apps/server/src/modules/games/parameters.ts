import * as z from "zod";

/*
 * Parameters of addresses. Format and existence are the use cases' business: each has its code.
 */
export const game = z.string().meta({ description: "The id or the path of a game, such as simpleMaze or simple_maze" });
export const gridId = z.string().meta({ description: "The board's id, a UUID" });
export const period = z.string().meta({ description: "`daily` or `weekly`" });
