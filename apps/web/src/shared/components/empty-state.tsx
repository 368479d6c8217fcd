import { Button } from "@karota/ui/button.tsx";
import { Rabbit } from "@karota/ui/illustrations.tsx";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  readonly title?: string | undefined;
  readonly text: string;
  readonly action?: { readonly text: string; readonly act: () => void };
}

/** The rabbit, one sentence, one act. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={styles["empty"]} role="status">
    <Rabbit />
    {title !== undefined && <b>{title}</b>}
    <p>{text}</p>
    {action && (
      <Button kind="primary" onClick={action.act}>
        {action.text}
      </Button>
    )}
  </div>
);
