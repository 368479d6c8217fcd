import type { Mark } from "@karota/engine/game.ts";
import { categoryOf } from "../../../shared/format/game-words.ts";
import type { Result, ResultWords } from "./result.ts";

/** The address of the games' drawings, given by the build. */
declare const __GLYPHS__: string;

export const WIDTH = 1200;
export const HEIGHT = 630;
const BAND = 322;
const EDGE = 72;

/** The computed value of a colour token in the game's category and the current scheme. */
function coloursIn(game: string): (token: string) => string {
  return (token) => {
    const probe = document.createElement("span");
    probe.dataset["category"] = categoryOf(game);
    probe.style.color = `var(${token})`;
    document.body.append(probe);
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  };
}

/** A drawing as a stand-alone picture, without the page's colours and fonts. */
async function drawn(markup: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`;
  await image.decode();
  return image;
}

const textOf = async (address: string): Promise<Document> => {
  const answer = await fetch(address);
  return new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
};

/** The game's glyph in the colours of its category. */
async function glyphOf(game: string, colour: (token: string) => string, font: string): Promise<HTMLImageElement> {
  const symbol = (await textOf(__GLYPHS__)).getElementById(game);
  const inside = (symbol?.innerHTML ?? "")
    .replaceAll("currentColor", colour("--category-ink"))
    .replaceAll("var(--font-head)", font.replaceAll('"', "'"))
    .replace(/var\((--[\w-]+)\)/g, (_, token: string) => colour(token));
  return drawn(
    `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 64 64" color="${colour("--category-ink")}">${inside}</svg>`,
  );
}

async function carrot(): Promise<HTMLImageElement> {
  const { documentElement: svg } = await textOf("/carrot.svg");
  svg.setAttribute("width", "256");
  svg.setAttribute("height", "256");
  return drawn(svg.outerHTML);
}

const shape = (path: string): Path2D => new Path2D(path);

interface Sheet {
  readonly pen: CanvasRenderingContext2D;
  readonly colour: (token: string) => string;
  readonly font: string;
}

/** Writes a line, smaller where it would not fit. */
function write(
  { pen, font }: Sheet,
  text: string,
  place: { x: number; y: number; size: number; room: number; bold?: boolean },
) {
  let { size } = place;
  const set = () => (pen.font = `${place.bold ? 750 : 560} ${size}px ${font}`);
  for (set(); pen.measureText(text).width > place.room && size > 16; set()) size -= 2;
  pen.fillText(text, place.x, place.y);
}

/** A mark as a square, distinguished by its sign as well as by its colour. */
function square({ pen, colour }: Sheet, mark: Mark, x: number, y: number, side: number) {
  const [face, sign] = {
    right: ["--leaf", "--on-leaf"],
    near: ["--sun", "--on-carrot"],
    wrong: ["--sunken", "--ink-soft"],
  }[mark] as [string, string];
  pen.fillStyle = colour(face);
  pen.strokeStyle = colour(mark === "wrong" ? "--line-strong" : face);
  pen.lineWidth = 2;
  pen.beginPath();
  pen.roundRect(x, y, side, side, side / 5);
  pen.fill();
  pen.stroke();
  pen.strokeStyle = pen.fillStyle = colour(sign);
  pen.lineWidth = side / 9;
  pen.beginPath();
  const at = (right: number, down: number): [number, number] => [x + side * right, y + side * down];
  if (mark === "right") {
    pen.moveTo(...at(0.26, 0.53));
    pen.lineTo(...at(0.44, 0.7));
    pen.lineTo(...at(0.75, 0.33));
  } else if (mark === "near") {
    pen.arc(...at(0.5, 0.5), side * 0.17, 0, 2 * Math.PI);
  } else {
    pen.moveTo(...at(0.32, 0.5));
    pen.lineTo(...at(0.68, 0.5));
  }
  pen.stroke();
}

function leaf({ pen, colour }: Sheet, x: number, y: number, size: number) {
  pen.save();
  pen.translate(x, y);
  pen.scale(size / 24, size / 24);
  pen.fillStyle = colour("--leaf");
  pen.fill(shape("M4 20C2.5 10 8.5 3.5 20.5 3.5 21.5 15 14.5 21.5 5.5 18.8z"));
  pen.strokeStyle = colour("--on-leaf");
  pen.lineWidth = 1.8;
  pen.stroke(shape("M4.5 20c2-5.5 5.5-8.8 10.5-11"));
  pen.restore();
}

