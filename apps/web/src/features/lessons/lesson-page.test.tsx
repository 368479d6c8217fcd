import { fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { Route } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { clearSession } from "../../shared/session/session.ts";
import LessonPage from "./lesson-page.tsx";
import { CODE, fakeLesson, LESSON_ID } from "./testing/fake-lesson.ts";
import { closeBrowser, openBrowser, pass, showScreen } from "./testing/show-screen.tsx";

let lesson: ReturnType<typeof fakeLesson>;
beforeEach(async () => {
  await openBrowser();
  lesson = fakeLesson();
});
afterEach(closeBrowser);

const show = async (path: string) => {
  navigate(path);
  await showScreen(
    <>
      <Route path="/lesson/:code?">
        <LessonPage />
      </Route>
      <Route path="/lessons/:id">The desk</Route>
    </>,
  );
};
const join = () => screen.findByRole("button", { name: "Join" });

test("a visitor is sent to the sign-in, and learns nothing of the lesson", async () => {
  clearSession();
  await show(`/lesson/${CODE}`);
  expect(screen.getByRole("link", { name: "Sign in" }).getAttribute("href")).toBe("/login");
  expect(lesson.asks).toEqual([]);
  expect(document.body.textContent).not.toContain("Ana Novak");
});

test("a typed code leads to who leads the lesson, and a double press joins once", async () => {
  await show("/lesson");
  const code = screen.getByLabelText("Lesson code");
  fireEvent.change(code, { target: { value: "k7f-2q" } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  expect(screen.getByText("A lesson code has 6 characters.")).toBeTruthy();
  fireEvent.change(code, { target: { value: " k7f – 2qx" } });
  fireEvent.click(screen.getByRole("button", { name: "Continue" }));
  await pass(50);
  expect(location.pathname).toBe(`/lesson/${CODE}`);
  const go = await join();
  expect(screen.getByText("Ana Novak is leading this lesson.")).toBeTruthy();
  fireEvent.click(go);
  fireEvent.click(go);
  expect(await screen.findByText("You’re in")).toBeTruthy();
  expect(lesson.posted.filter(({ path }) => path === "lessons/join")).toHaveLength(1);
});

test("a code that is too short has the focus, and what is wrong is announced to who is in its field already", async () => {
  await show("/lesson");
  const code = screen.getByLabelText("Lesson code");
  const said = () => within(code.closest("form")!).getByRole("status").textContent;
  const go = screen.getByRole("button", { name: "Continue" });
  fireEvent.change(code, { target: { value: "k7f2" } });
  go.focus();
  fireEvent.click(go);
  expect(document.activeElement).toBe(code);
  expect(said()).toBe("");
  fireEvent.submit(code);
  expect(said()).toBe("A lesson code has 6 characters.");
});

test.each([
  [404, "E-LESSON-CODE_UNKNOWN", "No lesson is running with this code"],
  [403, "E-CLASS-NOT_FOR_PUPILS", "Not with a class card"],
  [403, "E-LESSON-REMOVED", "You’re no longer in this lesson"],
] as const)("who cannot come in by a code (%s %s) reads why, and may type another one", async (status, code, title) => {
  lesson.is.refused.set("POST lessons/open", { status, code });
  await show(`/lesson/${CODE}`);
  expect(await screen.findByText(title)).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Enter another code" }));
  await pass(50);
  expect(screen.getByLabelText<HTMLInputElement>("Lesson code").value).toBe("");
});

test("who comes too late into a full lesson reads that, and may try again", async () => {
  lesson.is.refused.set("POST lessons/join", { status: 409, code: "E-LESSON-FULL" });
  await show(`/lesson/${CODE}`);
  fireEvent.click(await join());
  const popup = await screen.findByRole("dialog");
  expect(popup.textContent).toContain("This lesson is full");
  fireEvent.click(within(popup).getByRole("button"));
  lesson.is.refused.clear();
  fireEvent.click(await join());
  expect(await screen.findByText("You’re in")).toBeTruthy();
});

test("who leads the lesson comes to its desk by the code", async () => {
  lesson.is.isOwn = true;
  await show(`/lesson/${CODE}`);
  await pass(50);
  expect(await screen.findByText("The desk")).toBeTruthy();
  expect(location.pathname).toBe(`/lessons/${LESSON_ID}`);
});
