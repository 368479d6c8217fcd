import { Button } from "@karota/ui/button.tsx";
import { useAction } from "../api/use-action.ts";

/** Loads the next page of a list (`usePages`); without one it is not there. */
export function MoreButton({ more, text }: { more: (() => Promise<void>) | null; text: string }) {
  const [busy, load] = useAction(async () => more?.());
  return (
    more && (
      <Button className="start" busy={busy} onClick={load}>
        {text}
      </Button>
    )
  );
}
