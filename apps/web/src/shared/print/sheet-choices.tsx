import type { Page } from "@karota/print/page.ts";
import { Switch } from "@karota/ui/fields.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { useSay } from "../i18n/i18n.tsx";
import type { SheetOptions } from "./sheet-options.ts";

/** How sheets are printed. */
export function SheetChoices(props: {
  readonly options: SheetOptions;
  readonly set: (options: SheetOptions) => void;
  /** Whether there are two boards to be the variants. */
  readonly canVary: boolean;
  readonly canEnlarge: boolean;
  /** The pages with these options; null while they are made. */
  readonly pages: readonly Page[] | null;
}) {
  const { options, set, canVary, canEnlarge, pages } = props;
  const say = useSay();
  const isTooMuch = options.halves && pages !== null && pages.length > 0 && pages.every(({ sheets }) => sheets === 1);
  return (
    <Stack gap={2}>
      <Switch
        label={say("print.variants")}
        hint={say(canVary ? "print.variants.hint" : "print.variants.need")}
        checked={options.variants && canVary}
        disabled={!canVary}
        onChange={(variants) => set({ ...options, variants })}
      />
      <Switch
        label={say("print.halves")}
        hint={<span role="status">{say(isTooMuch ? "print.halves.not" : "print.halves.hint")}</span>}
        checked={options.halves}
        onChange={(halves) => set({ ...options, halves })}
      />
      {canEnlarge && (
        <Switch label={say("print.large")} checked={options.large} onChange={(large) => set({ ...options, large })} />
      )}
      <Switch
        label={say("print.solutions")}
        checked={options.solutions}
        onChange={(solutions) => set({ ...options, solutions })}
      />
    </Stack>
  );
}
