import { Button } from "@karota/ui/button.tsx";
import { Rabbit } from "@karota/ui/illustrations.tsx";
import styles from "./empty-state.module.css";

export interface EmptyStateProps {
  readonly title?: string | undefined;
  readonly text: string;
  readonly action?: { readonly text: string; readonly act: () => void; readonly quiet?: true };
}

/** The rabbit, one sentence, one act; beside the page's beginning where nothing is asked. */
export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <div className={styles["empty"]} data-quiet={action?.quiet} role="status">
    <Rabbit />
    {title !== undefined && <b>{title}</b>}
    <p>{text}</p>
    {action && (
      <Button kind={action.quiet ? "quiet" : "primary"} onClick={action.act}>
        {action.text}
      </Button>
    )}
  </div>
);
