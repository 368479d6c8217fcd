import { randomUUID } from "node:crypto";
import type { Board } from "@karota/contract/games/board.ts";
import { EVERY } from "@karota/contract/assignments/collections.ts";
import type { AnyGame } from "@karota/engine/game.ts";
import type { Random } from "@karota/engine/random.ts";
import { CATALOGUE, pathOf } from "@karota/games/catalogue.ts";
import { savesToTheEnd } from "@karota/server/modules/games/testing/playing.ts";
import { idOf, userKey } from "./functions.ts";
import type { Call } from "./load.ts";
import type { Stock } from "./stock.ts";

/** Of what calls a time of day consists: the number of each in about a hundred. */
export type Mix = Readonly<Record<CallName, number>>;

type CallName = keyof ReturnType<typeof callsOf>;

/**
 * A school day. Somebody who comes opens home (three calls), looks at a board or two and saves every few seconds; a pupil
 * reads an assignment and answers it; one person in thirty is a mentor who reads results.
 */
export const WEEKDAY: Mix = {
  overview: 12,
  runningLessons: 8,
  myAssignments: 8,
  progress: 4,
  ownDaily: 9,
  visitorDaily: 4,
  saveDaily: 26,
  savePaid: 9,
  gameInfo: 3,
  start: 2,
  ownBoard: 2,
  assignment: 2,
  answer: 5,
  profile: 1,
  settings: 0.5,
  credits: 0.5,
  statistics: 1,
  groups: 1,
  setAssignments: 0.7,
  results: 0.6,
  gradeBook: 0.4,
  signInStart: 0.6,
  signIn: 0.6,
};

/** Lessons begin: everybody signs in, and classes open what they have been set. */
export const EIGHT_O_CLOCK: Mix = {
  ...WEEKDAY,
  signInStart: 6,
  signIn: 6,
  myAssignments: 15,
  runningLessons: 15,
  assignment: 6,
  answer: 12,
  gradeBook: 1,
  results: 1.5,
};

/** A new day: pages that are open ask for today's games and open them. */
export const MIDNIGHT: Mix = { ...WEEKDAY, overview: 30, ownDaily: 20, visitorDaily: 12, assignment: 0.2, answer: 0.2 };

interface Playing {
  readonly actor: string;
  readonly path: string;
  readonly bodies: readonly string[];
  next: number;
}

/** So many boards are played at once; more that were begun are left lying. */
const AT_ONCE = 300;
const SECONDS_A_MOVE = 5;
/** What a save on a daily board gets after midnight. */
const GONE = 410;

