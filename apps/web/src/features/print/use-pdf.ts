import type { PrintBody } from "@karota/contract/games/print.ts";
import type { PerPage } from "@karota/print/page.ts";
import { pathOf, type CatalogueRow } from "@karota/games/catalogue.ts";
import { readFile } from "../../shared/api/api.ts";
import { useSpeaker } from "../../shared/i18n/i18n.tsx";
import { downloadFile } from "../../shared/download-file.ts";
import { useAction } from "../../shared/api/use-action.ts";
import type { SheetOptions } from "../../shared/print/sheet-options.ts";
import { areVariants, boardPath, type Loaded } from "./use-printed.ts";

interface PdfOptions extends SheetOptions {
  readonly perPage: PerPage;
}

/** Fetches the boards as a PDF. A visitor can only print the daily board, which has an address of its own. */
export function usePdf(row: CatalogueRow, signedIn: boolean) {
  const { subtraction } = useSpeaker().schooling ?? {};
  const [busy, fetchPdf] = useAction(async (boards: readonly Loaded[], options: PdfOptions) => {
    const { perPage, solutions, halves, large } = options;
    const body: PrintBody = {
      boards: boards.map(({ gridId }) => ({ game: row.id, gridId })),
      per_page: perPage,
      solutions,
      variants: options.variants && areVariants(boards),
      halves,
      large,
      subtraction,
    };
    const { file } = signedIn
      ? await readFile("POST", "games/print", { body })
      : await readFile(
          "GET",
          `${boardPath(row, "daily")}/pdf?solutions=${solutions}&halves=${halves}&large=${large}${subtraction ? `&subtraction=${subtraction}` : ""}`,
        );
    downloadFile(`karota-${pathOf(row.id)}.pdf`, file);
  });
  return { busy, fetchPdf };
}
