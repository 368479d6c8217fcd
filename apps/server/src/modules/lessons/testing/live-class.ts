import type { LessonDesk, LessonView, Step } from "@karota/contract/lessons/lesson.ts";

/** A page of a pupil, as far as a lesson goes: it follows the events and reads the lesson after each. */
export interface LivePupil {
  /** The lesson as it was read last. */
  view(): LessonView | null;
  /** Resolves with the time, by `performance.now()`, when the pupil has this question in this phase. */
  has(phase: LessonView["phase"], number: number): Promise<number>;
  answer(number: number, taskSelected: number): Promise<number>;
  /** Resolves when the stream of events has ended. */
  readonly ended: Promise<void>;
  leave(): void;
}

export interface LiveClass {
  readonly pupils: readonly LivePupil[];
  readDesk(): Promise<LessonDesk>;
  /** Takes a step and resolves with how long it took until each pupil had what it shows, in milliseconds. */
  takeStep(step: Step): Promise<readonly number[]>;
}

const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, "content-type": "application/json" });

async function callAs<Reply>(url: string, token: string, method: string, path: string, body?: object): Promise<Reply> {
  const init = { method, headers: headersOf(token), ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`${url}/api/v1/${path}`, init);
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Reply;
}

/** Opens a lesson as a page does, and joins it first. Resolves when its first event is here. */
async function openPupil(url: string, token: string, { id, code }: { id: string; code: string }): Promise<LivePupil> {
  await callAs(url, token, "POST", "lessons/join", { code });
  const control = new AbortController();
  const { signal } = control;
  let view: LessonView | null = null;
  const waiting = new Set<() => void>();
  const read = async () => {
    view = await callAs<LessonView>(url, token, "GET", `lessons/${id}`);
    for (const look of waiting) look();
  };
  const response = await fetch(`${url}/api/v1/lessons/${id}/events`, { headers: headersOf(token), signal });
  const first = Promise.withResolvers<void>();
  const follow = async () => {
    for await (const chunk of response.body!.pipeThrough(new TextDecoderStream()))
      if (chunk.includes("event: version")) {
        await read();
        first.resolve();
      }
  };
  const ended = follow().catch(() => {});
  await first.promise;
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
    ended,
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
    pupilTokens.map((token, place) => openPupil(urls[place % urls.length]!, token, { id, code: code! })),
  );
  return {
    pupils,
    readDesk,
    async takeStep(step) {
      const { version, number } = await readDesk();
      const start = performance.now();
      const phase = step === "reveal" ? "revealed" : step === "end" ? "ended" : "asking";
      const next = phase === "asking" ? number + 1 : number;
      const arrivals = Promise.all(pupils.map((pupil) => pupil.has(phase, next)));
      await call("POST", "steps", { step, version });
      return (await arrivals).map((at) => at - start);
    },
  };
}
