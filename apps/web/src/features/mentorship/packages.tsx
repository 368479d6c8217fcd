import type { CSSProperties } from "react";
import type { MentorInfo, MentorPackage } from "@karota/contract/mentorship/mentorship.ts";
import { Plant, Sprout } from "@karota/ui/illustrations.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Badge } from "@karota/ui/note.tsx";
import { Table } from "@karota/ui/table.tsx";
import { call } from "../../shared/api/api.ts";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { useFormat, useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { euroWords } from "../../shared/format/price-words.ts";
import { canBuy } from "../../shared/session/can-buy.ts";
import { isValid, useSession, useUser } from "../../shared/session/session.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import styles from "./packages.module.css";

const COLUMNS = ["name", "students", "groups", "perWeek", "groupPrice", "studentPrice"] as const;

/** A number of carrots with as many decimals as those above and below it, and its worth for those who can buy some. */
function Price({ carrots }: { carrots: number }) {
  const buys = canBuy(useUser());
  const format = useFormat();
  const speaker = useSpeaker();
  return (
    <Stack as="span" gap={0}>
      <b>
        {carrots === 0
          ? speaker.say({ id: "price.free" })
          : format.number(carrots, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}
      </b>
      {carrots > 0 && buys && <span className="soft small">{euroWords(carrots, speaker)}</span>}
    </Stack>
  );
}

/** @param mark what is special about it for the reader */
function PackageRow({ one, size, mark }: { one: MentorPackage; size: number; mark: string | null }) {
  const say = useSay();
  const format = useFormat();
  const cells = {
    students: format.number(one.maxStudents),
    groups: say("package.groups", { count: one.maxGroups, students: one.maxStudentsPerGroup }),
    perWeek: (
      <>
        {say("package.groupWeek", { count: format.number(one.maxGroupAssignmentsPerWeek) })}
        <br />
        {say("package.studentWeek", { count: format.number(one.maxStudentAssignmentsPerWeek) })}
      </>
    ),
    groupPrice: <Price carrots={one.groupAssignmentPrice} />,
    studentPrice: <Price carrots={one.studentAssignmentPrice} />,
  };
  return (
    <tr data-marked={mark !== null || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- its text is deeper than the rule looks. */}
      <th scope="row">
        <Cluster nowrap gap={2}>
          <span className={styles["growth"]} style={{ "--size": size } as CSSProperties}>
            {size === 0 ? <Sprout /> : <Plant />}
          </span>
          <Stack as="span" start gap={0}>
            <span className={styles["name"]}>{say(`package.${one.name}`)}</span>
            {mark !== null && (
              <Badge tone="good" className={styles["mark"]}>
                {mark}
              </Badge>
            )}
          </Stack>
        </Cluster>
      </th>
      {COLUMNS.slice(1).map((column) => (
        <td
          key={column}
          className={column === "students" || column.endsWith("Price") ? "num" : undefined}
          data-label={say(`package.column.${column}`)}
        >
          <div>{cells[column as keyof typeof cells]}</div>
        </td>
      ))}
    </tr>
  );
}

/** The package of a mentor who looks; null for everyone else. */
function useOwnPackage(): MentorPackage["name"] | null {
  const session = useSession();
  const isMentor = isValid(session) && session?.roles.includes("mentor");
  const { data } = useLoad<MentorInfo | null>(["mentorship/info", isMentor ? "mine" : null], () =>
    isMentor ? call<MentorInfo>("GET", "mentorship/info") : Promise.resolve(null),
  );
  return data?.package.name ?? null;
}

/** The six packages with their limits and prices; on phones each one is a card. */
export function Packages() {
  const say = useSay();
  const mine = useOwnPackage();
  const { data, error, waiting, reload } = useLoad(["mentorship/packages"], () =>
    call<{ packages: MentorPackage[] }>("GET", "mentorship/packages"),
  );
  const markOf = ({ name }: MentorPackage, size: number) => {
    if (mine === null) return size === 0 ? say("package.first") : null;
    return name === mine ? say("package.mine") : null;
  };
  return (
    <Stack as="section" gap={4} aria-labelledby="mentorship-packages">
      <h2 id="mentorship-packages">{say("mentorship.packages")}</h2>
      <p className="soft measure">{say("mentorship.packages.lead")}</p>
      {waiting && <Waiting />}
      {!data && error !== undefined && (
        <EmptyState
          text={say("mentorship.packages.failed")}
          action={{ text: say("shell.tryAgain"), act: () => void reload() }}
        />
      )}
      {data && (
        <Table
          caption={say("mentorship.packages")}
          className={styles["packages"]}
          columns={COLUMNS.map((column) => ({
            label: say(`package.column.${column}`),
            num: column === "students" || column.endsWith("Price"),
          }))}
        >
          {data.packages.map((one, size) => (
            <PackageRow key={one.name} one={one} size={size} mark={markOf(one, size)} />
          ))}
        </Table>
      )}
    </Stack>
  );
}
