import type { ElementType } from "react";
import styles from "./card.module.css";
import { classNames } from "./class-names.ts";
import { stackClass, type StackLook, type TagProps } from "./layout.tsx";

interface CardLook extends StackLook {
  /** The room inside; "section" is a card that begins with a heading. */
  readonly pad?: "none" | "small" | "normal" | "section" | "large";
  /** With a shadow: it lies on the page by itself. */
  readonly raised?: boolean;
}

/** A piece of paper on the page, its children below each other. */
export function Card<Tag extends ElementType = "div">(props: TagProps<Tag, CardLook>) {
  const { as, pad = "normal", raised, gap, start, className, ...rest } = props;
  const Element: ElementType = as ?? "div";
  const stack = stackClass({ ...(gap !== undefined && { gap }), start });
  return (
    <Element
      {...rest}
      className={classNames(styles["card"], styles[pad], raised && styles["raised"], stack, className)}
    />
  );
}

/** A card of rows with a line between them; without rows it is not there. */
export function Rows<Tag extends ElementType = "ul">({ as, className, ...rest }: TagProps<Tag, object>) {
  const Element: ElementType = as ?? "ul";
  return <Element {...rest} className={classNames(styles["card"], styles["rows"], className)} />;
}
