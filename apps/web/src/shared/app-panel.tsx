import type { ReactNode } from "react";
import { Panel } from "@karota/ui/panel.tsx";
import { useSay } from "./i18n.tsx";

export interface AppPanelProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly onReload?: () => Promise<unknown>;
  readonly onRemove?: () => void;
  readonly className?: string | undefined;
}

/** A panel with our words on its buttons. */
export function AppPanel(props: AppPanelProps) {
  const say = useSay();
  const words = {
    collapse: say("shell.panel.collapse"),
    expand: say("shell.panel.expand"),
    reload: say("shell.panel.reload"),
    reloading: say("shell.panel.reloading"),
    remove: say("shell.panel.remove"),
  };
  return <Panel {...props} words={words} />;
}
