import { Agent, request } from "node:http";
import { setTimeout as pause } from "node:timers/promises";

/** One request of the mix; `done` gets the body of its answer. */
export interface Call {
  readonly name: string;
  readonly method: "GET" | "POST" | "PUT";
  /** Below `/api/v1/`. */
  readonly path: string;
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** A status that is as good as 200, and ends what the call belongs to. */
  readonly end?: number;
  readonly done?: (body: string, headers: Readonly<Record<string, unknown>>) => void;
}

/** What a phase has shown; times are in ms from the moment at which a call was due, by its name. */
export interface LoadReport {
  readonly times: ReadonlyMap<string, readonly number[]>;
  readonly errors: ReadonlyMap<string, number>;
  /** How late the calls left at most: the bench itself had no processor. */
  readonly latestMs: number;
}

const MAX_SOCKETS = 256;

/**
 * Sends calls to servers in turn, so many a second whatever the answers do (an open model), and waits for all answers.
 * @param next makes the next call
 */
export async function sendLoad(
  servers: readonly string[],
  rate: number,
  seconds: number,
  next: () => Call,
): Promise<LoadReport> {
  const agent = new Agent({ keepAlive: true, maxSockets: MAX_SOCKETS });
  const times = new Map<string, number[]>();
  const errors = new Map<string, number>();
  const fail = (what: string) => errors.set(what, (errors.get(what) ?? 0) + 1);
  let latestMs = 0;

  const send = (call: Call, server: string, due: number): Promise<void> =>
    new Promise((ended) => {
      const { name, method, path, token, body } = call;
      latestMs = Math.max(latestMs, performance.now() - due);
      // A timer may be up to a millisecond early.
      const began = Math.min(due, performance.now());
      const headers = {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { "content-type": "application/json", "content-length": Buffer.byteLength(body) }),
        ...call.headers,
      };
      const sent = request(`${server}/api/v1/${path}`, { method, headers, agent }, (answer) => {
        let text = "";
        answer.setEncoding("utf8");
        answer.on("data", (part: string) => (text += part));
        answer.on("end", () => {
          const ofCall = times.get(name) ?? [];
          ofCall.push(performance.now() - began);
          times.set(name, ofCall);
          if (answer.statusCode === 200) call.done?.(text, answer.headers);
          else if (answer.statusCode !== call.end) fail(`${name}: ${answer.statusCode} ${text.slice(0, 120)}`);
          ended();
        });
      });
      sent.on("error", (error) => {
        fail(`${name}: ${error.message}`);
        ended();
      });
      sent.end(body);
    });

  const first = performance.now();
  const open = new Set<Promise<void>>();
  for (let number = 0; number < rate * seconds; number++) {
    const due = first + (number * 1000) / rate;
    const wait = due - performance.now();
    if (wait > 1) await pause(wait);
    const sending = send(next(), servers[number % servers.length]!, due);
    open.add(sending);
    void sending.finally(() => open.delete(sending));
    // Answers are read between calls also when the calls are late.
    if (wait <= 1) await new Promise((turn) => setImmediate(turn));
  }
  await Promise.all(open);
  agent.destroy();
  return { times, errors, latestMs };
}
