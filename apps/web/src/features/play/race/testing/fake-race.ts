import { vi } from "vitest";
import { CODES, type FailureCode } from "@karota/contract/errors/codes.ts";
import type { Racer, RaceView } from "@karota/contract/games/races.ts";
import type { AnyGame } from "@karota/engine/game.ts";
import { seeded } from "@karota/engine/random.ts";
import { addition } from "@karota/games/addition/index.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";

/** A shared board of five additions with a race on it, as its server replies, and the network that leads there. */

export const CODE = "7h3kq0m5v9x2c8r4";
export const RACE_ID = "9780e492-17f7-4bd9-bd19-66431f25df4d";
export const FOX = { animal: "fox", colour: "logic" } as const;
const HEDGEHOG = { animal: "hedgehog", colour: "measures" } as const;
export const game = addition as unknown as AnyGame;
export const START = addition.start(
  addition.generate({ level: "easy", tasks: 5, form: "numbers" }, seeded("race")),
) as unknown as {
  readonly puzzle: { readonly tasks: readonly { readonly taskId: string; readonly correct: number }[] };
};

export const racer = (more: Partial<Racer> = {}): Racer => ({
  you: false,
  host: false,
  face: HEDGEHOG,
  progress: 0,
  seconds: null,
  score: null,
  lost: false,
  left: false,
  ...more,
});
export const ME = racer({ you: true, host: true });
export const FRIEND = racer({ face: FOX });

interface Posted {
  readonly path: string;
  readonly body: unknown;
}

export function fakeRace() {
  const is = {
    /** Null: there is none. */
    phase: null as RaceView["phase"] | null,
    id: RACE_ID,
    /** Whether the caller shares the board. */
    isOwn: true,
    people: [ME] as readonly Racer[],
    seconds: 0,
    version: 1,
    hasNetwork: true,
    /** What the next call of this path gets instead. */
    refused: new Map<string, FailureCode>(),
    /** What calls but those for the race itself wait for. */
    gate: Promise.resolve(),
  };
  const posted: Posted[] = [];
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const me = () => is.people.find(({ you }) => you);
  const state = () => JSON.stringify([is.version, is.id, is.phase, is.people]);
  const view = (): RaceView => ({
    id: is.id,
    state: state(),
    phase: is.phase!,
    seconds: is.seconds,
    people: [...is.people],
  });
  const json = (body: object, status = 200) => Response.json(body, { status });
  const refuse = (code: FailureCode) => json({ code }, CODES[code]);
  const board = () => ({
    ...(game.payload.encode(START, SPEAKERS.en) as object),
    gridId: "b7c3e0a4-5a52-4b5d-8a57-4f2f3f0c9d11",
    gameId: "b7c3e0a4-5a52-4b5d-8a57-4f2f3f0c9d11",
    game: "addition",
    options: { level: "easy", tasks: 5 },
    period: null,
    ends: null,
    completed: false,
    revision: 0,
    seconds: 0,
  });

  /** Something has changed; open streams say so. */
  function change(next: Partial<typeof is>): void {
    Object.assign(is, next);
    is.version++;
    for (const stream of open) stream.enqueue(new TextEncoder().encode(`event: version\ndata: ${is.version}\n\n`));
  }
  function stream(signal: AbortSignal): Response {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        open.add(controller);
        controller.enqueue(new TextEncoder().encode(`event: version\ndata: ${is.version}\n\n`));
        signal.addEventListener("abort", () => {
          open.delete(controller);
          controller.error(signal.reason);
        });
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  }
  function found(): object {
    const host = is.people.find(({ host }) => host);
    const race = {
      id: is.id,
      phase: is.phase,
      host: host?.face ?? HEDGEHOG,
      people: is.people.length,
      joined: me()?.left === false,
    };
    return { own: is.isOwn, race: is.phase === null ? null : race };
  }
  /** Where the saves lead is counted by the rules of the game, as the server does. */
  function progress(saves: readonly never[]): void {
    const now = saves.reduce((before: unknown, save) => game.saves.merge(before, save), START);
    const { progress, status } = game.check(now);
    const isSolved = status === "solved";
    const reached = {
      progress: Math.floor((1000 * progress.done) / progress.total),
      seconds: isSolved ? 75 : null,
      score: isSolved ? { right: 5, total: 5 } : null,
    };
    change({ people: is.people.map((one) => (one.you ? { ...one, ...reached } : one)) });
  }
  async function post(path: string, body: object): Promise<Response> {
    if (path === "shared-boards/open") return json(board());
    if (path === "shared-boards/race/open") return json(found());
    await is.gate;
    if (path === "shared-boards/race/begin") change({ phase: "waiting", people: [ME] });
    else if (path === "shared-boards/race/join") change({ people: [...is.people, racer({ you: true })] });
    else if (path.endsWith("/start")) {
      if (is.people.length < 2) return refuse("E-RACE-ALONE");
      change({ phase: "running" });
    } else if (path.endsWith("/progress")) {
      if (is.phase !== "running") return refuse("E-RACE-NOT_RUNNING");
      progress((body as { saves: readonly never[] }).saves);
    } else if (path.endsWith("/leave"))
      change({ people: is.people.map((one) => (one.you ? { ...one, left: true } : one)) });
    return json(view());
  }
  vi.stubGlobal("fetch", async (url: URL | string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, location.href);
    const path = pathname.replace("/api/v1/", "");
    if (!is.hasNetwork) throw new TypeError("Failed to fetch");
    const refusal = is.refused.get(path);
    if (refusal) {
      is.refused.delete(path);
      return refuse(refusal);
    }
    if (path.endsWith("/events")) return stream(init.signal!);
    if (init.method === "GET") {
      if (!me()) return json({ code: "E-KAROTA-NOT_FOUND" }, 404);
      return searchParams.get("state") === state() ? new Response(null, { status: 204 }) : json(view());
    }
    const body = JSON.parse(init.body as string) as object;
    posted.push({ path, body });
    return post(path, body);
  });

  return {
    is,
    posted,
    change,
    /** How often a call was made whose path ends so. */
    count: (end: string) => posted.filter(({ path }) => path.endsWith(end)).length,
    loseNetwork(): void {
      is.hasNetwork = false;
      for (const stream of open) stream.error(new TypeError("network error"));
      open.clear();
    },
    findNetwork(): void {
      is.hasNetwork = true;
      dispatchEvent(new Event("online"));
    },
  };
}
