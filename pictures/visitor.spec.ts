import { pageScene } from "./scene.ts";

const PAGES = {
  home: "/home",
  education: "/education",
  entertainment: "/entertainment",
  game: "/games/sudoku",
  "game-quiz": "/games/fractions",
  login: "/login",
  about: "/about",
  help: "/qa",
  "help-game": "/qa/sudoku",
  mentorship: "/mentorship",
  privacy: "/privacy",
  "progress-empty": "/progress",
  settings: "/settings",
  print: "/games/sudoku/print",
};

for (const [name, path] of Object.entries(PAGES)) pageScene(`visitor-${name}`, path);
