/** The parts of home that come after its first picture: one file of the build. */
export { AudienceQuestion } from "./audience-question.tsx";
export { NextStep } from "./next-step.tsx";
export { TodaysPath } from "./todays-path.tsx";
export { Unfinished } from "./unfinished.tsx";
export { WeekBoards } from "./week-boards.tsx";
