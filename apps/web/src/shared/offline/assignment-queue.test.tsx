import { act, cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../i18n/i18n.tsx";
import { Notices } from "../components/notices.tsx";
import { readSession, signIn } from "../session/session.ts";
import { signOut } from "../session/sign-out.ts";
import { loadSpeaker, loadTexts } from "../i18n/texts.ts";
import { stubDialogs } from "../../testing/dialogs.ts";
import { person } from "../../testing/people.ts";
import { flushAnswers, queueAnswer, onAnswered, useUnreadAnswers, useWaitingAnswers } from "./assignment-queue.ts";

const ID = "2b0a9f2e-0c1d-4c7e-9a51-1f4f6f0b8a11";
const OTHER = "3b0a9f2e-0c1d-4c7e-9a51-1f4f6f0b8a11";
type Sent = { id: string; taskId: string; taskSelected?: number; taskText?: string };
let sent: Sent[] = [];
let answer: (one: Sent) => Response | Promise<Response>;
const taken = (one: Sent) =>
  Response.json({
    taskId: one.taskId,
    ...(one.taskText === undefined ? { taskSelected: one.taskSelected } : { taskText: one.taskText }),
    taskCompleted: true,
    numSolvedTasks: 1,
    completed: false,
  });

beforeEach(async () => {
  localStorage.clear();
  stubDialogs();
  sent = [];
  answer = taken;
  vi.stubGlobal("fetch", async (url: URL, { body }: { body: string }) => {
    const one = { id: url.pathname.split("/").at(-1)!, ...(JSON.parse(body) as Omit<Sent, "id">) };
    sent.push(one);
    return answer(one);
  });
  await loadSpeaker("sl");
  await loadTexts("rest", "sl");
  signIn(person());
});
afterEach(async () => {
  answer = taken;
  await flushAnswers();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const who = () => readSession()!.userId;
function Count() {
  return <output>{Object.keys(useWaitingAnswers(who(), ID)).length}</output>;
}
function Unread() {
  return <output>{JSON.stringify(useUnreadAnswers(who(), ID))}</output>;
}
const noNetwork = () => Promise.reject(new TypeError("no network"));

it("an answer is sent once and then no longer waits", async () => {
  const received: unknown[] = [];
  const stop = onAnswered((id, reply) => received.push([id, reply?.taskSelected]) < 0);
  queueAnswer(who(), ID, "1", { selected: 2 });
  await flushAnswers();
  await flushAnswers();
  stop();
  expect(sent).toEqual([{ id: ID, taskId: "1", taskSelected: 2 }]);
  expect(received).toEqual([[ID, 2]]);
  expect(localStorage.getItem(`karota:answers:${who()}:${ID}`)).toBeNull();
});

it("without a network answers wait, over a reload too, and all arrive in order when it is back", async () => {
  answer = noNetwork;
  render(<Count />);
  await act(async () => {
    queueAnswer(who(), ID, "1", { selected: 0 });
    queueAnswer(who(), ID, "2", { selected: 3 });
    queueAnswer(who(), OTHER, "1", { selected: 1 });
    await flushAnswers();
  });
  expect(screen.getByRole("status").textContent).toBe("2");
  expect(JSON.parse(localStorage.getItem(`karota:answers:${who()}:${ID}`)!)).toEqual({ 1: 0, 2: 3 });
  sent = [];
  answer = taken;
  await act(async () => {
    dispatchEvent(new Event("online"));
    await flushAnswers();
  });
  expect(sent.filter(({ id }) => id === ID).map(({ taskId, taskSelected }) => [taskId, taskSelected])).toEqual([
    ["1", 0],
    ["2", 3],
  ]);
  expect(sent).toHaveLength(3);
  expect(screen.getByRole("status").textContent).toBe("0");
});

it("an answer that waits is final here too", async () => {
  answer = noNetwork;
  queueAnswer(who(), ID, "1", { selected: 0 });
  queueAnswer(who(), ID, "1", { selected: 1 });
  await flushAnswers();
  answer = taken;
  sent = [];
  await flushAnswers();
  expect(sent).toEqual([{ id: ID, taskId: "1", taskSelected: 0 }]);
});

it("a refused answer is reported and dropped, and does not delay the others", async () => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Notices />
    </LanguageProvider>,
  );
  const received: unknown[] = [];
  const stop = onAnswered((_id, reply) => received.push(reply?.taskId ?? null) < 0);
  answer = (one) =>
    one.taskId === "1" ? Response.json({ code: "E-KAROTA-PERIOD_OVER" }, { status: 410 }) : taken(one);
  await act(async () => {
    queueAnswer(who(), ID, "1", { selected: 0 });
    queueAnswer(who(), ID, "2", { selected: 0 });
    await flushAnswers();
    await flushAnswers();
  });
  stop();
  expect(received).toEqual([null, "2"]);
  expect(screen.getByText(/^Čas za nalogo je potekel/)).toBeTruthy();
});

it("what is typed is sent as text, and stays to be typed better when it cannot be read, over a reload too", async () => {
  render(
    <LanguageProvider first={SPEAKERS.sl}>
      <Notices />
    </LanguageProvider>,
  );
  const seen = render(<Unread />).container;
  answer = (one) =>
    one.taskId === "7-1" ? Response.json({ code: "E-MENTORSHIP-ANSWER_NOT_READ" }, { status: 400 }) : taken(one);
  await act(async () => {
    queueAnswer(who(), ID, "7-1", { text: "dvanajst" });
    queueAnswer(who(), ID, "8", { text: "3/4" });
    await flushAnswers();
  });
  expect(sent).toEqual([
    { id: ID, taskId: "8", taskText: "3/4" },
    { id: ID, taskId: "7-1", taskText: "dvanajst" },
  ]);
  expect(seen.textContent).toBe(`{"7-1":"dvanajst"}`);
  expect(screen.getByText("Odgovora na 7. vprašanje ne prepoznamo. Vpiši ga še enkrat.")).toBeTruthy();
  expect(localStorage.getItem(`karota:answers:${who()}:${ID}`)).toBeNull();
  answer = taken;
  await act(async () => {
    queueAnswer(who(), ID, "7-1", { text: "12" });
    await flushAnswers();
  });
  expect(seen.textContent).toBe("{}");
  expect(sent.at(-1)).toEqual({ id: ID, taskId: "7-1", taskText: "12" });
  expect(Object.keys(localStorage).filter((key) => key.startsWith("karota:unread"))).toEqual([]);
});

it("nobody else's answers are sent, and signing out waits for one's own", async () => {
  answer = noNetwork;
  queueAnswer(who(), ID, "1", { selected: 0 });
  await flushAnswers();
  expect(await signOut()).toBe("unsent");
  sent = [];
  answer = taken;
  signIn(person({ id: "22222222-2222-4222-8222-222222222222" }));
  await flushAnswers();
  expect(sent).toEqual([]);
  signIn(person());
  expect(await signOut()).toBe("done");
  expect(sent).toHaveLength(1);
});
