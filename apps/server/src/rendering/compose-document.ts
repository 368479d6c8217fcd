import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PREVIEW_SIZE, type RenderedScreen } from "@karota/contract/rendering.ts";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { LOCALES } from "@karota/texts/speaker.ts";

/** A file of the build's manifest. */
interface ManifestChunk {
  readonly file: string;
  readonly css?: readonly string[];
}

/** The files of a build that its documents are composed with. */
export interface BuildFiles {
  /** Which style sheets and scripts a page needs first: those that have one of its classes. */
  readonly ofClasses: (html: string) => { readonly sheets: readonly string[]; readonly scripts: readonly string[] };
  /** The text of a style sheet. */
  readonly cssOf: (sheet: string) => string;
  /** The scripts that find the others: every page but home asks them for its screen and its game. */
  readonly lists: readonly string[];
  /** The script with the texts that every page shows. */
  readonly textsOf: (language: Language) => string;
}

/** The links to style sheets that the build writes. */
const SHEET = /<link rel="stylesheet" crossorigin href="\/([^"]+)">/g;
/** The elements of the build that load its first scripts. */
const SCRIPT =
  /<link rel="modulepreload" crossorigin href="[^"]+">|<script type="module" crossorigin src="[^"]+"><\/script>/g;
/** The source of the texts that every page shows. */
const TEXTS = /parts\/(\w+)\/shell\.json$/;
/** The sources of the lists of screens and games. */
const LISTS = /src\/(app\/screens|load-game)\.ts$/;
const CLASS = /\.(_[\w-]+)/g;

/** Reads the style sheets of a build once. */
export function readBuildFiles(webRoot: string): BuildFiles {
  const sheetOf = new Map<string, string>();
  const css = new Map<string, string>();
  for (const sheet of globSync("assets/*.css", { cwd: webRoot }).toSorted()) {
    const text = readFileSync(join(webRoot, sheet), "utf8");
    css.set(sheet, text);
    for (const [, name = ""] of text.matchAll(CLASS)) sheetOf.set(name, sheet);
  }
  const manifest = JSON.parse(readFileSync(join(webRoot, ".vite/manifest.json"), "utf8")) as Record<
    string,
    ManifestChunk
  >;
  const chunks = Object.values(manifest);
  const ofClasses = (html: string) => {
    const sheets = new Set<string>();
    for (const [, names = ""] of html.matchAll(/ class="([^"]*)"/g))
      for (const name of names.split(" ")) {
        const sheet = sheetOf.get(name);
        if (sheet !== undefined) sheets.add(sheet);
      }
    const scripts = chunks.filter(({ css = [] }) => css.some((sheet) => sheets.has(sheet))).map(({ file }) => file);
    return { sheets: [...sheets], scripts: [...new Set(scripts)] };
  };
  const texts = new Map(Object.entries(manifest).map(([source, { file }]) => [TEXTS.exec(source)?.[1], file] as const));
  const textsOf = (language: Language): string => {
    const file = texts.get(language);
    if (!file) throw new Error(`the build has no texts in ${language}`);
    return file;
  };
  const lists = Object.entries(manifest).flatMap(([source, { file }]) => (LISTS.test(source) ? [file] : []));
  return { ofClasses, cssOf: (sheet) => css.get(sheet)!, lists, textsOf };
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
const unescapeHtml = (text: string): string =>
  text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");

/**
 * Moves style attributes, which the content security policy forbids, to a style sheet: React gives elements that it
 * takes over none of their styles again.
 */
function extractStyles(html: string): { readonly html: string; readonly css: string } {
  const names = new Map<string, string>();
  const named = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const name = names.get(style) ?? names.size.toString(36);
    names.set(style, name);
    return ` data-style="${name}"`;
  });
  const rules = [...names].map(([style, name]) => `#root [data-style="${name}"]{${unescapeHtml(style)}}`);
  return { html: named, css: rules.join("") };
}

/** A document, and the part of it that the content security policy is made from. */
export interface ComposedDocument {
  readonly html: string;
  readonly head: string;
}

/** Where the document is found. */
export interface DocumentPlace {
  readonly publicUrl: string;
  readonly path: string;
  readonly language: Language;
}

const openGraphOf = (language: Language): string => LOCALES[language].replace("-", "_");

