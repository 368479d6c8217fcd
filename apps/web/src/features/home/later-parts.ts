/** The parts of home that come after its first picture: one file of the build. */
export { LongestRow } from "./longest-row.tsx";
export { Unfinished } from "./unfinished.tsx";
export { WeekBoards } from "./week-boards.tsx";
