import PDFDocument from "pdfkit";
import type { GroupReport } from "@karota/contract/assignments/grade-book.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import { formatOf } from "@karota/texts/format.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { bytesOf } from "../bytes-of.ts";
import { fontOf, writable } from "../fonts.ts";
import type { ReportJob } from "../printer.ts";

const [LEFT, RIGHT, INK, SOFT, CARROT] = [56, 539, "#2b2620", "#6b6257", "#c2500a"];
/** Of the first row of a page, of the distance of rows, and of the last row, in points. */
const [FIRST_ROW, ROW, LAST_ROW] = [172, 20, 760];
const FOOT = 790;
const COLUMNS = [
  { id: "report.assignment", x: LEFT, width: 250, align: "left" },
  { id: "report.start", x: 310, width: 80, align: "right" },
  { id: "report.answered", x: 395, width: 75, align: "right" },
  { id: "report.right", x: 474, width: RIGHT - 474, align: "right" },
] as const satisfies readonly { id: MessageId; x: number; width: number; align: string }[];

type Writer = InstanceType<typeof PDFDocument>;
type Student = GroupReport["students"][number];

interface Context {
  readonly pdf: Writer;
  readonly say: (id: MessageId, values?: Record<string, string | number>) => string;
  readonly day: (time: number | string) => string;
  readonly percent: (share: number) => string;
}

function contextOf(pdf: Writer, { language, timeZone }: ReportJob): Context {
  const format = formatOf(language);
  return {
    pdf,
    say: (id, values = {}) => SPEAKERS[language].say({ id, values }),
    day: (time) => format.date(time, { day: "numeric", month: "numeric", year: "numeric", timeZone }),
    percent: (share) => format.number(share, { style: "percent" }),
  };
}

/** One line, cut where it has no room. */
function writeCell(pdf: Writer, text: string, place: number, y: number): void {
  const { x, width, align } = COLUMNS[place]!;
  pdf.text(writable(text), x, y, { width, height: ROW, align, ellipsis: true, lineBreak: true });
}

function writeHead({ pdf, say, day }: Context, { report, now }: ReportJob, student: Student): void {
  pdf.addPage();
  pdf.font("bold").fontSize(11).fillColor(CARROT).text("Karota", LEFT, 44);
  const name = { width: RIGHT - LEFT, height: 26, ellipsis: true };
  pdf.fontSize(20).fillColor(INK).text(writable(student.name), LEFT, 64, name);
  const about = say("report.about", { group: report.group, from: day(report.since), to: day(now) });
  pdf
    .font("text")
    .fontSize(10)
    .fillColor(SOFT)
    .text(writable(about), LEFT, 96, { ...name, height: 14 });
  pdf.fontSize(9);
  COLUMNS.forEach(({ id }, place) => writeCell(pdf, say(id), place, FIRST_ROW - 26));
  const rule = FIRST_ROW - 10;
  pdf.moveTo(LEFT, rule).lineTo(RIGHT, rule).lineWidth(0.8).stroke(SOFT);
  pdf.fontSize(11).fillColor(INK);
}

/** What a student has answered; over more pages where one is not enough. */
function writeStudent(context: Context, job: ReportJob, student: Student): void {
  const { pdf, say, day, percent } = context;
  writeHead(context, job, student);
  let y = FIRST_ROW;
  const sum = { solved: 0, right: 0 };
  job.report.assignments.forEach(({ name, start, numTasks }, place) => {
    const grade = student.grades[place];
    if (!grade) return;
    if (y > LAST_ROW - 2 * ROW) {
      writeHead(context, job, student);
      y = FIRST_ROW;
    }
    const { numSolved, numCorrect } = grade;
    sum.solved += numSolved;
    sum.right += numCorrect;
    const right = numSolved === 0 ? "–" : say("report.of", { part: numCorrect, all: numSolved });
    const answered = say("report.of", { part: numSolved, all: numTasks });
    [name || say("report.unnamed"), day(start), answered, right].forEach((text, column) =>
      writeCell(pdf, text, column, y),
    );
    y += ROW;
  });
  const words =
    sum.solved === 0
      ? say("report.nothing")
      : say("report.sum", { right: sum.right, solved: sum.solved, percent: percent(sum.right / sum.solved) });
  pdf.font("bold").text(words, LEFT, y + 8, { width: RIGHT - LEFT });
  pdf
    .font("text")
    .fontSize(8)
    .fillColor(SOFT)
    .text(say("report.note"), LEFT, FOOT, { width: RIGHT - LEFT });
}

/** A group's report with a page for each student, or more. It takes some milliseconds a page: see `printer.ts`. */
export async function renderReport(job: ReportJob): Promise<Buffer> {
  const { report, language, now } = job;
  const pdf = new PDFDocument({
    size: "A4",
    margin: 0,
    autoFirstPage: false,
    lang: LOCALES[language],
    info: { Title: report.group, Author: "Karota", CreationDate: new Date(now) },
    displayTitle: true,
  });
  pdf.registerFont("text", fontOf("plain").file);
  pdf.registerFont("bold", fontOf("bold").file);
  const bytes = bytesOf(pdf);
  const context = contextOf(pdf, job);
  const { compare } = new Intl.Collator(LOCALES[language], { numeric: true });
  for (const student of report.students.toSorted((one, other) => compare(one.name, other.name)))
    writeStudent(context, job, student);
  pdf.end();
  return bytes;
}