/** For search engines and previews: the page's address in each language, its words and its picture. */
function headLinks(
  { publicUrl, path, language }: DocumentPlace,
  { words, preview }: Pick<RenderedScreen, "words" | "preview">,
): string {
  const page = new URL(path, publicUrl).href;
  const own = `${page}?language=${language}`;
  const properties: readonly (readonly [name: string, content: string])[] = [
    ["og:type", "website"],
    ["og:site_name", "Karota"],
    ["og:locale", openGraphOf(language)],
    ...LANGUAGES.filter((one) => one !== language).map((one) => ["og:locale:alternate", openGraphOf(one)] as const),
    ["og:title", words.title],
    ["og:description", words.description],
    ["og:url", own],
    ["og:image", new URL(preview.image, publicUrl).href],
    ["og:image:width", String(PREVIEW_SIZE.width)],
    ["og:image:height", String(PREVIEW_SIZE.height)],
    ["og:image:alt", preview.alt],
  ];
  return [
    `<link rel="canonical" href="${escapeHtml(own)}">`,
    ...LANGUAGES.map(
      (one) => `<link rel="alternate" hreflang="${one}" href="${escapeHtml(`${page}?language=${one}`)}">`,
    ),
    ...properties.map(([name, text]) => `<meta property="${name}" content="${escapeHtml(text)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join("");
}

/** Objects as JSON inside a document, where no "<" may end their element. */
const jsonOf = (data: unknown): string => JSON.stringify(data).replaceAll("<", "\\u003c");

/** Puts a rendered screen into the build's document. */
export function composeDocument(
  template: string,
  place: DocumentPlace,
  { html, words, preview, structured, data }: RenderedScreen,
  files: BuildFiles,
): ComposedDocument {
  const { language } = place;
  const screen = extractStyles(html);
  const { sheets, scripts } = files.ofClasses(screen.html);
  const isNew = (file: string): boolean => !template.includes(`/${file}"`);
  const everySheet = [...[...template.matchAll(SHEET)].map(([, file = ""]) => file), ...sheets.filter(isNew)];
  const firstScripts = template.match(SCRIPT);
  if (!firstScripts) throw new Error(`the document has no ${SCRIPT}`);
  const lists = place.path === "/home" ? [] : files.lists;
  const preloads = [files.textsOf(language), ...lists, ...scripts.filter(isNew)].map(
    (file) => `<link rel="modulepreload" crossorigin href="/${file}">`,
  );
  const links = [
    headLinks(place, { words, preview }),
    // The first paint waits for no file but the document: the rules are in it, and index.html puts the scripts into it
    // afterwards. Disabled links tell the script which sheets are here.
    `<style>${everySheet.map(files.cssOf).join("")}${screen.css}</style>`,
    ...everySheet.map((file) => `<link rel="stylesheet" href="/${file}" disabled>`),
    `<template id="page-scripts">${[...preloads, ...firstScripts].join("")}</template>`,
  ].join("");
  // A function's result is taken as it is; a text's "$" would have a meaning.
  const put = (text: string, place: RegExp, what: string): string => {
    if (!place.test(text)) throw new Error(`the document has no ${place}`);
    return text.replace(place, () => what);
  };
  const meta = (name: "description" | "keywords") => `<meta name="${name}" content="${escapeHtml(words[name])}"`;
  let head = put(
    template.replaceAll(SHEET, "").replaceAll(SCRIPT, ""),
    /<html lang="\w+"/,
    `<html lang="${language}" data-rendered`,
  );
  head = put(head, /<title>[^<]*<\/title>/, `<title>${escapeHtml(words.title)}</title>`);
  for (const name of ["description", "keywords"] as const)
    head = put(head, new RegExp(`<meta name="${name}" content="[^"]*"`), meta(name));
  head = put(head, /\/manifest-\w+\.webmanifest/, `/manifest-${language}.webmanifest`);
  head = put(head, /<noscript>[^<]*<\/noscript>/, `<noscript>${escapeHtml(words.noscript)}</noscript>`);
  head = put(head, /<\/head>/, `${links}</head>`);
  const body = `<div id="root">${screen.html}</div><script type="application/json" id="page-data">${jsonOf(data)}</script>`;
  // Not part of `head`: browsers execute no data, so the content security policy needs no hash of them.
  const blocks = structured.map((object) => `<script type="application/ld+json">${jsonOf(object)}</script>`).join("");
  const described = put(head, /<\/head>/, `${blocks}</head>`);
  return { head, html: put(described, /<div id="root"><\/div>/, body) };
}
