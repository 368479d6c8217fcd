import { useState } from "react";
import { createPortal } from "react-dom";
import { IconDownload, IconPrinter } from "@tabler/icons-react";
import { Redirect, useParams, useSearch } from "wouter";
import type { GameInfo } from "@karota/contract/games/board.ts";
import { MAX_PRINTED } from "@karota/contract/games/print.ts";
import { PER_PAGE, type PerPage } from "@karota/print/page.ts";
import { findGame, pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import { Button } from "@karota/ui/button.tsx";
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
import { useLoad } from "../../shared/api/use-load.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import { BoardList } from "./board-list.tsx";
import { MoreBoards } from "./more-boards.tsx";
import paper from "./paper.module.css";
import { PaperPage } from "./paper-page.tsx";
import styles from "./print-page.module.css";
import { useMoreBoards } from "./use-more-boards.ts";
import { usePdf } from "./use-pdf.ts";
import { usePrinted, type Printed, type PrintId } from "./use-printed.ts";

/** How many boards one print can have; a quiz fills pages of its own. */
const MAX_PER_PAGE = { education: 4, entertainment: MAX_PRINTED } as const;

/** The pages as they will be printed. */
function Preview({ printed }: { printed: Printed }) {
  const say = useSay();
  if (printed.state === "loading") return <Waiting />;
  if (printed.state === "failed")
    return <EmptyState text={say("print.failed")} action={{ text: say("shell.tryAgain"), act: printed.again }} />;
  if (printed.pages.length === 0) return <EmptyState text={say("print.nothing")} />;
  const { pages } = printed;
  const labelled = pages.map((page, place) => ({
    page,
    label: say("print.page", { number: place + 1, pages: pages.length, kind: page.kind }),
  }));
  return (
    <>
      <ul className={paper["preview"]}>
        {labelled.map(({ page, label }) => (
          <li key={label}>
            <PaperPage page={page} label={label} />
          </li>
        ))}
      </ul>
      {createPortal(
        <div className={paper["printed"]}>
          {labelled.map(({ page, label }) => (
            <PaperPage key={label} page={page} label={label} />
          ))}
        </div>,
        document.body,
      )}
    </>
  );
}

function Choices({ row, info, reload }: { row: CatalogueRow; info: GameInfo; reload: () => Promise<unknown> }) {
  const say = useSay();
  const speaker = useSpeaker();
  const session = useSession();
  const user = isValid(session) ? session : null;
  const asked = new URLSearchParams(useSearch()).get("board");
  const [chosen, setChosen] = useState<readonly PrintId[]>([asked !== null && user ? asked : "daily"]);
  const [perPage, setPerPage] = useState<PerPage>(1);
  const [solutions, setSolutions] = useState(true);
  const most = MAX_PER_PAGE[row.type];
  const printed = usePrinted(row, chosen, { perPage, solutions }, speaker);
  const { busy, fetchPdf } = usePdf(row, user !== null);
  const { making, make } = useMoreBoards(row.id, reload, (gridId) => setChosen((before) => [...before, gridId]));
  const ready = printed.state === "ready" && printed.pages.length > 0 ? printed : null;
  const toggle = (id: PrintId) => setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  return (
    <div className={styles["columns"]}>
      <section className={styles["form"]} aria-label={say("print.choose")}>
        <BoardList
          info={info}
          signedIn={user !== null}
          chosen={chosen}
          isFull={chosen.length >= most}
          toggle={toggle}
        />
        {row.type === "entertainment" && chosen.length > 1 && (
          <Segmented
            dense
            legend={say("print.perPage")}
            name="per-page"
            options={PER_PAGE.map((value) => ({ value, label: String(value) }))}
            value={perPage}
            onChange={setPerPage}
          />
        )}
        <label className={styles["switch"]}>
          <input type="checkbox" checked={solutions} onChange={(event) => setSolutions(event.target.checked)} />
          {say("print.solutions")}
        </label>
        <div className={styles["go"]}>
          <Button kind="primary" wide icon={<Icon of={IconPrinter} />} disabled={!ready} onClick={() => window.print()}>
            {say("print.print")}
          </Button>
          <Button
            wide
            icon={<Icon of={IconDownload} />}
            busy={busy}
            disabled={!ready}
            onClick={() => ready && fetchPdf(ready.boards, { perPage, solutions })}
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
      </section>
      <section aria-label={say("print.preview")}>
        <Preview printed={printed} />
      </section>
    </div>
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
