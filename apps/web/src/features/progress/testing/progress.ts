import type { ProgressReply, StatisticsReply } from "@karota/contract/learning/learning.ts";

export const PROGRESS: ProgressReply = {
  today: "2026-11-21",
  days: [
    { day: "2026-11-16", game: "addition", boards: 1, right: 8, wrong: 2, seconds: 60, reached: 4 },
    { day: "2026-11-20", game: "sudoku", boards: 2, right: 0, wrong: 0, seconds: 600, reached: 0 },
  ],
  skills: [{ game: "addition", skill: "carry", level: 3, right: 8, wrong: 2 }],
  garden: [
    { game: "addition", boards: 1, reached: 4, last: "2026-11-16" },
    { game: "sudoku", boards: 8, reached: 0, last: "2026-11-20" },
  ],
  total: { days: 2, boards: 3, right: 8, wrong: 2, seconds: 4260 },
  row: { current: 1, longest: 5 },
  review: { due: 2, waiting: 3, mended: 1, next: "2026-11-24", games: ["addition"] },
};
export const STATISTICS: StatisticsReply = {
  total: { played: 9, solved: 7, hints: 3, best: 42, median: 90.5 },
  games: [
    {
      game: "addition",
      played: 1,
      solved: 0,
      hints: 0,
      best: null,
      median: null,
      recent: [],
      choices: [{ options: { level: "easy", tasks: 5 }, played: 1, solved: 0, hints: 0, best: null, median: null }],
    },
    {
      game: "sudoku",
      played: 8,
      solved: 7,
      hints: 3,
      best: 301,
      median: 400,
      recent: [
        { time: "2026-11-20T10:00:00+01:00", seconds: 499 },
        { time: "2026-11-21T10:00:00+01:00", seconds: 301 },
      ],
      choices: [
        { options: { level: "normal" }, played: 7, solved: 7, hints: 3, best: 301, median: 400 },
        { options: { level: "hard" }, played: 1, solved: 0, hints: 0, best: null, median: null },
      ],
    },
  ],
};
export const NONE: ProgressReply = {
  ...PROGRESS,
  days: [],
  skills: [],
  garden: [],
  total: { days: 0, boards: 0, right: 0, wrong: 0, seconds: 0 },
  row: { current: 0, longest: 0 },
  review: { due: 0, waiting: 0, mended: 0, next: null, games: [] },
};
