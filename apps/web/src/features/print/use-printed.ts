import { useEffect, useMemo, useState } from "react";
import type { Board } from "@karota/contract/games/board.ts";
import { boardLine } from "@karota/print/board-line.ts";
import { layOut } from "@karota/print/lay-out.ts";
import type { Copy, Page, PerPage } from "@karota/print/page.ts";
import { haveSameOptions, type OptionValues } from "@karota/engine/options.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import { LOCALES } from "@karota/texts/speaker.ts";
import { call } from "../../shared/api/api.ts";
import { serverNow } from "../../shared/session/clock.ts";
import { gameName } from "../../shared/format/game-words.ts";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { dayOf } from "../../shared/offline/progress.ts";
import { payloadOf } from "../../shared/offline/sync-state.ts";
import { fontReady, measure } from "../../shared/print/font.ts";
import { sheetLink } from "../../shared/print/sheet-link.ts";
import type { SheetOptions } from "../../shared/print/sheet-options.ts";
import { loadWorksheet } from "./worksheets.ts";

/** A board by its id, or the current one of a period. */
export type PrintId = string;

const isPeriod = (id: PrintId): boolean => id === "daily" || id === "weekly";
export const boardPath = (row: CatalogueRow, id: PrintId): string =>
  `games/${pathOf(row.id)}/${isPeriod(id) ? `periodic/${id}` : id}`;

export interface Loaded {
  readonly id: PrintId;
  readonly gridId: string;
  readonly options: OptionValues;
  readonly copy: Copy;
}

async function load(row: CatalogueRow, id: PrintId, speaker: Speaker): Promise<Loaded> {
  const [board, game] = await Promise.all([call<Board>("GET", boardPath(row, id)), loadChunk(row.load), fontReady()]);
  const worksheet = await loadWorksheet(game);
  const { puzzle } = game.payload.decode(payloadOf(board)) as { readonly puzzle: unknown };
  const { options, period, ends, gridId } = board;
  const printed = { options, period, lastDay: ends === null ? null : Date.parse(dayOf(ends)) };
  const line = boardLine(printed, speaker, { locale: LOCALES[speaker.language], now: serverNow() });
  const copy = {
    title: gameName(row.id, speaker),
    line,
    task: worksheet(puzzle, false),
    solution: worksheet(puzzle, true, speaker.schooling),
  };
  return { id, gridId, options, copy };
}

/** Whether these are two boards that are equally hard, so that they can be A and B. */
export function areVariants([one, other, ...more]: readonly Loaded[]): boolean {
  if (!one || !other || more.length > 0) return false;
  return one.gridId !== other.gridId && haveSameOptions(one.options, other.options);
}

export type Printed =
  | { readonly state: "loading" }
  | { readonly state: "failed"; readonly failure: unknown; readonly again: () => void }
  | { readonly state: "ready"; readonly boards: readonly Loaded[]; readonly pages: readonly Page[] };

/** The pages of these boards; each board is requested once. */
export function usePrinted(
  row: CatalogueRow,
  ids: readonly PrintId[],
  options: SheetOptions & { readonly perPage: PerPage },
  speaker: Speaker,
): Printed {
  const [loaded, setLoaded] = useState<ReadonlyMap<string, Loaded>>(new Map());
  const [failure, setFailure] = useState<unknown>(null);
  const missing = ids.filter((id) => !loaded.has(`${speaker.language} ${id}`));
  const wanted = missing.join(" ");
  useEffect(() => {
    if (wanted === "" || failure !== null) return undefined;
    let left = false;
    Promise.all(wanted.split(" ").map((id) => load(row, id, speaker))).then(
      (boards) => {
        if (left) return;
        setLoaded(
          (before) =>
            new Map([...before, ...boards.map((board) => [`${speaker.language} ${board.id}`, board] as const)]),
        );
      },
      (error: unknown) => left || setFailure(error),
    );
    return () => {
      left = true;
    };
  }, [wanted, failure, row, speaker]);
  const chosen = ids.join(" ");
  const { perPage, solutions, variants, halves, large } = options;
  // Laying out many boards is slow, so it is done only after a change.
  const ready = useMemo(() => {
    const boards = chosen.split(" ").flatMap((id) => loaded.get(`${speaker.language} ${id}`) ?? []);
    const copies = boards.map(({ copy }) => copy);
    const link = sheetLink(pathOf(row.id), speaker.language);
    const layout = { copies, perPage, solutions, variants: variants && areVariants(boards), halves, large, link };
    const pages = boards.length === 0 ? [] : layOut(layout, speaker, measure);
    return { state: "ready", boards, pages } as const;
  }, [row, chosen, loaded, perPage, solutions, variants, halves, large, speaker]);
  if (failure !== null) return { state: "failed", failure, again: () => setFailure(null) };
  return missing.length > 0 ? { state: "loading" } : ready;
}
