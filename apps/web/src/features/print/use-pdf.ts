import type { PrintBody } from "@karota/contract/games/print.ts";
import { pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import { readFile } from "../../shared/api/api.ts";
import { useSpeaker } from "../../shared/i18n/i18n.tsx";
import { downloadFile } from "../../shared/download-file.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { boardPath, type Loaded } from "./use-printed.ts";

interface PdfOptions {
  readonly perPage: 1 | 2 | 4 | 6;
  readonly solutions: boolean;
}

/** Fetches the boards as a PDF. A visitor can only print the daily board, which has an address of its own. */
export function usePdf(row: CatalogueRow, signedIn: boolean) {
  const { subtraction } = useSpeaker().schooling ?? {};
  const [busy, fetchPdf] = useAction(async (boards: readonly Loaded[], { perPage, solutions }: PdfOptions) => {
    const body: PrintBody = {
      boards: boards.map(({ gridId }) => ({ game: row.id, gridId })),
      per_page: perPage,
      solutions,
      subtraction,
    };
    const { file } = signedIn
      ? await readFile("POST", "games/print", { body })
      : await readFile(
          "GET",
          `${boardPath(row, "daily")}/pdf?solutions=${solutions}${subtraction ? `&subtraction=${subtraction}` : ""}`,
        );
    downloadFile(`karota-${pathOf(row.id)}.pdf`, file);
  });
  return { busy, fetchPdf };
}
