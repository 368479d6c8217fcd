import type { ComponentProps } from "react";
import { Button } from "@karota/ui/button.tsx";
import styles from "./empty-state.module.css";
import { Pose } from "./pose.tsx";

export interface EmptyStateProps {
  readonly title?: string | undefined;
  readonly text: string;
  readonly action?: { readonly text: string; readonly act: () => void; readonly quiet?: true };
  /** What the rabbit does there. */
  readonly pose?: ComponentProps<typeof Pose>["of"];
}

/** The rabbit, one sentence, one act; beside the page's beginning where nothing is asked. */
export const EmptyState = ({ title, text, action, pose = "peeks" }: EmptyStateProps) => (
  <div className={styles["empty"]} data-quiet={action?.quiet} role="status">
    <Pose of={pose} />
    {title !== undefined && <b>{title}</b>}
    <p>{text}</p>
    {action && (
      <Button kind={action.quiet ? "quiet" : "primary"} onClick={action.act}>
        {action.text}
      </Button>
    )}
  </div>
);
