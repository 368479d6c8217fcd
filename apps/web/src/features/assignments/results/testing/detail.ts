import type { AssignmentDetail, StudentResult } from "@karota/contract/assignments/assignment.ts";

export const student = (place: number, marks: string): StudentResult => ({
  id: `s${place}`,
  name: `Učenec ${place}`,
  face: null,
  exMember: false,
  marks,
  numSolved: [...marks].filter((mark) => mark !== ".").length,
  numCorrect: [...marks].filter((mark) => mark === "1").length,
  started: marks.startsWith(".") ? null : "2026-11-21T08:00:00Z",
  finished: marks.includes(".") ? null : "2026-11-21T08:10:00Z",
  seconds: 60,
  ownEnd: null,
});
export function detailOf(students: readonly StudentResult[]): AssignmentDetail {
  const sum = (of: (one: StudentResult) => number) => students.reduce((total, one) => total + of(one), 0);
  const numTasks = students[0]?.marks.length ?? 2;
  return {
    id: "a1",
    name: "Seštevanje",
    description: "",
    message: "",
    mentorMessage: null,
    messages: [],
    status: "inProgress",
    archived: false,
    role: "publisher",
    publisher: "Ana Novak",
    group: { id: "g1", name: "6. b" },
    student: null,
    start: new Date(Date.now() - 3_600_000).toISOString(),
    end: new Date(Date.now() + 3_600_000).toISOString(),
    price: 1,
    numTasks,
    numStudents: students.length,
    numStarted: students.filter(({ started }) => started !== null).length,
    numDone: students.filter(({ finished }) => finished !== null).length,
    numSolved: sum(({ numSolved }) => numSolved),
    numCorrect: sum(({ numCorrect }) => numCorrect),
    numNew: 0,
    plan: [{ game: "addition", options: { level: "easy" }, count: numTasks }],
    students: [...students],
    tasks: Array.from({ length: numTasks }, (_, index) => ({
      index,
      game: "addition",
      options: { level: "easy" },
      skill: "carry",
      numSolved: students.filter(({ marks }) => marks[index] !== ".").length,
      numCorrect: students.filter(({ marks }) => marks[index] === "1").length,
      mistake: null,
    })),
    mistakes: [],
    sheets: { A: "seed of A", B: "seed of B" },
    now: new Date().toISOString(),
  };
}
