import { pageScene, scene } from "./scene.ts";

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
  imprint: "/imprint",
  terms: "/terms",
  accessibility: "/accessibility",
  "progress-empty": "/progress",
  settings: "/settings",
  print: "/games/sudoku/print",
};

for (const [name, path] of Object.entries(PAGES)) pageScene(`visitor-${name}`, path);

const AUDIENCES = {
  young: { audience: "pupil", school_year: 2 },
  pupil: { audience: "pupil", school_year: 7 },
  fun: { audience: "fun" },
};

for (const [name, settings] of Object.entries(AUDIENCES))
  scene(`visitor-home-${name}`, async ({ page }) => {
    await page.addInitScript((text) => localStorage.setItem("karota:settings", text), JSON.stringify(settings));
    await page.goto("/home");
  });
