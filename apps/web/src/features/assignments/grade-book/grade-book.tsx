import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { useState, type CSSProperties, type ReactNode } from "react";
import { Link } from "wouter";
import type { Grade, GradeBook as Book } from "@karota/contract/assignments/grade-book.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster } from "@karota/ui/layout.tsx";
import { Face } from "../../../shared/components/face.tsx";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { bandOf, GOOD_PERCENT, LOW_PERCENT } from "../../../shared/format/share-band.ts";
import { useFormat, useSay, useSpeaker } from "../../../shared/i18n/i18n.tsx";
import { percentOf } from "../results/figures.ts";
import { resultsPath } from "../wizard/target.ts";
import styles from "./grade-book.module.css";
import { useGradeBook } from "./use-grade-book.ts";

const DAY = { day: "numeric", month: "short" } as const;

type Column = Book["assignments"][number];

/** A share in percents, in its tint. */
function Share({ percent }: { percent: number }) {
  const format = useFormat();
  return <span data-band={bandOf(percent)}>{format.number(percent / 100, { style: "percent" })}</span>;
}

/** What a student has answered of an assignment: how much is right when it is over, how far they are before. */
function GradeWords({ grade, numTasks }: { grade: Grade; numTasks: number }) {
  const say = useSay();
  const values = { solved: grade.numSolved, all: numTasks };
  if (!grade.over)
    return (
      <span data-band="open">
        <span aria-hidden="true">{say("assignments.grades.open", values)}</span>
        <span className="sr">{say("assignments.grades.open.words", values)}</span>
      </span>
    );
  if (grade.numSolved === 0)
    return (
      <span data-band="none">
        <span aria-hidden="true">–</span>
        <span className="sr">{say("assignments.mark.open")}</span>
      </span>
    );
  return <Share percent={percentOf(grade.numCorrect, numTasks)!} />;
}

/** The right answers of those who are through and answered something, in percents of their questions. */
function shareOfAll({ students }: Book, place: number, numTasks: number): number | null {
  const grades = students.flatMap(({ grades: own }) => own[place] ?? []).filter((one) => one.over && one.numSolved > 0);
  return percentOf(
    grades.reduce((sum, { numCorrect }) => sum + numCorrect, 0),
    grades.length * numTasks,
  );
}

function Head({ column, path }: { column: Column; path: string }) {
  const say = useSay();
  const format = useFormat();
  const { name, status, start, numDone, numStudents } = column;
  return (
    <th scope="col">
      <Link to={path}>{name || say("assignments.unnamed")}</Link>
      <span className={styles["when"]}>{format.date(start, DAY)}</span>
      {status === "inProgress" && (
        <span className={styles["open"]}>{say("assignments.grades.done", { done: numDone, all: numStudents })}</span>
      )}
    </th>
  );
}

interface GradeBookProps {
  readonly groupId: string;
  /** What is beside a student's name, and below it. */
  readonly beside: (studentId: string) => ReactNode;
}

function Grades({ book, groupId, beside }: GradeBookProps & { book: Book }) {
  const say = useSay();
  const { language } = useSpeaker();
  const { compare } = new Intl.Collator(LOCALES[language], { numeric: true });
  const { assignments } = book;
  const students = book.students.toSorted((one, other) => compare(one.name, other.name));
  const pathTo = ({ id }: Column) => resultsPath({ of: "group", id: groupId }, id);
  const caption = say("assignments.grades.caption");
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached with the keyboard
    <div className={styles["wrap"]} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles["book"]} style={{ "--columns": assignments.length || 1 } as CSSProperties}>
        <caption className="sr">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{say("assignments.student")}</th>
            {assignments.map((column) => (
              <Head key={column.id} column={column} path={pathTo(column)} />
            ))}
          </tr>
        </thead>
        <tbody>
          {students.map(({ id, name, face, grades }) => (
            <tr key={id}>
              {/* Before a cell, the name alone is read. */}
              <th scope="row" abbr={name}>
                <div className={styles["student"]}>
                  {book.role === "owner" ? (
                    <Link to={`/myStudents/${id}`}>
                      <Face of={face} name={name} />
                      {name}
                    </Link>
                  ) : (
                    <span>
                      <Face of={face} name={name} />
                      {name}
                    </span>
                  )}
                  {beside(id)}
                </div>
              </th>
              {assignments.map((column, place) => {
                const grade = grades[place] ?? null;
                return (
                  <td key={column.id}>
                    {grade === null ? (
                      <span className="sr">{say("assignments.grades.none")}</span>
                    ) : (
                      // The column's head leads there with the keyboard, once for all of its cells.
                      <Link to={pathTo(column)} tabIndex={-1}>
                        <GradeWords grade={grade} numTasks={column.numTasks} />
                      </Link>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
        {assignments.length > 0 && (
          <tfoot>
            <tr>
              <th scope="row">{say("assignments.grades.all")}</th>
              {assignments.map((column, place) => {
                const share = shareOfAll(book, place, column.numTasks);
                return <td key={column.id}>{share !== null && <Share percent={share} />}</td>;
              })}
            </tr>
          </tfoot>
        )}
      </table>
    </div>
  );
}

function Legend() {
  const say = useSay();
  const format = useFormat();
  const percent = (value: number) => format.number(value / 100, { style: "percent" });
  const good = percent(GOOD_PERCENT);
  const low = percent(LOW_PERCENT);
  const rows = {
    good: say("assignments.grades.legend.right", { percent: good }),
    middle: say("assignments.grades.legend.middle", { percent: low }),
    low: say("assignments.grades.legend.low", { percent: low }),
  };
  return (
    <Cluster as="ul" gap={4} rowGap={1} className={`soft small ${styles["legend"]}`} aria-hidden="true">
      {Object.entries(rows).map(([band, text]) => (
        <li key={band}>
          <span data-band={band} />
          {text}
        </li>
      ))}
    </Cluster>
  );
}

/** The students of a group with what they answered, assignment by assignment. */
export function GradeBook({ groupId, beside }: GradeBookProps) {
  const say = useSay();
  const [page, setPage] = useState(0);
  const loaded = useGradeBook(groupId, page);
  const { data } = loaded;
  return (
    <>
      <Loaded of={loaded}>{(book) => <Grades book={book} groupId={groupId} beside={beside} />}</Loaded>
      {data && data.assignments.length > 0 && <Legend />}
      {(page > 0 || data?.more) && (
        <Cluster between gap={2} className="no-print">
          <Button
            size="small"
            icon={<Icon of={IconChevronLeft} small />}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          >
            {say("assignments.grades.newer")}
          </Button>
          <Button size="small" disabled={!data?.more} onClick={() => setPage(page + 1)}>
            {say("assignments.grades.older")}
            <Icon of={IconChevronRight} small />
          </Button>
        </Cluster>
      )}
    </>
  );
}
