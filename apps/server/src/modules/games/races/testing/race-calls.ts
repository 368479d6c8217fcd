import type { Board } from "@karota/contract/games/board.ts";
import type { RaceOfBoard, RaceView } from "@karota/contract/games/races.ts";
import type { ShareReply } from "@karota/contract/games/sharing.ts";
import type { Actor } from "../../../../deps.ts";
import type { TestApp } from "../../../../testing/test-app.ts";

/** A new board of a game that its owner shares. */
export interface SharedBoard {
  readonly owner: Actor;
  readonly board: Board;
  readonly code: string;
}

export async function shareNewBoard(it: TestApp, owner: Actor, game = "fake", options = {}): Promise<SharedBoard> {
  const board = (await it.call(owner, "POST", `games/${game}/create`, { options })).json<Board>();
  const { code } = (await it.call(owner, "POST", `games/${game}/${board.gridId}/share`)).json<ShareReply>();
  return { owner, board, code };
}

/** The calls of one race on an installation, as replies and, where they have to succeed, as what they return. */
export function raceCalls(it: TestApp) {
  const byCode = (step: "open" | "begin" | "join", who: Actor, code: string) =>
    it.call(who, "POST", `shared-boards/race/${step}`, { code });
  const step = (name: "start" | "leave", who: Actor, id: string) => it.call(who, "POST", `races/${id}/${name}`, {});
  const send = (who: Actor, id: string, saves: readonly object[]) =>
    it.call(who, "POST", `races/${id}/progress`, { saves });
  const get = (who: Actor, id: string, state?: string) =>
    it.call(who, "GET", `races/${id}${state === undefined ? "" : `?state=${state}`}`);
  const open = async (who: Actor, code: string) => (await byCode("open", who, code)).json<RaceOfBoard>();
  const view = async (who: Actor, id: string) => (await get(who, id)).json<RaceView>();
  const begin = async ({ owner, code }: SharedBoard) => (await byCode("begin", owner, code)).json<RaceView>();

  /** A race that these people have joined in this order, and that its host has started. */
  async function startWith(shared: SharedBoard, people: readonly Actor[]): Promise<string> {
    const { id } = await begin(shared);
    for (const who of people) await byCode("join", who, shared.code);
    const { statusCode, body } = await step("start", shared.owner, id);
    if (statusCode !== 200) throw new Error(body);
    return id;
  }
  return { byCode, step, send, get, open, view, begin, startWith };
}
