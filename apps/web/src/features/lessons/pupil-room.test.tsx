import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { toPlain } from "@karota/engine/quiz/plain.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { PupilRoom } from "./pupil-room.tsx";
import { EVA, fakeLesson, LESSON_ID } from "./testing/fake-lesson.ts";
import { closeBrowser, openBrowser, pass, showScreen } from "./testing/show-screen.tsx";

const ANSWER = "That’s my answer";
const SAVED = "Your answer is saved. Wait for the others.";
const OFFLINE = "No connection. The lesson will continue here by itself.";
let lesson: ReturnType<typeof fakeLesson>;
beforeEach(async () => {
  await openBrowser();
  lesson = fakeLesson();
});
afterEach(closeBrowser);

const show = () => showScreen(<PupilRoom id={LESSON_ID} />);
const choices = () => within(screen.getByRole("group", { name: "Answers" })).getAllByRole("button");
const confirm = () => screen.getByRole("button", { name: ANSWER });
const isOff = () => confirm().getAttribute("aria-disabled") === "true";
const question = (n: number) => screen.findByText(`Question ${n}`);
/** In the question; it is announced as well. */
const saved = () => screen.findByText(SAVED, { ignore: "[role=status] *" });
const announced = () => screen.getAllByRole("status").map(({ textContent }) => textContent);
const right = () => lesson.taskAt(lesson.is.number).correct;
const wrong = () => (right() + 1) % 4;
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

test("waits, shows the question when it comes, and its solution when the mentor reveals it", async () => {
  await show();
  expect(await screen.findByText("You’re in")).toBeTruthy();
  lesson.step("ask");
  await question(1);
  expect(isOff()).toBe(true);
  fireEvent.click(choices()[wrong()]!);
  fireEvent.click(confirm());
  expect(await saved()).toBeTruthy();
  expect(document.querySelector("[data-look=right]")).toBeNull();
  lesson.step("reveal");
  expect(await screen.findByText("Not quite. Look at how it’s done.")).toBeTruthy();
  expect(choices()[right()]!.dataset["look"]).toBe("right");
  expect(choices()[wrong()]!.dataset["look"]).toBe("wrong");
  lesson.step("end");
  expect(await screen.findByText("0 out of 1 right")).toBeTruthy();
  // Nobody asks about a lesson that is over.
  await pass(0);
  const before = lesson.asks.length;
  await pass(120_000);
  expect(lesson.asks.length).toBe(before);
});

test("says that an answer is saved, has the focus where its button was, and announces the next question with its answers", async () => {
  lesson.step("ask");
  await show();
  await question(1);
  fireEvent.click(choices()[0]!);
  confirm().focus();
  fireEvent.click(confirm());
  await waitFor(() => expect(announced()).toContain(SAVED));
  expect(document.activeElement).toBe(screen.getByText("Question 1").parentElement);
  lesson.step("reveal");
  lesson.step("ask");
  await question(2);
  const answers = lesson.taskAt(2).choices.map(({ value }) => toPlain(value, SPEAKERS.en));
  expect(announced().join("")).toMatch(new RegExp(`Question 2 .*: ${answers.join("; ")}\\.$`));
});

test("counts one answer for a double press, of the button and of the key", async () => {
  lesson.step("ask");
  await show();
  await question(1);
  const reply = Promise.withResolvers<void>();
  lesson.is.gate = reply.promise;
  key("3");
  fireEvent.click(confirm());
  fireEvent.click(confirm());
  key("Enter");
  // Another choice while the answer is on its way is none, either.
  key("1");
  key("Enter");
  reply.resolve();
  expect(await saved()).toBeTruthy();
  expect(lesson.posted.map(({ body }) => body)).toEqual([{ number: 1, taskSelected: 2 }]);
  expect(choices().map((choice) => choice.dataset["look"])).toEqual(["rest", "rest", "picked", "rest"]);
});

test("without a network says so, and comes back to the present question", async () => {
  lesson.step("ask");
  await show();
  await question(1);
  key("2");
  lesson.loseNetwork();
  await pass(2_500);
  expect(screen.getByText(OFFLINE)).toBeTruthy();
  // The answer does not arrive, and stays chosen.
  fireEvent.click(confirm());
  await pass(100);
  expect(choices()[1]!.getAttribute("aria-pressed")).toBe("true");
  expect(lesson.posted).toEqual([]);
  lesson.step("reveal");
  lesson.step("ask");
  lesson.findNetwork();
  await question(2);
  expect(screen.queryByText(OFFLINE)).toBeNull();
  expect(isOff()).toBe(true);
  // Events come again.
  await pass(2_500);
  lesson.step("reveal");
  expect(await screen.findByText("No answer from you this time. Look at how it’s done.")).toBeTruthy();
});

