import { IconSearch } from "@tabler/icons-react";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

/** Narrows a list while one types. */
export const SearchField = (props: { label: string; value: string; onChange: (value: string) => void }) => (
  <div className={styles["search"]}>
    <Icon of={IconSearch} small />
    <input
      type="search"
      aria-label={props.label}
      placeholder={props.label}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      value={props.value}
      onChange={(event) => props.onChange(event.target.value)}
    />
  </div>
);
