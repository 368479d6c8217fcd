import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { stubVoice } from "../../testing/voice.ts";
import { LessonScreen } from "./lesson-screen.tsx";
import { EVA, fakeLesson, LESSON_ID } from "./testing/fake-lesson.ts";
import { closeBrowser, openBrowser, pass, showScreen } from "./testing/show-screen.tsx";

let lesson: ReturnType<typeof fakeLesson>;
beforeEach(async () => {
  await openBrowser();
  lesson = fakeLesson();
});
afterEach(closeBrowser);

const show = (isBoard: boolean) => showScreen(<LessonScreen id={LESSON_ID} isBoard={isBoard} />);
const button = (name: string) => screen.findByRole("button", { name });
const press = async (name: string) => {
  fireEvent.click(await button(name));
  await pass(50);
};
const steps = () => lesson.posted.flatMap(({ path, body }) => (path.endsWith("/steps") ? [body] : []));
const right = () => lesson.taskAt(lesson.is.number).correct;

describe("the desk", () => {
  test("leads from the first question to the results, with the answers folded until they are revealed", async () => {
    await show(false);
    expect(await screen.findAllByText("2 people are here")).not.toEqual([]);
    await press("Ask the first question");
    expect(await screen.findByText("The class is answering")).toBeTruthy();
    const folded = screen.getByText("Answers so far").closest("details")!;
    expect(folded.open).toBe(false);
    lesson.is.people.set(EVA, right());
    lesson.announce();
    expect(await screen.findByText("1 of 2 answered")).toBeTruthy();
    await press("Show the answers");
    expect(await screen.findByText("The answers are shown")).toBeTruthy();
    expect(screen.getByText("chosen by 1 person").closest("details")).toBeNull();
    await press("End the lesson");
    fireEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "End the lesson" }));
    expect(await screen.findByRole("heading", { name: "Who answered what" })).toBeTruthy();
    expect(screen.getByText("1 of 1 answers right")).toBeTruthy();
    expect(screen.queryByRole("table")).toBeNull();
    fireEvent.click(screen.getByRole("switch", { name: "Show names here" }));
    const rows = within(screen.getByRole("table", { name: "Who answered what" })).getAllByRole("row");
    expect(rows.slice(1).map((row) => row.textContent)).toEqual(["Evaright", "Jannot answered"]);
  });

  test("offers to read the question and its worked solution aloud", async () => {
    stubVoice("en");
    await show(false);
    await press("Ask the first question");
    expect(screen.getAllByRole("button", { name: "Read aloud", hidden: true })).toHaveLength(2);
  });

  test("takes one step for a double press", async () => {
    await show(false);
    const reply = Promise.withResolvers<void>();
    lesson.is.gate = reply.promise;
    const first = await button("Ask the first question");
    fireEvent.click(first);
    fireEvent.click(first);
    reply.resolve();
    expect(await screen.findByText("The class is answering")).toBeTruthy();
    expect(steps()).toEqual([{ step: "ask", version: 1 }]);
  });

  test("shows what another window has done instead of doing it twice", async () => {
    lesson.is.streams = "held";
    await show(false);
    const first = await button("Ask the first question");
    lesson.step("ask");
    fireEvent.click(first);
    expect(await screen.findByText("The class is answering")).toBeTruthy();
    expect(lesson.is.number).toBe(1);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("hides names until they are wanted, and takes somebody out after asking", async () => {
    await show(false);
    expect(await screen.findByText("Who’s here")).toBeTruthy();
    expect(screen.queryByText("Eva")).toBeNull();
    fireEvent.click(screen.getByRole("switch", { name: "Show names here" }));
    expect(screen.getByText("Eva")).toBeTruthy();
    await press("Remove Eva");
    await press("Back");
    expect(lesson.posted).toEqual([]);
    await press("Remove Eva");
    await press("Remove");
    expect(await screen.findByText("1 person is here", { selector: ".num" })).toBeTruthy();
    expect(screen.queryByText("Eva")).toBeNull();
    expect(lesson.posted).toMatchObject([{ method: "DELETE", path: `lessons/${LESSON_ID}/people/${EVA}` }]);
  });

  test("shows the last state without a network, says so, and goes on after that", async () => {
    await show(false);
    await button("Ask the first question");
    lesson.loseNetwork();
    await pass(2_500);
    expect(screen.getByText("No connection. The lesson will continue here by itself.")).toBeTruthy();
    expect(screen.getByText("K7F-2QX")).toBeTruthy();
    lesson.step("ask");
    lesson.findNetwork();
    expect(await screen.findByText("The class is answering")).toBeTruthy();
    expect(screen.queryByText("No connection. The lesson will continue here by itself.")).toBeNull();
  });

  test("says that a lesson of somebody else does not exist", async () => {
    lesson.is.refused.set(`GET lessons/${LESSON_ID}/desk`, { status: 404, code: "E-KAROTA-NOT_FOUND" });
    await show(false);
    expect(await screen.findByText("Nothing found here")).toBeTruthy();
    expect(await button("Lessons")).toBeTruthy();
  });
});

