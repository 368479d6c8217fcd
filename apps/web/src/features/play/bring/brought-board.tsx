import { useEffect, useState } from "react";
import type { CatalogueRow } from "@karota/games/catalogue.ts";
import { LoadFailed } from "../../../shared/api/load-failed.tsx";
import { Waiting } from "../../../shared/components/waiting.tsx";
import type { Opened } from "../open-board.ts";
import { Playing } from "../playing.tsx";
import { openBrought, type AddressSource } from "./open-brought.ts";

type Loading = { readonly opened: Opened } | { readonly failure: unknown } | null;

/** Opens a board that is in the address and plays it; `refuse` is called when it is no board that can be played. */
export function BroughtBoard(props: {
  readonly row: CatalogueRow;
  readonly source: AddressSource;
  readonly code: string;
  readonly refuse: () => void;
}) {
  const { row, source, code, refuse } = props;
  const [loading, setLoading] = useState<Loading>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let left = false;
    openBrought(row, source, code).then(
      (opened) => {
        if (left) return;
        if (opened) setLoading({ opened });
        else refuse();
      },
      (failure: unknown) => left || setLoading({ failure }),
    );
    return () => {
      left = true;
    };
    // `refuse` is another function with each drawing of the page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [row, source, code, attempt]);
  const again = () => {
    setLoading(null);
    setAttempt((before) => before + 1);
  };
  if (loading === null) return <Waiting />;
  if ("failure" in loading) return <LoadFailed error={loading.failure} again={again} />;
  return <Playing opened={loading.opened} row={row} reload={again} />;
}
