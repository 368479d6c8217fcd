import { useState } from "react";
import { IconBook2, IconDownload, IconPrinter } from "@tabler/icons-react";
import { Link, Redirect, useParams, useSearch } from "wouter";
import type { GameInfo } from "@karota/contract/games/board.ts";
import { MAX_PRINTED } from "@karota/contract/games/print.ts";
import { PER_PAGE, type PerPage } from "@karota/print/page.ts";
import { canEnlarge } from "@karota/print/worksheet.ts";
import { findGame, pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import { Button, buttonClass } from "@karota/ui/button.tsx";
import { Columns } from "@karota/ui/columns.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { call } from "../../shared/api/api.ts";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { gameName, gamePath } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { isValid, useSession } from "../../shared/session/session.ts";
import { SheetChoices } from "../../shared/print/sheet-choices.tsx";
import { USUAL } from "../../shared/print/sheet-options.ts";
import { Sheets } from "../../shared/print/sheets.tsx";
import { useLoad } from "../../shared/api/use-load.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import { BoardList } from "./board-list.tsx";
import { MoreBoards } from "./more-boards.tsx";
import styles from "./print-page.module.css";
import { useMoreBoards } from "./use-more-boards.ts";
import { usePdf } from "./use-pdf.ts";
import { areVariants, usePrinted, type Printed, type PrintId } from "./use-printed.ts";

/** How many boards one print can have; a quiz fills pages of its own. */
const MAX_PER_PAGE = { education: 4, entertainment: MAX_PRINTED } as const;

function Preview({ printed }: { printed: Printed }) {
  const say = useSay();
  if (printed.state === "loading") return <Waiting />;
  if (printed.state === "failed")
    return <EmptyState text={say("print.failed")} action={{ text: say("shell.tryAgain"), act: printed.again }} />;
  if (printed.pages.length === 0) return <EmptyState text={say("print.nothing")} />;
  return <Sheets pages={printed.pages} />;
}

function Choices({ row, info, reload }: { row: CatalogueRow; info: GameInfo; reload: () => Promise<unknown> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const session = useSession();
  const user = isValid(session) ? session : null;
  const asked = new URLSearchParams(useSearch()).get("board");
  const [chosen, setChosen] = useState<readonly PrintId[]>([asked !== null && user ? asked : "daily"]);
  const [perPage, setPerPage] = useState<PerPage>(1);
  const [options, setOptions] = useState(USUAL);
  const most = MAX_PER_PAGE[row.type];
  const printed = usePrinted(row, chosen, { ...options, perPage }, speaker);
  const { busy, fetchPdf } = usePdf(row, user !== null);
  const { making, make } = useMoreBoards(row.id, reload, (gridId) => setChosen((before) => [...before, gridId]));
  const canVary = printed.state === "ready" && areVariants(printed.boards);
  const ready = printed.state === "ready" && printed.pages.length > 0 ? printed : null;
  const toggle = (id: PrintId) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <Columns narrow="first">
      <section className={styles["form"]} aria-label={say("print.choose")}>
        <BoardList
          info={info}
          signedIn={user !== null}
          chosen={chosen}
          isFull={chosen.length >= most}
          toggle={toggle}
        />
        {row.type === "entertainment" && chosen.length > 1 && !options.halves && !(options.variants && canVary) && (
          <Segmented
            dense
            legend={say("print.perPage")}
            name="per-page"
            options={PER_PAGE.map((value) => ({ value, label: String(value) }))}
            value={perPage}
            onChange={setPerPage}
          />
        )}
        <SheetChoices
          options={options}
          set={setOptions}
          canVary={canVary}
          canEnlarge={printed.state === "ready" && printed.boards.some(({ copy }) => canEnlarge(copy.task))}
          pages={printed.state === "ready" ? printed.pages : null}
        />
        <div className={styles["go"]}>
          <Button kind="primary" wide icon={<Icon of={IconPrinter} />} disabled={!ready} onClick={() => window.print()}>
            {say("print.print")}
          </Button>
          <Button
            wide
            icon={<Icon of={IconDownload} />}
            busy={busy}
            disabled={!ready}
            onClick={() => ready && fetchPdf(ready.boards, { ...options, perPage })}
          >
            {say("print.pdf")}
          </Button>
        </div>
        {user ? (
          <MoreBoards
            info={info}
            user={user}
            room={most - chosen.length}
            making={making}
            make={(preset, count) => void make(preset, count)}
          />
        ) : (
          <p className="soft">{say("print.login")}</p>
        )}
        <Link to={`/book?game=${pathOf(row.id)}`} className={buttonClass({ kind: "quiet", wide: true })}>
          <Icon of={IconBook2} />
          {say("print.book")}
        </Link>
      </section>
      <section aria-label={say("print.preview")}>
        <Preview printed={printed} />
      </section>
    </Columns>
  );
}

/** `/games/:game/print`: boards and quizzes on paper, from the browser's print or as a PDF; `?board=` is chosen already. */
export default function PrintPage() {
  const say = useSay();
  const speaker = useSpeaker();
  const session = useSession();
  const row = findGame(useParams()["game"] ?? "");
  const game = row?.id ?? "";
  const { data, error, waiting, reload } = useLoad(["info", game, session?.userId ?? null, speaker.language], () =>
    call<GameInfo>("GET", `games/info/${pathOf(game)}`),
  );
  if (!row) return <Redirect to="/home" replace />;
  return (
    <Stack gap={5}>
      <Stack gap={4}>
        <Breadcrumbs steps={[{ to: gamePath(game), text: gameName(game, speaker) }]} />
        <PageHeading>{say("print.title", { game: gameName(game, speaker) })}</PageHeading>
      </Stack>
      {data && <Choices key={game} row={row} info={data} reload={reload} />}
      {!data && error !== undefined && <LoadFailed error={error} again={() => void reload()} />}
      {waiting && <Waiting />}
    </Stack>
  );
}
