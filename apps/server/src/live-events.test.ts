import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { liveEvents, type LiveEvents } from "./live-events.ts";

const STREAM_MS = 60_000;
let publish: (topic: string) => void;
let events: LiveEvents;
beforeEach(() => {
  vi.useFakeTimers();
  events = liveEvents(
    {
      publish: async (topic: string) => publish(topic),
      subscribe: (listener: (topic: string) => void) => {
        publish = listener;
      },
    },
    "lesson",
    STREAM_MS,
  );
});
afterEach(() => {
  events.close();
  vi.useRealTimers();
});

const open = (userId = "one") => events.open("lesson", { userId, leads: false });
/** What a stream has said; resolves once it has ended. */
async function readWhole(stream: AsyncIterable<Buffer>): Promise<string> {
  let text = "";
  for await (const part of stream) text += part.toString();
  return text;
}

test("a stream that has ended, and that nobody has read to its end yet, takes no more", async () => {
  const failures: unknown[] = [];
  const all = [open(), open("two")];
  for (const { stream } of all) stream.on("error", (error) => failures.push(error));
  vi.advanceTimersByTime(STREAM_MS);
  await events.changed("lesson", 2);
  for (const { send } of all) send("event: late\n\n");
  expect(await Promise.all(all.map(({ stream }) => readWhole(stream)))).toEqual([
    expect.not.stringContaining("event"),
    expect.not.stringContaining("event"),
  ]);
  expect(failures).toEqual([]);
});

test("the ninth stream of a person in a lesson ends the first, and the others go on", async () => {
  const all = Array.from({ length: 9 }, () => open());
  await events.changed("lesson", 3);
  events.close();
  const said = await Promise.all(all.map(({ stream }) => readWhole(stream)));
  expect(said.map((text) => text.includes("data: 3"))).toEqual([false, ...Array.from({ length: 8 }, () => true)]);
});
