import { IconSearch } from "@tabler/icons-react";
import type { ComponentProps } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./search-field.module.css";

interface SearchFieldProps extends Omit<ComponentProps<"input">, "type" | "onChange"> {
  readonly label: string;
  readonly icon?: typeof IconSearch;
  readonly onChange: (value: string) => void;
}

/** Narrows a list while one types. */
export const SearchField = ({ label, icon = IconSearch, className, onChange, ...rest }: SearchFieldProps) => (
  <div className={classNames(styles["search"], className)}>
    <Icon of={icon} small />
    <input
      placeholder={label}
      maxLength={100}
      autoComplete="off"
      spellCheck={false}
      {...rest}
      type="search"
      aria-label={label}
      onChange={(event) => onChange(event.target.value)}
    />
  </div>
);
