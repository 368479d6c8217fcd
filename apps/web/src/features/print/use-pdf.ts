import { useState } from "react";
import type { PrintBody } from "@karota/contract/games/print.ts";
import { pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import { call } from "../../shared/api.ts";
import { notifyFailure } from "../../shared/notices.tsx";
import { boardPath, type Loaded } from "./use-printed.ts";

/** How long the address of a file is kept for the browser to fetch it, in milliseconds. */
const KEPT = 60_000;

function keep(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}

/** Fetches the boards as a PDF. A visitor has the daily one only, which has an address of its own. */
export function usePdf(row: CatalogueRow, signedIn: boolean) {
  const [busy, setBusy] = useState(false);
  const fetchPdf = async (
    boards: readonly Loaded[],
    wishes: { readonly perPage: 1 | 2 | 4 | 6; readonly solutions: boolean },
  ) => {
    setBusy(true);
    try {
      const { perPage, solutions } = wishes;
      const body: PrintBody = {
        boards: boards.map(({ gridId }) => ({ game: row.id, gridId })),
        per_page: perPage,
        solutions,
      };
      const file = signedIn
        ? await call<Blob>("POST", "games/print", { body, file: true })
        : await call<Blob>("GET", `${boardPath(row, "daily")}/pdf?solutions=${solutions}`, { file: true });
      keep(file, `karota-${pathOf(row.id)}.pdf`);
    } catch (error) {
      notifyFailure(error);
    } finally {
      setBusy(false);
    }
  };
  return { busy, fetchPdf };
}
