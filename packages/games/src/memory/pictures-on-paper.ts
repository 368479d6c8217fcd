import { LOOK, type Element } from "./drawn.ts";

/** Outlines on paper: who likes can colour them in. */
const onPaper = (value: string): string =>
  value === "currentColor" ? "#000" : value.startsWith("var(") ? "#fff" : value;
const dashed = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const attributesOf = (attributes: Readonly<Record<string, string>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${dashed(name)}="${onPaper(value)}"`)
    .join("");
const markupOf = ([tag, attributes, inside = []]: Element): string =>
  `<${tag}${attributesOf(attributes)}>${inside.map(markupOf).join("")}</${tag}>`;
/** A picture as a document of SVG that a PDF can contain. */
export const svgOnPaper = (picture: readonly Element[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"${attributesOf(LOOK)} stroke="#000">${picture.map(markupOf).join("")}</svg>`;
