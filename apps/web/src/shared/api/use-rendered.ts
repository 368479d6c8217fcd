import { use } from "react";
import { addReply } from "./document-replies.ts";

/** What screens wait for while they are rendered on the server. */
const promises = new Map<string, Promise<unknown>>();

/** On the server: a screen is drawn once its reply is here. One that fails makes the rendering fail. */
export function useRendered<Reply>(name: string, load: () => Promise<Reply>): Reply {
  let promise = promises.get(name) as Promise<Reply> | undefined;
  if (!promise) {
    promise = load().then((reply) => {
      addReply(name, reply);
      return reply;
    });
    promises.set(name, promise);
  }
  return use(promise);
}

/** The next rendering asks again. */
export const clearRendered = (): void => promises.clear();
