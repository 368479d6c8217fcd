import type { Language } from "@karota/engine/message.ts";

/** A headed list. */
export interface Section {
  readonly heading: string;
  readonly items: readonly string[];
}

/** All texts of a mail in their order: text and HTML have the same. */
export interface Words {
  readonly language: Language;
  readonly subject: string;
  readonly greeting: string;
  readonly lines: readonly string[];
  readonly sections: readonly Section[];
  /** A button with its label, or no label for an address that is in `lines`. */
  readonly link: { readonly address: string; readonly button: string | null } | null;
  readonly closing: string;
  /** Why it came, and where it comes from. */
  readonly footer: readonly { readonly text: string; readonly address?: string }[];
}

export function renderText({ greeting, lines, sections, link, closing, footer }: Words): string {
  const lists = sections.map(({ heading, items }) => [heading, ...items.map((item) => `- ${item}`)].join("\n"));
  const button = link?.button ? [`${link.button}: ${link.address}`] : [];
  const small = footer.map(({ text, address }) => (address ? `${text}: ${address}` : text)).join("\n");
  // Two hyphens and a space: mail programs fold what follows.
  return [greeting, ...lines, ...lists, ...button, closing, `-- \n${small}`].join("\n\n");
}

/** What a class looks like: mail programs want it inline, and the dark scheme in a style sheet that wins over it. */
interface Look {
  readonly always?: string;
  /** Property, in the light, in the dark: the design's tokens (packages/ui/src/styles/tokens.css) in numbers. */
  readonly colours: readonly (readonly [property: string, light: string, dark: string])[];
}
const LOOKS = {
  page: {
    always:
      "margin:0;padding:24px 12px;font-family:'Atkinson Hyperlegible Next','Atkinson Hyperlegible',system-ui,-apple-system,'Segoe UI',sans-serif;font-size:17px;line-height:1.5",
    colours: [
      ["background", "#FBF6EB", "#1A1815"],
      ["color", "#2D2620", "#F6EFE4"],
    ],
  },
  brand: {
    always:
      "vertical-align:middle;font-family:'Baloo 2',Nunito,ui-rounded,'Segoe UI',system-ui,sans-serif;font-size:24px;font-weight:700;line-height:32px",
    colours: [["color", "#2D2620", "#F6EFE4"]],
  },
  card: {
    always: "padding:24px;border-radius:18px;overflow-wrap:break-word",
    colours: [
      ["background", "#FFFDF8", "#25221E"],
      ["border", "1px solid #E6DBC7", "1px solid #3C372F"],
    ],
  },
  heading: { always: "margin:24px 0 8px;font-size:18px;line-height:1.3", colours: [["color", "#2D2620", "#F6EFE4"]] },
  button: {
    always:
      "display:inline-block;padding:11px 22px;border-radius:999px;font-weight:700;line-height:1.3;text-decoration:none",
    colours: [
      ["background", "#FF9142", "#FF9A4F"],
      ["color", "#331600", "#2B1200"],
    ],
  },
  link: { always: "text-decoration:underline", colours: [["color", "#A34504", "#FFAD70"]] },
  small: { always: "padding:16px 24px;font-size:14px", colours: [["color", "#5A4F44", "#CDC2B2"]] },
  root: {
    always: "display:inline-block;width:14px;height:22px;border-radius:50% 50% 50% 50%/22% 22% 78% 78%",
    colours: [["background", "#FF9142", "#FF9A4F"]],
  },
  green: { always: "display:inline-block;width:8px;height:10px", colours: [["background", "#348139", "#7CC274"]] },
} as const satisfies Readonly<Record<string, Look>>;

const DARK = Object.entries<Look>(LOOKS)
  .map(
    ([name, { colours }]) =>
      `.${name}{${colours.map(([property, , dark]) => `${property}:${dark}!important`).join(";")}}`,
  )
  .join("");

function dressed(name: keyof typeof LOOKS, more = ""): string {
  const { always, colours }: Look = LOOKS[name];
  const light = colours.map(([property, value]) => `${property}:${value}`);
  return `class="${name}" style="${escape([always, ...light, more].filter(Boolean).join(";"))}"`;
}

const escape = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The carrot beside the name, of boxes with round corners: no picture that a mail program would block. */
const CARROT = [
  '<span aria-hidden="true" style="display:inline-block;width:24px;margin-right:8px;vertical-align:middle;text-align:center;line-height:0;font-size:0">',
  `<span ${dressed("green", "border-radius:0 100% 0 100%")}></span>`,
  `<span ${dressed("green", "border-radius:100% 0 100% 0")}></span><br>`,
  `<span ${dressed("root")}></span></span>`,
].join("");

const linkTo = (address: string, text: string): string =>
  `<a ${dressed("link")} href="${escape(address)}">${escape(text)}</a>`;

const LIST = 'style="margin:0 0 16px;padding-left:22px"';
const itemOf = (item: string): string => `<li style="margin:0 0 6px">${escape(item)}</li>`;

/** One narrow column without tables, pictures or anything to be fetched. */
export function renderHtml({ language, subject, greeting, lines, sections, link, closing, footer }: Words): string {
  const paragraph = (text: string): string => {
    // A mentor's message may have lines of its own.
    const html = escape(text).replaceAll("\n", "<br>");
    const linked = link && !link.button ? html.replace(escape(link.address), linkTo(link.address, link.address)) : html;
    return `<p style="margin:0 0 16px">${linked}</p>`;
  };
  const list = ({ heading, items }: Section): string =>
    `<h2 ${dressed("heading")}>${escape(heading)}</h2><ul ${LIST}>${items.map(itemOf).join("")}</ul>`;
  const button = link?.button
    ? `<p style="margin:24px 0"><a ${dressed("button")} href="${escape(link.address)}">${escape(link.button)}</a></p>`
    : "";
  const small = footer
    .map(({ text, address }) => (address ? linkTo(address, text) : escape(text)))
    .map((html) => `<p style="margin:0 0 6px">${html}</p>`)
    .join("");
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>${escape(subject)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${DARK}}</style></head>`,
    `<body ${dressed("page")}><div style="max-width:560px;margin:0 auto">`,
    `<p style="margin:0 0 12px;padding:0 24px">${CARROT}<span ${dressed("brand")}>Karota</span></p>`,
    `<div ${dressed("card")}>${[greeting, ...lines].map(paragraph).join("")}${sections.map(list).join("")}${button}`,
    `<p style="margin:0">${escape(closing)}</p></div><div ${dressed("small")}>${small}</div></div></body></html>`,
  ].join("");
}
