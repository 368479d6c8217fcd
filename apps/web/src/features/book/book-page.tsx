import { useState } from "react";
import { IconBook2, IconDownload, IconPlus } from "@tabler/icons-react";
import { useSearch } from "wouter";
import { MAX_BOOK_TITLE, type BookBody } from "@karota/contract/games/book.ts";
import { MAX_BOOK_BOARDS } from "@karota/print/book.ts";
import { PER_PAGE, type PerPage } from "@karota/print/page.ts";
import { findGame } from "@karota/games/catalogue.ts";
import { Button } from "@karota/ui/button.tsx";
import { Section } from "@karota/ui/card.tsx";
import { Switch, TextField } from "@karota/ui/fields.tsx";
import { Columns } from "@karota/ui/columns.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { LoadFailed } from "../../shared/api/load-failed.tsx";
import { Breadcrumbs } from "../../shared/components/breadcrumbs.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { downloadFile, fileName } from "../../shared/download-file.ts";
import { categories, gameName, gamePath } from "../../shared/format/game-words.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { useRowFocus } from "../../shared/use-row-focus.ts";
import { BookBill } from "./book-bill.tsx";
import { chosenPreset, useInfos, type BookPart } from "./book-parts.ts";
import { PartRow } from "./part-row.tsx";
import { useBook } from "./use-book.ts";
import styles from "./book-page.module.css";

/** How many of a game there are at first. */
const FIRST_COUNT = 4;

/** The first leisure game that is not in the book yet. */
function findNext(parts: readonly BookPart[]): string | undefined {
  const games = categories("entertainment").flatMap((section) => section.games.map(({ id }) => id));
  return games.find((id) => parts.every(({ game }) => game !== id)) ?? games[0];
}

const withGame = (parts: readonly BookPart[], game: string | undefined): readonly BookPart[] => {
  const key = Math.max(-1, ...parts.map((part) => part.key)) + 1;
  return game === undefined ? parts : [...parts, { key, game, preset: null, count: FIRST_COUNT }];
};

/** `/book`: new games of several kinds as one PDF; `?game=` is in it already. */
export default function BookPage() {
  const say = useSay();
  const speaker = useSpeaker();
  const asked = findGame(new URLSearchParams(useSearch()).get("game") ?? "");
  const [parts, setParts] = useState(() => withGame([], asked?.id ?? findNext([])));
  const rowFocus = useRowFocus();
  const [title, setTitle] = useState("");
  const [perPage, setPerPage] = useState<PerPage>(4);
  const [large, setLarge] = useState(false);
  const [solutions, setSolutions] = useState(true);
  const { infos, failure, reload } = useInfos(
    parts.map(({ game }) => game),
    speaker,
  );
  const name = title.trim() === "" ? say("paper.book.title") : title.trim();
  const download = (file: Blob) => downloadFile(`${fileName(name)}.pdf`, file);
  const { book, make, cancel } = useBook(reload, download);
  const chosen = parts.flatMap((part) => {
    const info = infos.get(part.game);
    if (!info) return [];
    const [{ options, price, price_cents: cents }] = chosenPreset(part, info, speaker);
    return [{ game: part.game, options, count: part.count, price: price * part.count, cents: cents * part.count }];
  });
  const games = parts.reduce((sum, { count }) => sum + count, 0);
  const price = chosen.reduce((sum, one) => sum + one.price, 0);
  const start = () => {
    const body: BookBody = {
      title: name,
      parts: chosen.map(({ game, options, count }) => ({ game, options, count })),
      per_page: perPage,
      solutions,
      large,
      ...(speaker.schooling && { subtraction: speaker.schooling.subtraction }),
      price,
    };
    void make(body, games);
  };
  const isMaking = book.state === "making";
  return (
    <Stack gap={5}>
      <Stack gap={4}>
        <Breadcrumbs
          steps={[
            asked
              ? { to: gamePath(asked.id, "print"), text: gameName(asked.id, speaker) }
              : { to: "/entertainment", text: say("shell.menu.entertainment") },
          ]}
        />
        <Stack gap={2} className="measure">
          <PageHeading>{say("book.title")}</PageHeading>
          <p className="soft">{say("book.about", { most: MAX_BOOK_BOARDS })}</p>
        </Stack>
      </Stack>
      <Columns narrow="last">
        {/* What is being made is not what is changed meanwhile. */}
        <Stack gap={5} inert={isMaking || undefined}>
          <Section title={say("book.games")}>
            <ul className={styles["parts"]} {...rowFocus}>
              {parts.map((part) => (
                <PartRow
                  key={part.key}
                  part={part}
                  info={infos.get(part.game)}
                  set={(changed) => setParts(parts.map((one) => (one.key === part.key ? changed : one)))}
                  remove={() => setParts(parts.filter(({ key }) => key !== part.key))}
                />
              ))}
            </ul>
            <Button icon={<Icon of={IconPlus} />} onClick={() => setParts(withGame(parts, findNext(parts)))}>
              {say("book.add")}
            </Button>
            {failure !== null && <LoadFailed error={failure} again={reload} />}
          </Section>
          <Section title={say("book.look")}>
            <TextField
              label={say("book.name")}
              hint={say("book.name.hint")}
              value={title}
              maxLength={MAX_BOOK_TITLE}
              placeholder={say("paper.book.title")}
              onChange={setTitle}
            />
            <Segmented
              dense
              legend={say("book.perPage")}
              name="per-page"
              options={PER_PAGE.map((value) => ({ value, label: String(value) }))}
              value={perPage}
              onChange={setPerPage}
            />
            <Switch label={say("book.large")} hint={say("book.large.hint")} checked={large} onChange={setLarge} />
            <Switch label={say("book.solutions")} checked={solutions} onChange={setSolutions} />
          </Section>
        </Stack>
        <BookBill
          games={games}
          bill={
            chosen.length === parts.length ? { price, cents: chosen.reduce((sum, { cents }) => sum + cents, 0) } : null
          }
          book={book}
          start={start}
          cancel={cancel}
          again={
            book.state === "ready" ? (
              <Button icon={<Icon of={IconDownload} />} wide onClick={() => download(book.file)}>
                {say("book.again")}
              </Button>
            ) : null
          }
          icon={<Icon of={IconBook2} />}
        />
      </Columns>
    </Stack>
  );
}
