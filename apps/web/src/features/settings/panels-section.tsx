import { Button } from "@karota/ui/button.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { restorePanels, usePanels } from "../../shared/session/panels.ts";

/** Restores the panels that were removed in this browser. */
export function Panels() {
  const say = useSay();
  const removed = Object.values(usePanels()).filter((state) => state === "removed").length;
  return (
    <>
      <p className="soft" role="status">
        {removed === 0 ? say("settings.panels.none") : say("settings.panels.removed", { count: removed })}
      </p>
      {removed > 0 && (
        <div>
          <Button onClick={restorePanels}>{say("settings.panels.back")}</Button>
        </div>
      )}
    </>
  );
}
