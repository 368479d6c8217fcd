import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { depth } from "@karota/engine/testing/depth.ts";
import type { FailureCode } from "@karota/contract/errors/codes.ts";
import { ApiFailure } from "../api/api.ts";
import { noteBuild } from "./other-build.ts";
import { createQueue } from "./queue.ts";
import { listAfter, readJson, writeJson } from "./stored.ts";

interface Item {
  readonly who: string;
  readonly key: string;
  readonly id: number;
}
const storageKey = (who: string, key: string): string => `test:${who}:${key}`;
const read = (who: string, key: string): readonly Item[] => (readJson(storageKey(who, key)) ?? []) as Item[];

/** What may become of a request: [whether the server takes it, the answer's status, 0 for none]. */
const FATES = {
  answered: [true, 200],
  "lost on the way": [false, 0],
  "taken, its answer lost": [true, 0],
  "timed out before it was taken": [false, 408],
  "taken, then a time-out": [true, 408],
  "too many": [false, 429],
  "failed before it was taken": [false, 500],
  "failed after it was taken": [true, 500],
  "a gateway without a server": [false, 503],
  "the session has ended": [false, 401],
  unknown: [false, 404],
  conflict: [false, 409],
  "the time is over": [false, 410],
  /** Hangs until the page is closed. */
  "silence, and not taken": [false, null],
  "silence, but taken": [true, null],
} as const;
type Fate = keyof typeof FATES;

/** How long the parts of sending take. */
const [NEXT_TURNS, REQUEST_TURNS] = [3, 5];
const never = new Promise<never>(() => undefined);
/** Lets what is under way go on for some turns, or to its end. */
const goOn = async (turns = 200): Promise<void> => {
  for (let turn = 0; turn < turns; turn++) await Promise.resolve();
};

/** A browser with tabs, one signed-in user, and a server that takes each item once. */
function world() {
  const it = {
    who: "anna" as string | null,
    fates: [] as Fate[],
    /** In the order in which the server took them. */
    taken: [] as Item[],
    /** What a tab has got an answer to, one way or the other. */
    answered: new Set<number>(),
    refused: new Set<number>(),
    faults: [] as string[],
    nextId: 0,
  };
  const locks = new Map<string, Promise<unknown>>();

  async function request(item: Item): Promise<void> {
    if (item.who !== it.who) it.faults.push(`an item of ${item.who} is sent as ${it.who}`);
    if (it.answered.has(item.id)) it.faults.push(`item ${item.id} is sent after its answer`);
    const [takes, status] = FATES[it.fates.shift() ?? "answered"];
    if (takes && !it.taken.some(({ id }) => id === item.id)) it.taken.push(item);
    await goOn(REQUEST_TURNS);
    if (status === null) await never;
    if (status !== 200) throw new ApiFailure(status!, null);
  }

  function openTab() {
    let close = (): void => undefined;
    const closed = new Promise<void>((resolve) => (close = resolve));
    let isOpen = true;
    const timers = new Set<() => void>();
    const remove = (who: string, key: string, { id }: Item): void => {
      it.answered.add(id);
      const left = read(who, key).filter((one) => one.id !== id);
      if (left.length > 0) writeJson(storageKey(who, key), left);
      else localStorage.removeItem(storageKey(who, key));
    };
    const queue = createQueue<Item, void>(
      {
        who: () => (isOpen ? it.who : null),
        // As the browser's locks: a closed tab gives them back.
        withLock: async (name, work) => {
          const turn = (locks.get(name) ?? Promise.resolve()).then(() => (isOpen ? work() : never));
          locks.set(name, Promise.race([turn.catch(() => undefined), closed]));
          return turn;
        },
        setTimer: (work) => {
          timers.add(work);
          return () => timers.delete(work);
        },
      },
      {
        storageKey,
        listKeys: (who) => listAfter(storageKey(who, "")),
        next: async (who, key) => {
          const [first] = read(who, key);
          await goOn(NEXT_TURNS);
          return first ?? null;
        },
        // A closed tab neither sends nor hears an answer.
        post: async (item) => {
          const failure = await (isOpen ? request(item) : never).then(
            () => null,
            (reason: unknown) => reason,
          );
          if (!isOpen) await never;
          if (failure instanceof ApiFailure && failure.status === 401 && it.who === item.who) it.who = null;
          if (failure) throw failure;
        },
        onSent: remove,
        onRefused: (who, key, item, { status }) => {
          if (![404, 409, 410].includes(status)) it.faults.push(`${status} is no refusal for good`);
          it.refused.add(item.id);
          remove(who, key, item);
        },
        isSent: (who, key) => read(who, key).length === 0,
      },
    );
    return {
      queue,
      close() {
        isOpen = false;
        timers.clear();
        close();
      },
      /** Everything that waits for its time is due. */
      wait() {
        const due = Array.from(timers);
        timers.clear();
        for (const work of due) work();
      },
      hasTimers: () => timers.size > 0,
    };
  }
  return { it, openTab };
}

beforeEach(() => localStorage.clear());

