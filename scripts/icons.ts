/** Draws the icons of the installed app from the carrot of `apps/web/public`, with the browser of the journeys. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { findChromium } from "./chromium.ts";
import { ROOT } from "./run.ts";

const PUBLIC = join(ROOT, "apps/web/public");
/** The paper of the light scheme. */
const PAPER = "#fbf6eb";
/** `part` of the picture is carrot: a picture that is cut to a shape shows its middle four fifths. */
const ICONS = [
  { name: "192", size: 192, part: 0.76, ground: PAPER, round: 0.22 },
  { name: "512", size: 512, part: 0.76, ground: PAPER, round: 0.22 },
  { name: "maskable", size: 512, part: 0.56, ground: PAPER, round: 0 },
  { name: "apple-touch", size: 180, part: 0.7, ground: PAPER, round: 0 },
];

const executablePath = findChromium();
if (!executablePath) throw new Error("There is no Chromium: set CHROMIUM_PATH.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu"] });
const page = await browser.newPage();
const carrot = readFileSync(join(PUBLIC, "carrot.svg"), "base64");
for (const { name, size, part, ground, round } of ICONS) {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<body style="margin:0"><div style="height:100vh;display:grid;place-items:center;
    background:${ground};border-radius:${round * size}px"><img width="${size * part}" src="data:image/svg+xml;base64,${carrot}">`);
  await page.locator("img").evaluate((image: HTMLImageElement) => image.decode());
  await page.screenshot({ path: join(PUBLIC, "icons", `${name}.png`), omitBackground: true });
}
await browser.close();
