import { randomUUID } from "node:crypto";
import { statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { RenderedPage, RenderedScreen, RenderJob } from "@karota/contract/rendering.ts";
import type { Language } from "@karota/engine/message.ts";
import { workerPool, type PoolCount } from "../workers/worker-pool.ts";

/** What the thread is given: a job, and the address of the build's module that does it. */
export type ThreadJob = RenderJob & { readonly bundle: string };

/** The module of a build that renders its pages. */
export const RENDERER = join(".render", "render-page.js");

/** Screens ask for one thing after the other at most so many times. */
const MAX_ROUNDS = 4;

const TOKEN_HEADER = "karota-rendering";
const TOKEN = randomUUID();

/** Whether the server itself asks, to render a page: not a visitor's request to be limited or counted. */
export const isRendering = ({ headers }: Pick<FastifyRequest, "headers">): boolean => headers[TOKEN_HEADER] === TOKEN;

export interface Renderer {
  /** Rejects where the page cannot be drawn, or a call that it needs fails. */
  render(path: string, language: Language): Promise<RenderedScreen>;
  count(): PoolCount;
  close(): Promise<void>;
}

/** Renders pages of a build in a thread, with the replies that the API gives to a visitor. */
export function rendererOf(app: FastifyInstance, webRoot: string, publicUrl: string, now: () => number): Renderer {
  const file = join(webRoot, RENDERER);
  const bundle = pathToFileURL(file).href;
  const startPool = () =>
    workerPool<ThreadJob, RenderedPage>(
      "pages",
      1,
      new URL("./thread.ts", import.meta.url),
      ({ path, language }) => `the page ${path} in ${language}`,
    );
  let current = { pool: startPool(), built: statSync(file).mtimeMs };

  /** A thread loads a build once: another build gets another thread. */
  function poolOfBuild(): typeof current.pool {
    const built = statSync(file).mtimeMs;
    if (built !== current.built) {
      void current.pool.close();
      current = { pool: startPool(), built };
    }
    return current.pool;
  }

  async function ask(url: string, language: Language): Promise<string> {
    const headers = { accept: "application/json", "accept-language": language, [TOKEN_HEADER]: TOKEN };
    const { statusCode, payload } = await app.inject({ url, headers });
    if (statusCode !== 200) throw new Error(`${url} gave ${statusCode}`);
    return payload;
  }

  return {
    async render(path, language) {
      const pool = poolOfBuild();
      const calls: Record<string, string> = {};
      for (let round = 0; round < MAX_ROUNDS; round++) {
        const page = await pool.run({ bundle, path, publicUrl, language, calls, now: now() }, "urgent");
        if (!("needs" in page)) return page;
        const replies = await Promise.all(page.needs.map(async (url) => [url, await ask(url, language)] as const));
        Object.assign(calls, Object.fromEntries(replies));
      }
      throw new Error(`${path} asks for ever more`);
    },
    count: () => current.pool.count(),
    close: () => current.pool.close(),
  };
}
