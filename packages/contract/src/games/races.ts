import * as z from "zod/mini";
import { line } from "../text.ts";
import { face } from "../users/face.ts";
import { uuid } from "../wire.ts";
import { MAX_SAVES } from "./sharing.ts";

/** Before the host starts it; while people play; once everybody has solved or lost the board, the host ended it, or its time is over. */
export const RACE_PHASES = ["waiting", "running", "ended"] as const;
export type RacePhase = (typeof RACE_PHASES)[number];

/** Everybody in one race, with its host. */
export const MAX_IN_RACE = 4;

/** How far a person is. Their name is never sent. */
const racer = z.object({
  /** Whether this is the caller. */
  you: z.boolean(),
  /** Whether it is who shares the board and starts the race. */
  host: z.boolean(),
  /** The one that they have chosen, or else an animal by their place that nobody else in the race has. */
  face,
  /** Per mille of what there is to do on the board. */
  progress: z.int(),
  /** After how many seconds by the server's clock the board was solved; null before that. */
  seconds: z.nullable(z.int()),
  /** Right ones of all first answers, of a quiz that is solved; null otherwise. */
  score: z.nullable(z.object({ right: z.int(), total: z.int() })),
  /** Whether the board was lost; it stays so, also where it is restarted and solved. */
  lost: z.boolean(),
  /** Whether the person has left; they stay in the list once the race has been started. */
  left: z.boolean(),
});
export type Racer = z.infer<typeof racer>;

/** `GET races/{id}` and what every step of a race replies. `state` changes with anything in it but `seconds`. */
export const raceView = z
  .object({
    id: uuid,
    state: z.string(),
    phase: z.enum(RACE_PHASES),
    /** Seconds since the start; 0 before it. */
    seconds: z.int(),
    /** In the order in which they came; at the end the order of the result. */
    people: z.array(racer),
  })
  .check(z.meta({ id: "Race" }));
export type RaceView = z.infer<typeof raceView>;

/** `?state=` of what the caller has: the reply is 204 while that still holds. */
export const raceStateQuery = z.object({ state: z.optional(z.string().check(z.maxLength(200))) });

/** `POST shared-boards/race/open`: the race on the board of a link that is waiting or in which the caller plays, and for
 * who shares the board one that others play. */
export const raceOfBoard = z
  .object({
    /** Whether the caller shares the board: only they can begin a race. */
    own: z.boolean(),
    race: z.nullable(
      z.object({ id: uuid, phase: z.enum(RACE_PHASES), host: face, people: z.int(), joined: z.boolean() }),
    ),
  })
  .check(z.meta({ id: "RaceOfBoard" }));
export type RaceOfBoard = z.infer<typeof raceOfBoard>;

/** `POST shared-boards/race/open`, `…/begin`, `…/join`: the code of the link. */
export const raceCodeBody = z.strictObject({ code: line(100) });

/** `POST races/{id}/progress`: the saves that lead from the start of the board to where the caller is. */
export const raceProgressBody = z.strictObject({
  saves: z.array(z.looseObject({})).check(z.maxLength(MAX_SAVES)),
});