/** A full bar, for games that have no marks. */
function bar({ pen, colour }: Sheet, x: number, y: number) {
  pen.fillStyle = colour("--leaf");
  pen.beginPath();
  pen.roundRect(x, y, 720, 24, 12);
  pen.fill();
}

/** The band of a seed packet, with the game's glyph, its name and the day. */
function packet(sheet: Sheet, { name, date }: ResultWords, glyph: HTMLImageElement | null) {
  const { pen, colour } = sheet;
  const gradient = pen.createLinearGradient(0, 0, 180, BAND);
  gradient.addColorStop(0, colour("--category-a"));
  gradient.addColorStop(1, colour("--category-b"));
  pen.fillStyle = gradient;
  pen.fillRect(0, 0, WIDTH, BAND);
  pen.fillStyle = pen.strokeStyle = colour("--category-ink");
  pen.setLineDash([10, 9]);
  pen.lineWidth = 3;
  pen.globalAlpha = 0.45;
  pen.stroke(shape(`M0 30H${WIDTH}`));
  pen.globalAlpha = 1;
  pen.setLineDash([]);
  if (glyph) pen.drawImage(glyph, EDGE, 62, 208, 208);
  const x = glyph ? EDGE + 248 : EDGE;
  write(sheet, name, { x, y: 178, size: 88, room: WIDTH - EDGE - x, bold: true });
  write(sheet, date, { x, y: 238, size: 40, room: WIDTH - EDGE - x });
  pen.fillStyle = colour("--paper");
  pen.fill(shape(`M0 ${BAND + 1}V${BAND - 8}Q${WIDTH / 2} ${BAND - 62} ${WIDTH} ${BAND - 8}V${BAND + 1}Z`));
}

/** The result as a picture of 1200 x 630 in the game's colours; rejects where the browser cannot draw it. */
export async function pictureOf(result: Result, words: ResultWords): Promise<Blob> {
  const font = getComputedStyle(document.documentElement).getPropertyValue("--font-head");
  const colour = coloursIn(result.game);
  const [glyph, brand] = await Promise.all([
    glyphOf(result.game, colour, font).catch(() => null),
    carrot().catch(() => null),
    ...[560, 750].map((weight) => document.fonts.load(`${weight} 40px ${font}`, words.name).catch(() => [])),
  ]);
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [WIDTH, HEIGHT];
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("this browser draws no pictures");
  pen.lineCap = pen.lineJoin = "round";
  const sheet: Sheet = { pen, colour, font };
  pen.fillStyle = colour("--paper");
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  packet(sheet, words, glyph);

  const { marks } = result;
  const wide = marks.length > 2;
  const side = wide ? 38 : 64;
  const step = side * 1.16;
  marks.forEach((row, down) =>
    row.forEach((mark, right) => square(sheet, mark, EDGE + right * step, BAND + 16 + down * step, side)),
  );
  pen.fillStyle = colour("--ink");
  const across = wide ? EDGE + step * (marks[0]?.length ?? 0) + 48 : EDGE;
  const bare = marks.length === 0;
  const top = BAND + 84 + (wide ? 0 : bare ? 40 : marks.length * step);
  if (bare) {
    bar(sheet, EDGE, BAND + 24);
    leaf(sheet, EDGE - 8, top - 56, 68);
    pen.fillStyle = colour("--ink");
  }
  const x = bare ? EDGE + 76 : across;
  const [first = "", ...others] = words.facts;
  write(sheet, first, { x, y: top, size: 62, room: WIDTH - EDGE - x, bold: true });
  pen.fillStyle = colour("--ink-soft");
  write(sheet, others.join(" · "), { x, y: top + 58, size: 38, room: WIDTH - EDGE - x });

  if (brand) pen.drawImage(brand, WIDTH - EDGE - 214, HEIGHT - 92, 54, 54);
  pen.fillStyle = colour("--ink");
  write(sheet, "Karota", { x: WIDTH - EDGE - 148, y: HEIGHT - 48, size: 46, room: 150, bold: true });
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("no picture came of the drawing"))), "image/png"),
  );
}
