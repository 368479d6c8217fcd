import type { LessonDesk, LessonView, Step } from "@karota/contract/lessons/lesson.ts";

/** A page of a pupil, as far as a lesson goes: it follows the events and reads the lesson after each. */
export interface LivePupil {
  /** The lesson as it was read last. */
  view(): LessonView | null;
  /** Resolves with the time, by `performance.now()`, when the pupil has this question in this phase. */
  has(phase: LessonView["phase"], number: number): Promise<number>;
  /** Resolves with the status; rejects when the server is gone. */
  answer(number: number, taskSelected: number): Promise<number>;
  /** Follows the events of this server from now on. Resolves when the lesson was read after the first one. */
  comeTo(url: string): Promise<void>;
  /** Resolves when the present stream of events has ended. */
  ended(): Promise<void>;
  leave(): void;
}

export interface LiveClass {
  readonly pupils: readonly LivePupil[];
  readDesk(): Promise<LessonDesk>;
  /** Takes a step and resolves with how long it took until each pupil had what it shows, in milliseconds. */
  takeStep(step: Step, among?: readonly LivePupil[]): Promise<readonly number[]>;
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, "content-type": "application/json" });

async function callAs<Reply>(url: string, token: string, method: string, path: string, body?: object): Promise<Reply> {
  const init = { method, headers: headersOf(token), ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`${url}/api/v1/${path}`, init);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply;
}

/** A pupil who has joined the lesson at this server, without its events yet. */
async function joinLesson(
  first: string,
  token: string,
  { id, code }: { id: string; code: string },
): Promise<LivePupil> {
  await callAs(first, token, "POST", "lessons/join", { code });
  let url = first;
  let control = new AbortController();
  let ended = Promise.resolve();
  let view: LessonView | null = null;
  const waiting = new Set<() => void>();
  const read = async () => {
    view = await callAs<LessonView>(url, token, "GET", `lessons/${id}`);
    for (const look of waiting) look();
  };
  async function follow(body: NonNullable<Response["body"]>, onRead: () => void): Promise<void> {
    for await (const chunk of body.pipeThrough(new TextDecoderStream()))
      if (chunk.includes("event: version")) {
        await read();
        onRead();
      }
  }
  return {
    view: () => view,
    has: (phase, number) =>
      new Promise((resolve) => {
        const look = () => {
          if (view?.phase !== phase || view.number !== number) return;
          waiting.delete(look);
          resolve(performance.now());
        };
        waiting.add(look);
        look();
      }),
    answer: async (number, taskSelected) => {
      const init = { method: "POST", headers: headersOf(token), body: JSON.stringify({ number, taskSelected }) };
      const { status, body } = await fetch(`${url}/api/v1/lessons/${id}/answers`, init);
      await body?.cancel();
      return status;
    },
    async comeTo(other) {
      url = other;
      control.abort();
      control = new AbortController();
      const init = { headers: headersOf(token), signal: control.signal };
      const { body } = await fetch(`${url}/api/v1/lessons/${id}/events`, init);
      const first = Promise.withResolvers<void>();
      ended = follow(body!, first.resolve).catch(() => {});
      await first.promise;
    },
    ended: () => ended,
    leave: () => control.abort(),
  };
}

/** A class of pupils who follow one lesson by turns over these servers; the mentor uses the first one. */
export async function openClass(
  urls: readonly string[],
  mentorToken: string,
  pupilTokens: readonly string[],
  id: string,
): Promise<LiveClass> {
  const call = <Reply>(method: string, path: string, body?: object) =>
    callAs<Reply>(urls[0]!, mentorToken, method, `lessons/${id}/${path}`, body);
  const readDesk = () => call<LessonDesk>("GET", "desk");
  const { code } = await readDesk();
  const pupils = await Promise.all(
    pupilTokens.map(async (token, place) => {
      const url = urls[place % urls.length]!;
      const pupil = await joinLesson(url, token, { id, code: code! });
      await pupil.comeTo(url);
      return pupil;
    }),
  );
  return {
    pupils,
    readDesk,
    async takeStep(step, among = pupils) {
      const { version, number } = await readDesk();
      const start = performance.now();
      const phase = step === "reveal" ? "revealed" : step === "end" ? "ended" : "asking";
      const next = phase === "asking" ? number + 1 : number;
      const arrivals = Promise.all(among.map((pupil) => pupil.has(phase, next)));
      await call("POST", "steps", { step, version });
      return (await arrivals).map((at) => at - start);
    },
  };
}