/** One call after the other: those of a mix, by people of the whole country. */
export function callsOf(
  stock: Stock,
  games: ReadonlyMap<string, AnyGame>,
  random: Random,
  tokenOf: (id: string, mentor: boolean) => string,
  idTokenOf: (subject: string, nonce: string) => Promise<string>,
) {
  const dailies: Playing[] = [];
  const paid: Playing[] = [];
  const signIns: { readonly cookie: string; readonly idToken: string }[] = [];
  const { accounts, mentors } = stock.size;
  /** Nobody plays the same board in two windows. */
  const begun = new Set<string>();
  const bodiesOfBoard = new Map<string, readonly string[]>();
  const active = CATALOGUE.filter((row) => row.active);

  const person = () => idOf(userKey(random.below(accounts)));
  const mentor = () => idOf(userKey(random.below(mentors)));
  const get = (name: string, path: string, id: string | null, done?: Call["done"]): Call => ({
    name: `GET ${name}`,
    method: "GET",
    path,
    token: id === null ? undefined : tokenOf(id, false),
    ...(done && { done }),
  });
  const asMentor = (name: string, path: string, id = mentor()): Call => ({
    name: `GET ${name}`,
    method: "GET",
    path,
    token: tokenOf(id, true),
  });
  const withGrid = (body: string, gridId: string) => `{"gridId":"${gridId}",${body.slice(1)}`;
  const aGame = () => random.pick(active).id;

  /** The saves that finish a board, the same for everybody who has it. */
  function bodiesOf(key: string, game: string, board: Board): readonly string[] {
    const known = bodiesOfBoard.get(key);
    if (known) return known;
    const bodies = savesToTheEnd(games.get(game)!, board).map((fields, place) =>
      JSON.stringify({ ...fields, seconds: (place + 1) * SECONDS_A_MOVE }),
    );
    bodiesOfBoard.set(key, bodies);
    return bodies;
  }
  for (const { game, grid_id, payload } of stock.dailies) bodiesOf(grid_id, game, JSON.parse(payload) as Board);

  function daily(id: string | null): Call {
    const game = aGame();
    return get(
      "games/:game/periodic/daily",
      `games/${pathOf(game)}/periodic/daily?language=sl`,
      id,
      id === null
        ? undefined
        : (text) => {
            const board = JSON.parse(text) as Board;
            const path = `games/user_${pathOf(game)}_daily`;
            const bodies = bodiesOf(board.gridId, game, board);
            const key = `${id} ${board.gridId}`;
            if (board.revision > 0 || begun.has(key) || dailies.length >= 2 * AT_ONCE) return;
            begun.add(key);
            dailies.push({ actor: id, path, bodies: bodies.map((body) => withGrid(body, board.gridId)), next: 0 });
          },
    );
  }

  /** The next move of one of those who play now; null while nobody does. */
  function save(name: string, list: Playing[]): Call | null {
    const place = random.below(Math.max(1, Math.min(AT_ONCE, list.length)));
    const [one] = list.splice(place, 1);
    if (!one) return null;
    const body = one.bodies[one.next++]!;
    const done = () => {
      if (one.next < one.bodies.length) list.push(one);
    };
    return {
      name: `POST ${name}`,
      method: "POST",
      path: one.path,
      token: tokenOf(one.actor, false),
      body,
      end: GONE,
      done,
    };
  }

  function nextPaid(): Call | null {
    while (paid.length < AT_ONCE) {
      const board = stock.unfinished.pop();
      if (!board) break;
      const { user_id: actor, grid_id: gridId, game, payload } = board;
      const bodies = bodiesOf(payload, game, JSON.parse(payload) as Board).map((body) => withGrid(body, gridId));
      if (bodies.length > 0) paid.push({ actor, path: `games/${pathOf(game)}/update`, bodies, next: 0 });
    }
    return save("games/:game/update", paid);
  }

  return {
    overview: () => get("games/overview", "games/overview", person()),
    runningLessons: () => get("lessons/running", "lessons/running", person()),
    myAssignments: () => get("assignments/myAssignments", "assignments/myAssignments", person()),
    progress: () => get("learning/progress", "learning/progress", person()),
    ownDaily: () => daily(person()),
    visitorDaily: () => daily(null),
    saveDaily: () => save("games/user_:game_daily", dailies) ?? daily(person()),
    savePaid: nextPaid,
    gameInfo: () => get("games/info/:game", `games/info/${pathOf(aGame())}`, person()),
    start: () => {
      const id = stock.rich.pop();
      if (id === undefined) return null;
      return {
        name: "POST games/:game/create",
        method: "POST" as const,
        path: `games/${pathOf(aGame())}/create?language=sl`,
        token: tokenOf(id, false),
        headers: { "idempotency-key": randomUUID() },
        body: "{}",
      };
    },
    ownBoard: () => {
      const board = stock.unfinished.at(-1 - random.below(Math.max(1, stock.unfinished.length)));
      if (!board) return null;
      return get("games/:game/:gridId", `games/${pathOf(board.game)}/${board.grid_id}`, board.user_id);
    },
    assignment: () => {
      const one = random.pick(stock.assignments);
      return get("assignments/myAssignments/:id", `assignments/myAssignments/${one.assignment_id}`, one.student_id);
    },
    answer: () => {
      const one = stock.open.pop();
      if (!one) return null;
      return {
        name: "POST assignments/myAssignments/:id",
        method: "POST" as const,
        path: `assignments/myAssignments/${one.assignment_id}`,
        token: tokenOf(one.student_id, false),
        body: JSON.stringify({ taskId: String(one.task + 1), taskSelected: random.below(4) }),
      };
    },
    profile: () => get("users", "users", person()),
    settings: () => ({
      name: "PUT users/settings",
      method: "PUT" as const,
      path: "users/settings",
      token: tokenOf(person(), false),
      body: JSON.stringify({ settings: { timer: random.chance(0.5) } }),
    }),
    credits: () => get("credits", "credits", person()),
    statistics: () => get("learning/statistics", "learning/statistics", person()),
    groups: () => asMentor("mentorship/groups", "mentorship/groups"),
    setAssignments: () => asMentor("assignments/group/every", `assignments/group/${EVERY}`),
    results: () => {
      const one = random.pick(stock.set);
      return asMentor("assignments/:id", `assignments/${one.id}`, one.mentor_id);
    },
    gradeBook: () => {
      const one = random.pick(stock.set);
      return asMentor("mentorship/groups/:id/grades", `mentorship/groups/${one.group_id}/grades`, one.mentor_id);
    },
    signInStart: () => ({
      name: "POST aaa/login-start",
      method: "POST" as const,
      path: "aaa/login-start",
      done: (text: string, headers: Readonly<Record<string, unknown>>) => {
        const cookie = String(headers["set-cookie"]).split(";")[0]!;
        const { nonce } = JSON.parse(text) as { nonce: string };
        void idTokenOf(random.pick(stock.subjects), nonce).then((idToken) => signIns.push({ cookie, idToken }));
      },
    }),
    signIn: () => {
      const started = signIns.shift();
      if (!started) return null;
      return {
        name: "POST aaa/login-one-oauth2",
        method: "POST" as const,
        path: "aaa/login-one-oauth2",
        headers: { cookie: started.cookie },
        body: JSON.stringify({ id_token: started.idToken }),
      };
    },
  };
}

/** The next calls of a mix, at random; one that is not there at the moment is passed over. */
export function nextOf(calls: ReturnType<typeof callsOf>, mix: Mix, random: Random): () => Call {
  const names = Object.keys(mix) as CallName[];
  const sum = names.reduce((all, name) => all + mix[name], 0);
  return () => {
    // Ends, because home can always be opened.
    for (;;) {
      let left = (random.bits() / 2 ** 32) * sum;
      const name = names.find((one) => (left -= mix[one]) < 0) ?? names[0]!;
      const call: Call | null = calls[name]();
      if (call) return call;
    }
  };
}
