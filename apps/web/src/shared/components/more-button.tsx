import { useState } from "react";
import { Button } from "@karota/ui/button.tsx";
import { useAction } from "../api/use-action.ts";

/** Loads the next page of a list (`usePages`); without one it is not there, unless it still has the focus. */
export function MoreButton({ more, text }: { more: (() => Promise<void>) | null; text: string }) {
  const [busy, load] = useAction(async () => more?.());
  const [hasFocus, setHasFocus] = useState(false);
  return (
    (more || hasFocus) && (
      <Button
        className="start"
        busy={busy}
        disabled={!more}
        onClick={load}
        onFocus={() => setHasFocus(true)}
        // A window that loses the focus leaves it at the button, to which it comes back.
        onBlur={({ currentTarget }) => setHasFocus(document.activeElement === currentTarget)}
      >
        {text}
      </Button>
    )
  );
}
