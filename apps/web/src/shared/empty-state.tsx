import { Button } from "@karota/ui/button.tsx";
import { Rabbit } from "@karota/ui/illustrations.tsx";
import styles from "./empty-state.module.css";

/** The rabbit, one sentence, one act. */
export const EmptyState = ({ text, action }: { text: string; action?: { text: string; act: () => void } }) => (
  <div className={styles["empty"]} role="status">
    <Rabbit />
    <p>{text}</p>
    {action && (
      <Button kind="primary" onClick={action.act}>
        {action.text}
      </Button>
    )}
  </div>
);
