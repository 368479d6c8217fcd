import { useRef } from "react";
import { Button } from "@karota/ui/button.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { restorePanels, usePanels } from "../../shared/session/panels.ts";

/** Restores the panels that were removed in this browser. */
export function Panels() {
  const say = useSay();
  const line = useRef<HTMLParagraphElement>(null);
  const restore = () => {
    restorePanels();
    // The button is gone now.
    line.current?.focus();
  };
  const removed = Object.values(usePanels()).filter((state) => state === "removed").length;
  return (
    <>
      <p ref={line} tabIndex={-1} className="soft" role="status">
        {removed === 0 ? say("settings.panels.none") : say("settings.panels.removed", { count: removed })}
      </p>
      {removed > 0 && (
        <div>
          <Button onClick={restore}>{say("settings.panels.back")}</Button>
        </div>
      )}
    </>
  );
}
