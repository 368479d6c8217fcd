import type { ReactNode } from "react";
import { Panel } from "@karota/ui/panel.tsx";
import { focusHeading } from "@karota/ui/focus-heading.ts";
import { useSay } from "../i18n/i18n.tsx";
import { toast } from "./notices.tsx";
import { setPanel, usePanels } from "../session/panels.ts";

export interface AppPanelProps {
  /** Under which this browser remembers how it was left. */
  readonly name: string;
  readonly title: string;
  readonly children: ReactNode;
  /** For a panel that shows something of the server. */
  readonly onReload?: () => Promise<unknown>;
  /** For a panel that only advises or greets: the settings bring it back. */
  readonly removable?: boolean;
  readonly className?: string | undefined;
}

/** A panel with our words on its buttons, as it was left the last time. */
export function AppPanel({ name, removable = false, ...panel }: AppPanelProps) {
  const say = useSay();
  const state = usePanels()[name];
  if (removable && state === "removed") return null;
  const remove = () => {
    setPanel(name, "removed");
    toast("shell.panel.removed", { undo: () => setPanel(name, null) });
    // The button is gone with its panel.
    focusHeading();
  };
  const words = {
    collapse: say("shell.panel.collapse"),
    expand: say("shell.panel.expand"),
    reload: say("shell.panel.reload"),
    reloading: say("shell.panel.reloading"),
    remove: say("shell.panel.remove"),
  };
  return (
    <Panel
      {...panel}
      {...(removable && { onRemove: remove })}
      open={state !== "folded"}
      onFold={(open) => setPanel(name, open ? null : "folded")}
      words={words}
    />
  );
}
