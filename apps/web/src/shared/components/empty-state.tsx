import type { ComponentProps } from "react";
import { Button } from "@karota/ui/button.tsx";
import styles from "./empty-state.module.css";
import { Pose } from "./pose.tsx";

export interface EmptyStateProps {
  readonly title?: string | undefined;
  readonly text: string;
  readonly action?: { readonly text: string; readonly act: () => void };
  /** What the rabbit does there. */
  readonly pose?: ComponentProps<typeof Pose>["of"];
}

/** The rabbit, one sentence, one act. */
export const EmptyState = ({ title, text, action, pose = "peeks" }: EmptyStateProps) => (
  <div className={styles["empty"]} role="status">
    <Pose of={pose} />
    {title !== undefined && <b>{title}</b>}
    <p>{text}</p>
    {action && (
      <Button kind="primary" onClick={action.act}>
        {action.text}
      </Button>
    )}
  </div>
);
