import { vi } from "vitest";
import type { MyTask } from "@karota/contract/assignments/my-assignment.ts";
import type {
  LessonBoard,
  LessonDesk,
  LessonResults,
  LessonView,
  Phase,
  Step,
} from "@karota/contract/lessons/lesson.ts";
import { seeded } from "@karota/engine/random.ts";
import { addition } from "@karota/games/addition/index.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";

/** A lesson of three additions with Eva and Jan in it, as its server replies, and the network that leads there. */

export const LESSON_ID = "9780e492-17f7-4bd9-bd19-66431f25df4d";
export const CODE = "K7F2QX";
export const EVA = "22222222-2222-4222-8222-222222222222";
const JAN = "33333333-3333-4333-8333-333333333333";
const TIME = "2026-11-21T12:00:00+01:00";
const PLANNED = 3;
const MENTOR = { name: "Ana Novak", face: null };

/** How the network treats streams: as it should, or as proxies of schools do. */
type Streams = "open" | "held" | "forbidden" | "a page";
/** What a call gets: the server's reply, a failure of the catalogue, or nothing at all. */
type Refusal = { readonly status: number; readonly code: string };

interface Posted {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Rejects when a request is aborted. */
const abortOf = (signal?: AbortSignal | null): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

export function fakeLesson() {
  const { tasks } = addition.generate({ level: "easy", tasks: 5, form: "numbers" }, seeded("lesson"));
  const asked = tasks.map((task, place) => ({ ...task, taskId: String(place + 1) }));
  const is = {
    phase: "waiting" as Phase,
    number: 0,
    version: 1,
    names: false,
    /** Whether the person of the join screens is in it. */
    isIn: false,
    /** Whether that person leads it. */
    isOwn: false,
    /** Who is not taken out, with what they chose of the present question. */
    people: new Map<string, number | null>([
      [EVA, null],
      [JAN, null],
    ]),
    hasNetwork: true,
    streams: "open" as Streams,
    /** What the next call of this method and path gets instead. */
    refused: new Map<string, Refusal>(),
    /** What calls other than GET wait for. */
    gate: Promise.resolve(),
    /** What the replies to GET wait for, once they are made, unless the page gives up. */
    reads: Promise.resolve(),
    /** What the replies to other calls wait for, once they are made. */
    replies: Promise.resolve(),
  };
  /** What Eva chose of each question. */
  const chosen = new Map<number, number>();
  const posted: Posted[] = [];
  const asks: string[] = [];
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();

  const taskAt = (number: number) => asked[number - 1]!;
  function describe(number: number, selected: number | null, isRevealed: boolean): MyTask {
    const task = taskAt(number);
    const board = { ...addition.start({ tasks: [task] }), given: [selected === null ? null : { selected }] };
    return {
      taskId: task.taskId,
      game: "addition",
      board: addition.payload.redact!(board, SPEAKERS.en),
      answered: selected !== null,
      ...(selected !== null && { taskSelected: selected }),
      result: isRevealed
        ? {
            correct: selected === task.correct,
            right: task.correct,
            board: addition.payload.encode(board, SPEAKERS.en),
          }
        : null,
    };
  }
  const counts = (): number[] =>
    [0, 1, 2, 3].map((place) => [...is.people.values()].filter((one) => one === place).length);
  const answered = () => [...is.people.values()].filter((one) => one !== null).length;
  const state = () => JSON.stringify([is.version, is.phase, is.names, [...is.people]]);
  const present = () => ({ id: LESSON_ID, state: state(), phase: is.phase, number: is.number });
  const isOpen = () => is.number > 0 && is.phase !== "ended";
  const figures = () => ({
    ...present(),
    version: is.version,
    answered: answered(),
    here: is.people.size,
    planned: PLANNED,
    asked: is.number,
    code: is.phase === "ended" ? null : CODE,
  });
  /** As Eva sees it. */
  const view = (): LessonView => ({
    ...present(),
    mentor: MENTOR,
    task: isOpen() ? describe(is.number, is.people.get(EVA) ?? null, is.phase === "revealed") : null,
    marks: Array.from({ length: is.phase === "asking" ? is.number - 1 : is.number }, (_, place) => {
      const one = chosen.get(place + 1);
      return one === undefined ? null : one === taskAt(place + 1).correct;
    }),
  });
  const desk = (): LessonDesk => ({
    ...figures(),
    group: { id: JAN, name: "5. b" },
    names: is.names,
    task: isOpen() ? describe(is.number, null, true) : null,
    counts: isOpen() ? counts() : [],
    people: [...is.people].map(([id, selected]) => ({
      id,
      name: id === EVA ? "Eva" : "Jan",
      face: null,
      here: true,
      selected,
    })),
  });
  const board = (): LessonBoard => ({
    ...figures(),
    task: isOpen() ? describe(is.number, null, is.phase === "revealed") : null,
    counts: is.phase === "revealed" ? counts() : null,
    names: is.names ? ["Eva", "Jan"] : null,
  });
  const results = (): LessonResults => ({
    id: LESSON_ID,
    group: "5. b",
    started: TIME,
    ended: TIME,
    questions: Array.from({ length: is.number }, (_, place) => ({
      number: place + 1,
      task: describe(place + 1, null, true),
      counts: counts(),
    })),
    people: desk().people.map(({ id, name, face, selected }) => ({
      id,
      name,
      face,
      choices: Array.from({ length: is.number }, () => selected),
    })),
  });

  /** Something has changed; open streams say so. */
  function announce(): void {
    is.version++;
    for (const stream of open) stream.enqueue(new TextEncoder().encode(`event: version\ndata: ${is.version}\n\n`));
  }
  /** The mentor's next step, here or in another window. */
  function step(name: Step): void {
    if (name === "ask" || name === "repeat") {
      is.number++;
      for (const id of is.people.keys()) is.people.set(id, null);
    }
    is.phase = name === "reveal" ? "revealed" : name === "end" ? "ended" : "asking";
    announce();
  }
  const json = (body: object, status = 200) => Response.json(body, { status });
  const refuse = (status: number, code: string) => json({ code }, status);

  function stream(signal: AbortSignal): Response {
    if (is.streams === "forbidden") return new Response("<h1>Blocked</h1>", { status: 403 });
    if (is.streams === "a page") return new Response("<h1>Sign in</h1>", { headers: { "content-type": "text/html" } });
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        if (is.streams === "open") {
          open.add(controller);
          controller.enqueue(new TextEncoder().encode(`event: version\ndata: ${is.version}\n\n`));
        }
        signal.addEventListener("abort", () => {
          open.delete(controller);
          controller.error(signal.reason);
        });
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  }
  function read(path: string, known: string | null): Response {
    const reply = path.endsWith("/desk") ? desk() : path.endsWith("/board") ? board() : view();
    return reply.state === known ? new Response(null, { status: 204 }) : json(reply);
  }
  function answer({ number, taskSelected }: { number: number; taskSelected: number }): Response {
    const before = is.people.get(EVA);
    if (is.phase !== "asking" || number !== is.number || (before !== null && before !== taskSelected))
      return refuse(409, "E-KAROTA-OLD_VALUES");
    is.people.set(EVA, taskSelected);
    chosen.set(number, taskSelected);
    return json(view());
  }
  function change({ method, path, body }: Posted): Response {
    if (path.endsWith("/answers")) return answer(body as Parameters<typeof answer>[0]);
    if (path === "lessons/open" || path === "lessons/join") {
      is.isIn ||= path === "lessons/join";
      return json({ id: LESSON_ID, mentor: MENTOR, state: is.isOwn ? "own" : is.isIn ? "in" : "open" });
    }
    if (path.endsWith("/steps")) {
      const { step: name, version } = body as { step: Step; version: number };
      if (version !== is.version) return refuse(409, "E-KAROTA-OLD_VALUES");
      step(name);
    } else if (method === "DELETE") is.people.delete(path.split("/").at(-1)!);
    else is.names = (body as { names: boolean }).names;
    return json(desk());
  }

  vi.stubGlobal("fetch", async (url: URL | string, init: RequestInit = {}) => {
    const { pathname, searchParams } = new URL(url, location.href);
    const path = pathname.replace("/api/v1/", "");
    const method = init.method ?? "GET";
    asks.push(`${method} ${path}`);
    if (!is.hasNetwork) throw new TypeError("Failed to fetch");
    if (path.endsWith("/events")) return stream(init.signal!);
    const refusal = is.refused.get(`${method} ${path}`);
    if (refusal) return refuse(refusal.status, refusal.code);
    if (method === "GET") {
      const made = path.endsWith("/results") ? json(results()) : read(path, searchParams.get("state"));
      await Promise.race([is.reads, abortOf(init.signal)]);
      return made;
    }
    const one = { method, path, body: init.body ? (JSON.parse(init.body as string) as unknown) : undefined };
    posted.push(one);
    await is.gate;
    const made = change(one);
    await is.replies;
    return made;
  });

  return {
    is,
    posted,
    asks,
    step,
    announce,
    taskAt,
    /** Without a network nothing arrives, and what is open breaks off. */
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
