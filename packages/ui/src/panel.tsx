import { IconChevronDown, IconRefresh, IconX } from "@tabler/icons-react";
import { useEffect, useId, useRef, useState, type ReactNode } from "react";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { Leaf } from "./illustrations.tsx";
import styles from "./panel.module.css";

/** How long a reload is seen, at the least. */
const MIN_RELOAD_MS = 2000;

export interface PanelProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly words: Readonly<Record<"collapse" | "expand" | "reload" | "reloading" | "remove", string>>;
  readonly open: boolean;
  readonly onFold: (open: boolean) => void;
  /** Absent: it cannot be reloaded. */
  readonly onReload?: () => Promise<unknown>;
  /** Absent: it cannot be removed. */
  readonly onRemove?: () => void;
  readonly className?: string | undefined;
}

/** A titled piece of a page that can be collapsed, reloaded (a leaf turns for 2 s) and removed. */
export function Panel({ title, children, words, open, onFold, onReload, onRemove, className }: PanelProps) {
  const id = useId();
  const [reloading, setReloading] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const reload = async () => {
    if (reloading || !onReload) return;
    setReloading(true);
    const seen = new Promise<void>((resolve) => {
      timer.current = setTimeout(resolve, MIN_RELOAD_MS);
    });
    await Promise.allSettled([onReload(), seen]);
    setReloading(false);
  };
  return (
    <section className={classNames(styles["panel"], className)} aria-labelledby={`${id}title`}>
      <div className={styles["head"]}>
        <h2 id={`${id}title`}>{title}</h2>
        <IconButton
          className={styles["fold"]}
          label={open ? words.collapse : words.expand}
          aria-expanded={open}
          aria-controls={id}
          icon={<Icon of={IconChevronDown} />}
          onClick={() => onFold(!open)}
        />
        {onReload && (
          <IconButton
            label={words.reload}
            icon={<Icon of={IconRefresh} />}
            aria-disabled={reloading || undefined}
            onClick={() => void reload()}
          />
        )}
        {onRemove && <IconButton label={words.remove} icon={<Icon of={IconX} />} onClick={onRemove} />}
      </div>
      {/* Not marked as busy: of a region that is, readers do not say that it reloads. */}
      <div id={id} className={styles["body"]} hidden={!open}>
        {children}
        <div role="status">
          {reloading && (
            <span className={styles["reload"]}>
              <Leaf className={styles["leaf"]} />
              <span className="sr">{words.reloading}</span>
            </span>
          )}
        </div>
      </div>
    </section>
  );
}
