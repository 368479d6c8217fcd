import { createTransport, type SendMailOptions } from "nodemailer";
import { expect, it } from "vitest";
import { LANGUAGES, type Language } from "@karota/engine/message.ts";
import { isPage } from "@karota/contract/pages.ts";
import { carrotPattern } from "@karota/texts/testing/carrot-pattern.ts";
import { inlinePrinter } from "../../testing/inline-printer.ts";
import { renderMail, type Contents, type Mail, type Template } from "./render-mail.ts";
import { SAMPLES } from "./testing/samples.ts";
import { mailOf } from "./transport.ts";

const URL = "https://karota.example";
const TEMPLATES = Object.keys(SAMPLES) as Template[];
const CHOSEN: ReadonlyMap<Template, string> = new Map([
  ["assignment", "new_assignment"],
  ["due", "due_tomorrow"],
  ["digest", "weekly_digest"],
]);
const write = <T extends Template>(template: T, language: Language, more: Partial<Contents[T]> = {}) =>
  renderMail(
    template,
    language,
    { ...SAMPLES[template], ...more },
    { publicUrl: URL, printer: inlinePrinter, unsubscribeLink: (choice) => `${URL}/off/${choice}` },
  );

/** A mail as it leaves. */
async function textOf(mail: SendMailOptions): Promise<string> {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
  return ((await writer.sendMail(mail)).message as Buffer).toString();
}

/** The readable text of a page. */
const wordsOf = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