const step = fc.record({
  does: fc.constantFrom("add", "add", "add", "add", "send", "flush", "wait", "reload", "sign in"),
  key: fc.constantFrom("one", "other"),
  tab: fc.constantFrom<0 | 1>(0, 1),
  who: fc.constantFrom("anna", "anna", "berta", null),
  /** What is done before the next step. */
  turns: fc.oneof(fc.nat(12), fc.constant(200)),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;
const fate = fc.constantFrom(...(Object.keys(FATES) as Fate[]));

test("whatever the network, the tabs and the people do, nothing is lost, sent twice with effect, or out of order", async () => {
  const run = async (steps: readonly Step[], fates: readonly Fate[]): Promise<void> => {
    localStorage.clear();
    const { it, openTab } = world();
    it.fates = [...fates];
    const tabs = [openTab(), openTab()];
    const added: Item[] = [];
    for (const one of steps) {
      if (one.does === "sign in") it.who = one.who;
      else if (one.does === "reload") {
        tabs[one.tab]!.close();
        tabs[one.tab] = openTab();
      } else if (one.does === "wait") tabs[one.tab]!.wait();
      else if (one.does === "flush") void tabs[one.tab]!.queue.flush();
      else {
        if (one.does === "add" && it.who !== null) {
          const item = { who: it.who, key: one.key, id: it.nextId++ };
          added.push(item);
          writeJson(storageKey(item.who, item.key), [...read(item.who, item.key), item]);
        }
        void tabs[one.tab]!.queue.send(one.key);
      }
      await goOn(one.turns);
    }
    // In the end the network works, and everybody comes back once.
    it.fates = [];
    for (const one of tabs) one.close();
    for (const who of ["anna", "berta"]) {
      it.who = who;
      expect(await openTab().queue.flush()).toBe(true);
    }
    expect(it.faults).toEqual([]);
    expect(listAfter("test:")).toEqual([]);
    const ids = it.taken.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(added.filter(({ id }) => !ids.includes(id) && !it.refused.has(id))).toEqual([]);
    for (const who of ["anna", "berta"])
      for (const name of ["one", "other"]) {
        const own = it.taken.filter((item) => item.who === who && item.key === name).map(({ id }) => id);
        expect(own).toEqual(own.toSorted((one, other) => one - other));
      }
  };
  await fc.assert(fc.asyncProperty(fc.array(step, { maxLength: 30 }), fc.array(fate, { maxLength: 25 }), run), {
    seed: 8,
    numRuns: depth(300, 5_000),
  });
});

test.each(Object.entries(FATES))(
  "%s: an item is sent again where that may help, and given up where it may not",
  async (name, [takes, status]) => {
    const { it, openTab } = world();
    it.fates = [name as Fate];
    const page = openTab();
    writeJson(storageKey("anna", "one"), [{ who: "anna", key: "one", id: 0 }]);
    void page.queue.send("one");
    await goOn();
    const mayRetry = status === 0 || status === 408 || status === 429 || (status !== null && status >= 500);
    expect(page.hasTimers()).toBe(mayRetry);
    expect(it.refused.has(0)).toBe(status !== null && status > 401 && !mayRetry);
    expect(read("anna", "one")).toHaveLength(mayRetry || status === null || status === 401 ? 1 : 0);
    expect(it.taken).toHaveLength(takes ? 1 : 0);
  },
);

test("a sign-out while an answer is being sent leaves nothing in the browser", async () => {
  let answer = (): void => undefined;
  const sent: string[] = [];
  const queue = createQueue<string, void>(
    { who: () => "anna", withLock: (_name, work) => work(), setTimer: () => () => undefined },
    {
      storageKey,
      listKeys: () => ["one"],
      next: async () => readJson(storageKey("anna", "one")) as string | null,
      post: () => new Promise((resolve) => (answer = resolve)),
      onSent: (_who, _key, item) => void sent.push(item),
      onRefused: () => undefined,
      isSent: () => true,
    },
  );
  writeJson(storageKey("anna", "one"), "an item");
  const sending = queue.send("one");
  await goOn();
  localStorage.clear();
  answer();
  await sending;
  expect(sent).toEqual([]);
});

test.each<[FailureCode, number, "waits" | "is given up"]>([
  ["E-KAROTA-GAME_VALIDATION", 400, "waits"],
  ["E-KAROTA-NOT_FOUND", 404, "waits"],
  ["E-KAROTA-PERIOD_OVER", 410, "is given up"],
])(
  "what a server of another build answers with %s (%d) %s, and with the same build it is given up",
  async (code, ...of) => {
    const [status, outcome] = of;
    document.head.innerHTML = `<meta name="karota-build" content="5"><script type="module" src="/assets/own.js"></script>`;
    const refused: string[] = [];
    let timers = 0;
    const queue = createQueue<string, void>(
      { who: () => "anna", withLock: (_name, work) => work(), setTimer: () => (timers++, () => undefined) },
      {
        storageKey,
        listKeys: () => ["one"],
        next: async () => (refused.length > 0 ? null : "an item"),
        post: () => Promise.reject(new ApiFailure(status, { code })),
        onSent: () => undefined,
        onRefused: (_who, _key, item) => void refused.push(item),
        isSent: () => refused.length > 0,
      },
    );
    writeJson(storageKey("anna", "one"), "an item");
    noteBuild("7 /assets/next.js");
    expect(await queue.send("one")).toBe(outcome === "is given up");
    expect(timers).toBe(outcome === "waits" ? 1 : 0);
    noteBuild("5 /assets/own.js");
    expect(await queue.send("one")).toBe(true);
    expect(refused).toHaveLength(1);
    document.head.innerHTML = "";
  },
);