describe("the board", () => {
  const key = async (name: string) => {
    fireEvent.keyDown(document.body, { key: name });
    await pass(50);
  };
  const place = () => screen.getByRole("region", { name: "Lesson board" });

  test("invites by code, asks and explains step by step with the key of a remote control, and never ends by it", async () => {
    await show(true);
    expect(await screen.findByText("K7F-2QX")).toBeTruthy();
    expect(screen.getByText("K 7 F 2 Q X")).toBeTruthy();
    await key("PageDown");
    expect(await screen.findByRole("heading", { name: "Question 1" })).toBeTruthy();
    const choices = await within(place()).findAllByRole("listitem");
    expect(choices).toHaveLength(4);
    lesson.is.people.set(EVA, (right() + 1) % 4);
    lesson.announce();
    expect((await screen.findAllByText("1 of 2 answered")).length).toBeGreaterThan(0);
    expect(screen.queryByText("the right answer")).toBeNull();
    await key("PageDown");
    expect(await screen.findByText("the right answer")).toBeTruthy();
    expect(screen.getByText("chosen by 1 person")).toBeTruthy();
    const [, solution] = within(place()).getAllByRole("list");
    expect(solution!.childElementCount).toBe(0);
    await key(" ");
    expect(solution!.childElementCount).toBe(1);
    // Through the solution and the other questions, and no further.
    for (let press = 0; press < 40; press++) await key("ArrowRight");
    expect(lesson.is.number).toBe(3);
    expect(lesson.is.phase).toBe("revealed");
    expect(steps().map((body) => (body as { step: string }).step)).toEqual([
      "ask",
      "reveal",
      "ask",
      "reveal",
      "ask",
      "reveal",
    ]);
    lesson.step("end");
    expect(await screen.findByText("That’s all for this lesson. Well done!")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Next question" })).toBeNull();
  });

  test("takes no step by a key once the lesson is over, also before its last question", async () => {
    await show(true);
    await key("PageDown");
    await key("PageDown");
    expect(await screen.findByText("the right answer")).toBeTruthy();
    lesson.step("end");
    expect(await screen.findByText("That’s all for this lesson. Well done!")).toBeTruthy();
    await key("PageDown");
    expect(steps()).toHaveLength(2);
    expect(screen.getAllByRole("dialog")).toHaveLength(1);
  });

  test("has names only when the mentor wants that, and never who answered what", async () => {
    await show(true);
    await screen.findByText("2 people are here");
    expect(screen.queryByText("Eva")).toBeNull();
    lesson.is.names = true;
    lesson.announce();
    expect(await screen.findByText("Eva")).toBeTruthy();
    lesson.step("ask");
    lesson.is.people.set(EVA, 1);
    lesson.step("reveal");
    await screen.findByText("the right answer");
    expect(screen.queryByText("Eva")).toBeNull();
  });

  test("goes on after the network was away", async () => {
    await show(true);
    await screen.findByText("2 people are here");
    lesson.loseNetwork();
    await pass(2_500);
    expect(screen.getByText("No connection. The lesson will continue here by itself.")).toBeTruthy();
    lesson.step("ask");
    lesson.findNetwork();
    expect(await screen.findByRole("heading", { name: "Question 1" })).toBeTruthy();
  });
});