it.each(LANGUAGES)(
  "every mail in %s says the same as text and as HTML, why it came, and nothing unsaid",
  async (language) => {
    for (const template of TEMPLATES) {
      const { subject, text, html } = await write(template, language);
      expect(subject, template).toMatch(/^Karota: \S/);
      expect(html, template).toContain(`<html lang="${language}">`);
      const shown = wordsOf(html);
      for (const line of text.split("\n").filter((one) => one.trim() !== "" && one !== "-- ")) {
        const words = line.replace(/^- /, "");
        const [, label, address] = /^(.*): (https:\S+)$/.exec(words) ?? [];
        expect(shown, template).toContain((label ?? words).replace(/\s+/g, " ").trim());
        expect(html, template).toContain(address === undefined ? "href=" : `href="${address}"`);
      }
      expect(text, template).toMatch(
        {
          sl: /To sporočilo ti pošiljamo, ker/,
          en: /You’re getting this because/,
          de: /Du bekommst diese E-Mail, weil/,
        }[language],
      );
      expect(text + subject, template).not.toMatch(/mail\.\w|\{|\}|undefined|NaN/);
      // Nothing is fetched, and nothing reveals that it was read.
      expect(html, template).not.toMatch(/<img|<link|<script|src=|url\(/);
    }
  },
);

it.each(LANGUAGES)(
  "mails in %s that are not about carrots do not mention them, nor those of a free site",
  async (language) => {
    const about: readonly Template[] = ["invoice", "refund", "package"];
    const free = { welcome: { amount: 0 }, warning: { bought: 0 } };
    for (const template of TEMPLATES.filter((one) => !about.includes(one))) {
      const mail = await write(template, language, free[template as keyof typeof free]);
      expect(mail.subject + mail.text + mail.html, template).not.toMatch(carrotPattern(language));
    }
    expect((await write("welcome", language)).text).toMatch(carrotPattern(language));
  },
);

it.each(TEMPLATES)("the links of the mail %s lead to pages that exist", async (template) => {
  const { html } = await write(template, "en");
  const links = [...html.matchAll(/href="https:\/\/karota\.example([^"?#]*)/g)].map(([, path]) => path!);
  expect(links.length).toBeGreaterThan(0);
  // The last one of a mail that was switched on is no page: mail programs send it.
  expect(links.filter((path) => !isPage(path || "/") && !path.startsWith("/off/"))).toEqual([]);
});

const SUBJECTS: Readonly<Record<Template, Readonly<Record<Language, string>>>> = {
  invoice: {
    sl: "Karota: račun R-2026-00007",
    en: "Karota: invoice R-2026-00007",
    de: "Karota: Rechnung R-2026-00007",
  },
  refund: {
    sl: "Karota: dobropis R-2026-00007",
    en: "Karota: credit note R-2026-00007",
    de: "Karota: Rechnungskorrektur R-2026-00007",
  },
  test: { sl: "Karota: preizkusno e-sporočilo", en: "Karota: test e-mail", de: "Karota: Test-E-Mail" },
  contact: {
    sl: "Karota: sporočilo »Vprašanje o <ulomkih>«",
    en: "Karota: message “Vprašanje o <ulomkih>”",
    de: "Karota: Nachricht „Vprašanje o <ulomkih>“",
  },
  welcome: { sl: "Karota: dobrodošlica", en: "Karota: welcome", de: "Karota: Herzlich willkommen" },
  package: {
    sl: "Karota: tvoj paket je zdaj »Osnovni«",
    en: "Karota: your package is now Essential",
    de: "Karota: Dein Paket ist jetzt „Basis“",
  },
  deleted: {
    sl: "Karota: tvoj uporabniški račun je izbrisan",
    en: "Karota: your account has been deleted",
    de: "Karota: Dein Konto ist gelöscht",
  },
  warning: {
    sl: "Karota: tvoj uporabniški račun bo kmalu izbrisan",
    en: "Karota: your account will soon be deleted",
    de: "Karota: Dein Konto wird bald gelöscht",
  },
  assignment: {
    sl: "Karota: nova naloga »Seštevanje & <b>več</b>«",
    en: "Karota: new assignment “Seštevanje & <b>več</b>”",
    de: "Karota: neue Übung „Seštevanje & <b>več</b>“",
  },
  due: {
    sl: "Karota: jutri se izteče rok za 2 nalogi",
    en: "Karota: 2 assignments end tomorrow",
    de: "Karota: Morgen enden 2 Übungen",
  },
  digest: {
    sl: "Karota: pregled tedna (16. 11.–22. 11.)",
    en: "Karota: your students’ week (16/11 – 22/11)",
    de: "Karota: Wochenüberblick (16.11. – 22.11.)",
  },
};
/** The sentence that each is about. */
const SENTENCES: Readonly<Record<Template, Readonly<Record<Language, string>>>> = {
  invoice: {
    sl: "Hvala za nakup: 12,5 korenčka.",
    en: "we’ve added 12.5 carrots",
    de: "wir haben dir 12,5 Karotten gutgeschrieben",
  },
  refund: { sl: "Vrnili ti bomo 1,25 €", en: "refunding €1.25", de: "erstatten dir 1,25 €" },
  test: { sl: "To je preizkusno e-sporočilo.", en: "This is a test.", de: "Das ist eine Test-E-Mail." },
  contact: {
    sl: "Prek obrazca piše ana@example.com:",
    en: "ana@example.com sent this through the contact form:",
    de: "Über das Kontaktformular schreibt ana@example.com:",
  },
  welcome: {
    sl: "te čaka darilo: 5 korenčkov.",
    en: "there’s a present in it: 5 carrots.",
    de: "wartet ein Geschenk: 5 Karotten.",
  },
  package: {
    sl: "Imaš večji paket: prej »Začetni«, zdaj »Osnovni«.",
    en: "You’ve moved to a larger package: from Starter to Essential.",
    de: "Du hast jetzt ein größeres Paket: „Basis“ statt „Start“.",
  },
  deleted: { sl: "Po tvoji želji", en: "As you asked", de: "Wie von dir gewünscht" },
  warning: {
    sl: "Zadnji dan za prijavo: ponedeljek, 28. februar 2028.",
    en: "The last day to sign in is Monday, 28 February 2028.",
    de: "Der letzte Tag zum Anmelden: Montag, 28. Februar 2028.",
  },
  assignment: {
    sl: "2 vprašanji. Rok za odgovore: torek, 24. november ob 23.59.",
    en: "2 questions. You can answer until Tuesday 24 November at 23:59.",
    de: "2 Aufgaben. Zeit bis Dienstag, 24. November um 23:59.",
  },
  due: {
    sl: "»Ulomki, ponovitev«: rešenih 3 od 5",
    en: "“Ulomki, ponovitev”: 3 of 5 answered",
    de: "„Ulomki, ponovitev“: 3 von 5 beantwortet",
  },
  digest: {
    sl: "(9-krat): Skoraj! Prenos je treba prišteti",
    en: "(9 times): Nearly! The carry has to be added",
    de: "(9-mal): Fast! Der Übertrag",
  },
};
it.each(LANGUAGES)("subjects and key sentences in %s are the ones a person would write", async (language) => {
  for (const template of TEMPLATES) {
    const { subject, text } = await write(template, language);
    expect(subject.replaceAll(/[\u00A0\u202F]/g, " ")).toBe(SUBJECTS[template][language]);
    expect(text.replaceAll(/[\u00A0\u202F]/g, " ")).toContain(SENTENCES[template][language]);
  }
});

it("uses the dual, names no language's numbers wrongly and has no name in the greeting without one", async () => {
  const tasks = async (count: number) =>
    (await write("assignment", "sl", { tasks: count })).text.match(/\d+ vpraš\S+(?=\.)/)?.[0];
  expect([await tasks(1), await tasks(2), await tasks(3), await tasks(5), await tasks(101), await tasks(102)]).toEqual([
    "1 vprašanje",
    "2 vprašanji",
    "3 vprašanja",
    "5 vprašanj",
    "101 vprašanje",
    "102 vprašanji",
  ]);
  const one = SAMPLES.due.assignments.slice(0, 1);
  const { subject, text } = await write("due", "sl", { name: "", assignments: one });
  expect(subject).toBe("Karota: jutri se izteče rok za 1 nalogo");
  expect(text).toMatch(/^Živjo!\n/);
  expect(text).toContain(`${URL}/myAssignments/${one[0]!.id}\n`);
});

it("an erased person reads who wanted the erasure, and carrots that were bought are named before", async () => {
  const by = async (whose: "self" | "admin" | "unused") => (await write("deleted", "en", { by: whose })).text;
  expect(await by("admin")).toContain("An admin has deleted your Karota account");
  expect(await by("unused")).toContain("as we said we would");
  expect((await write("warning", "en")).text).toContain("carrots that you’ve paid for (12.5 carrots)");
  expect((await write("warning", "en", { bought: 0 })).text).not.toContain("paid for");
  expect((await write("package", "de", { up: false })).text).toContain("hätte dir ein kleineres Paket gereicht");
});

it("only a mail that people have switched on tells mail programs how to unsubscribe", async () => {
  for (const template of TEMPLATES) {
    const letter = await write(template, "sl");
    const mail = {
      ...letter,
      attachments: [],
      unsubscribe: letter.unsubscribe && `${letter.unsubscribe}?${"x".repeat(200)}`,
    };
    const message = await textOf(mailOf("Karota <karota@example.com>", { id: "7", recipient: "a@b.si" }, mail as Mail));
    const choice = CHOSEN.get(template);
    // RFC 8058, 3.1; each in one line.
    const lines = message.split("\n").filter((line) => line.startsWith("List-"));
    expect(lines, template).toEqual(
      choice === undefined
        ? []
        : [
            `List-Unsubscribe: <${URL}/off/${choice}?${"x".repeat(200)}>`,
            "List-Unsubscribe-Post: List-Unsubscribe=One-Click",
          ],
    );
  }
});

it("a person's text is never markup", async () => {
  const { html } = await write("assignment", "sl", { title: 'A" onload="x <b>' });
  expect(html).toContain("A&quot; onload=&quot;x &lt;b&gt;");
});
