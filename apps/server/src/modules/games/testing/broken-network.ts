import { randomInt } from "node:crypto";
import type { RunningServer } from "../../../testing/running-server.ts";

/** One answered request. */
export interface NetworkReply {
  readonly status: number;
  readonly body: unknown;
}

/**
 * A network on which requests and answers get lost, to servers that are killed; a call is repeated until it is
 * answered.
 */
export interface BrokenNetwork {
  /** As a player (null: a visitor); with a key, each try carries the same one. Rejects after very many tries. */
  call(token: string | null, path: string, body?: object, key?: string): Promise<NetworkReply>;
  /** The same without losses, to one server. */
  ask(server: RunningServer, token: string | null, path: string): Promise<NetworkReply>;
  /** What happened so far. */
  readonly counts: { answered: number; cut: number; unreachable: number; failed: number };
}

const MAX_TRIES = 400;
/** One in so many requests is cut before its answer, and one in so many while it is read. */
const CUT_ONE_IN = 14;

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** @param servers those that run at the moment; there may be none for a while */
export function brokenNetwork(servers: () => readonly RunningServer[]): BrokenNetwork {
  const counts = { answered: 0, cut: 0, unreachable: 0, failed: 0 };

  async function send(
    server: RunningServer,
    token: string | null,
    path: string,
    body: object | undefined,
    key: string | undefined,
    signal?: AbortSignal,
  ): Promise<Response> {
    return fetch(`${server.url}/api/v1/${path}`, {
      headers: {
        ...(token !== null && { authorization: `Bearer ${token}` }),
        ...(body && { "content-type": "application/json" }),
        ...(key !== undefined && { "idempotency-key": key }),
      },
      ...(body && { method: "POST", body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  }

  /** Null when it got lost on the way there or back. */
  async function tryOnce(...[token, path, body, key]: Parameters<BrokenNetwork["call"]>): Promise<NetworkReply | null> {
    const running = servers();
    const server = running[randomInt(Math.max(1, running.length))];
    if (!server) return null;
    const abort = new AbortController();
    const luck = randomInt(CUT_ONE_IN);
    if (luck === 0) setTimeout(() => abort.abort(), randomInt(12));
    try {
      const reply = await send(server, token, path, body, key, abort.signal);
      if (luck === 1) {
        counts.cut++;
        abort.abort();
        return null;
      }
      const answer = { status: reply.status, body: await reply.json() };
      if (answer.status < 500) return answer;
      counts.failed++;
    } catch {
      if (abort.signal.aborted) counts.cut++;
      else counts.unreachable++;
    }
    return null;
  }

  return {
    counts,
    async call(...request) {
      for (let tries = 0; tries < MAX_TRIES; tries++) {
        const answer = await tryOnce(...request);
        if (answer) {
          counts.answered++;
          return answer;
        }
        await pause(randomInt(5, 80));
      }
      throw new Error(`no answer to ${request[1]}`);
    },
    async ask(server, token, path) {
      const reply = await send(server, token, path, undefined, undefined);
      counts.answered++;
      return { status: reply.status, body: await reply.json() };
    },
  };
}
