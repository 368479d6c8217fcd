import type { AssignmentDetail } from "@karota/contract/assignments/assignment.ts";
import type { MyAssignmentDetail } from "@karota/contract/assignments/my-assignment.ts";
import { asShell, type RunningApp } from "./harness.ts";
import { fixedBoard } from "./heard-boards.ts";
import { beginAnew, listenWith, type Transcript } from "./heard.ts";
import { callAs, codeOf, groupAll } from "./mentoring.ts";
import { newPerson, sessionOf, type Caller } from "./people.ts";
import type { QuizSent } from "./playing.ts";
import type { Relay } from "./relay.ts";
import type { ScreenReader } from "./screen-reader.ts";

/* What a person who hears the pages does beside the games. */

const ANSWER = "main [role=group] [role=group] button[aria-pressed]";
/** The question with this number. */
const questionOf = (n: number): string => `main [role=group][aria-label^="${n}."]`;

/** Signs in at the demo provider, at first with a name that is too short, and hears the welcome. */
export async function signInByEar(reader: ScreenReader, app: RunningApp): Promise<Transcript> {
  await beginAnew(reader, app.baseURL, "sl");
  const ear = listenWith(reader, app.baseURL);
  await ear.open("/login", "main button");
  await ear.press("1");
  await ear.press("Down");
  await ear.pressUntil("Tab", "main button");
  await ear.follow("Return", "#name");
  await ear.press("1");
  await ear.press("Down");
  await ear.pressUntil("Tab", "#name");
  await ear.press("a");
  await ear.follow("Return", "#wrong");
  await ear.press("shift+Tab");
  await ear.press("Tab");
  for (const letter of "na") await ear.press(letter);
  await ear.follow("Return", "dialog:modal");
  await ear.press("Escape");
  await ear.press("1");
  return { file: "sign-in-sl", title: "Sign-in, in Slovenian", steps: ear.steps };
}

/** An assignment of three sums for all students of a mentor, who have these names. */
async function giveAssignment(app: RunningApp, mentorName: string, names: readonly string[]) {
  await callAs(app, await newPerson(app, mentorName), "POST", "mentorship/members");
  const mentor = await newPerson(app, mentorName);
  for (const name of names) {
    const uniqueCode = await codeOf(app, await newPerson(app, name));
    await callAs(app, mentor, "POST", "mentorship/students", { uniqueCode });
  }
  const groupId = await groupAll(app, mentor);
  const { assignment } = await callAs<{ assignment: AssignmentDetail }>(app, mentor, "POST", "assignments", {
    name: "Seštevanje do 20",
    preset: "thisWeek",
    groupId,
    tasks: [{ game: "addition", options: { level: "easy" }, count: 3 }],
  });
  return { groupId, id: assignment.id };
}

/** Signs the browser in at the relay, as somebody who has been there before. */
async function beginAs(reader: ScreenReader, relay: Relay, app: RunningApp, name: string): Promise<Caller> {
  await beginAnew(reader, relay.baseURL, "sl");
  const { caller, session } = await sessionOf(app, { name });
  await reader.browser.evaluate((text) => localStorage.setItem("karota:user", text), session);
  return caller;
}

/** A student begins an assignment and confirms the answers of two questions, which are the same in every run. */
export async function studentByEar(reader: ScreenReader, relay: Relay, app: RunningApp): Promise<Transcript> {
  const { id } = await giveAssignment(app, "Mentorica Vida", ["Ana"]);
  const { tasks, ...board } = (await fixedBoard("addition", "sl", { tasks: 5 })) as QuizSent;
  relay.change(new RegExp(`^/api/v1/assignments/myAssignments/${id}`), (reply) => ({
    ...reply,
    list: (reply as unknown as MyAssignmentDetail).list.map((task, n) => ({
      ...task,
      board: { ...board, tasks: [tasks[n]] },
    })),
  }));
  await beginAs(reader, relay, app, "Ana");
  const ear = listenWith(reader, relay.baseURL);
  const link = `main a[href='/myAssignments/${id}']`;
  await ear.open(asShell("/myAssignments"), link);
  await ear.press("1");
  await ear.pressUntil("Tab", link);
  await ear.follow("Return", ANSWER);
  await ear.press("1");
  await ear.press("2");
  for (const n of [1, 2]) {
    await ear.pressUntil("Tab", ANSWER);
    await ear.press("Return", `${ANSWER}[aria-pressed=true]`);
    await ear.pressUntil("Tab", "main button[aria-describedby=final]");
    await ear.press("Return", questionOf(n + 1));
  }
  return { file: "assignment-sl", title: "A student's assignment, in Slovenian", steps: ear.steps };
}

/** A mentor walks over the table of the results, which are the same in every run: along the row of each of two students. */
export async function resultsByEar(reader: ScreenReader, relay: Relay, app: RunningApp): Promise<Transcript> {
  const { id, groupId } = await giveAssignment(app, "Mentorica Zala", ["Bine", "Cvetka"]);
  const marks = ["110", "11."];
  const begun = "2026-03-02T08:00:00.000Z";
  relay.change(new RegExp(`^/api/v1/assignments/${id}`), (reply) => {
    const { students, tasks } = reply as unknown as AssignmentDetail;
    const right = [2, 2, 0];
    return {
      ...reply,
      numStarted: 2,
      numDone: 1,
      numSolved: 5,
      numCorrect: 4,
      students: students
        .toSorted((one, other) => one.name!.localeCompare(other.name!))
        .map((student, n) => ({
          ...student,
          marks: marks[n],
          numSolved: marks[n]!.replace(".", "").length,
          numCorrect: 2,
          started: begun,
          finished: n === 0 ? "2026-03-02T08:01:30.000Z" : null,
          seconds: n === 0 ? 90 : 60,
        })),
      tasks: tasks.map((task, n) => ({ ...task, numSolved: n === 2 ? 1 : 2, numCorrect: right[n] })),
    };
  });
  await beginAs(reader, relay, app, "Mentorica Zala");
  const ear = listenWith(reader, relay.baseURL);
  await ear.open(asShell(`/studentGroups/${groupId}/assignments/${id}`), "main table[role=grid]", "the results");
  await ear.press("1");
  await ear.pressUntil("Tab", "main table[role=grid] tbody button");
  const along = ["Right", "Right", "Right", "Right", "Right"];
  // Orca says the header of a row that another key than an arrow leads to.
  for (const key of [...along, "Home", "Down", ...along, "Left", "Left", "Next"]) await ear.press(key);
  return { file: "results-sl", title: "A mentor's results, in Slovenian", steps: ear.steps };
}