test.each(["held", "forbidden", "a page"] as const)(
  "asks by itself where a proxy lets no stream of events through (%s)",
  async (streams) => {
    lesson.is.streams = streams;
    await show();
    await pass(4_000);
    lesson.step("ask");
    await pass(2_100);
    await question(1);
    await pass(30_000);
    expect(lesson.asks.filter((ask) => ask.endsWith("/events"))).toHaveLength(1);
    // A minute later the stream is tried again, and it works.
    lesson.is.streams = "open";
    await pass(30_000);
    const before = lesson.asks.length;
    await pass(15_000);
    expect(lesson.asks.length).toBeLessThanOrEqual(before + 1);
    lesson.step("reveal");
    expect(await screen.findByText("No answer from you this time. Look at how it’s done.")).toBeTruthy();
  },
);

test("opens another stream where nothing has come for long, and asks meanwhile", async () => {
  await show();
  lesson.is.streams = "held";
  await pass(41_000);
  lesson.step("ask");
  await pass(2_500);
  await question(1);
  expect(lesson.asks.filter((ask) => ask.endsWith("/events")).length).toBeGreaterThan(1);
});

test("asks again where a request gets no answer, and says meanwhile that there is no connection", async () => {
  await show();
  lesson.is.reads = Promise.withResolvers<void>().promise;
  lesson.step("ask");
  await pass(100);
  lesson.is.reads = Promise.resolve();
  await pass(16_000);
  expect(screen.getByText(OFFLINE)).toBeTruthy();
  await pass(29_000);
  expect(screen.getByText("Question 1")).toBeTruthy();
  expect(screen.queryByText(OFFLINE)).toBeNull();
});

test("asks again at once where the lesson has moved on while an answer was on its way", async () => {
  lesson.step("ask");
  await show();
  await question(1);
  const [reply, read] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  lesson.is.replies = reply.promise;
  lesson.is.reads = read.promise;
  key(String(right() + 1));
  fireEvent.click(confirm());
  await pass(50);
  lesson.step("reveal");
  await pass(50);
  reply.resolve();
  await pass(50);
  expect(await saved()).toBeTruthy();
  read.resolve();
  await pass(50);
  expect(choices()[right()]!.dataset["look"]).toBe("right");
});

test("stays at the end when the reply to an answer comes after it", async () => {
  lesson.step("ask");
  await show();
  await question(1);
  const reply = Promise.withResolvers<void>();
  lesson.is.replies = reply.promise;
  key("1");
  fireEvent.click(confirm());
  await pass(50);
  lesson.step("end");
  expect(await screen.findByText("The lesson is over")).toBeTruthy();
  reply.resolve();
  await pass(50);
  expect(screen.getByText("The lesson is over")).toBeTruthy();
});

test("shows the end to a pupil who still thinks, and says that an answer came too late", async () => {
  lesson.step("ask");
  await show();
  await question(1);
  key("1");
  // The event is not here yet when the answer is sent.
  lesson.is.phase = "ended";
  fireEvent.click(confirm());
  expect(await screen.findByText("The lesson is over")).toBeTruthy();
  expect(screen.getByText("The lesson has already moved on.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: ANSWER })).toBeNull();
});

test("explains a refused answer in the words of the catalogue, and lets the pupil answer again", async () => {
  lesson.step("ask");
  await show();
  await question(1);
  const path = `POST lessons/${LESSON_ID}/answers`;
  lesson.is.refused.set(path, { status: 400, code: "E-KAROTA-GAME_VALIDATION" });
  key("1");
  fireEvent.click(confirm());
  expect(await screen.findByText("E-KAROTA-GAME_VALIDATION")).toBeTruthy();
  fireEvent.click(within(screen.getByRole("dialog")).getByRole("button"));
  lesson.is.refused.clear();
  fireEvent.click(confirm());
  expect(await saved()).toBeTruthy();
});

test.each([
  ["taken out", 403, "E-LESSON-REMOVED", "You’re no longer in this lesson"],
  ["in a lesson that was deleted", 404, "E-KAROTA-NOT_FOUND", "Nothing found here"],
])("says once to somebody who is %s why, and sends no more requests", async (_, status, code, title) => {
  lesson.step("ask");
  await show();
  await question(1);
  for (const path of [`GET lessons/${LESSON_ID}`, `POST lessons/${LESSON_ID}/answers`])
    lesson.is.refused.set(path, { status, code });
  lesson.is.people.delete(EVA);
  key("1");
  fireEvent.click(confirm());
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.queryByRole("dialog")).toBeNull();
  const before = lesson.asks.length;
  await pass(60_000);
  expect(lesson.asks.length).toBe(before);
});

test("shows in this tab what was answered in another one", async () => {
  lesson.step("ask");
  await show();
  await question(1);
  lesson.is.people.set(EVA, 3);
  lesson.announce();
  expect(await saved()).toBeTruthy();
  expect(choices()[3]!.dataset["look"]).toBe("picked");
});
