import { useId, type ComponentProps, type ElementType, type ReactNode } from "react";
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

interface RowsLook {
  /** The lines alone, inside another card. */
  readonly bare?: boolean;
}

/** A card of rows with a line between them; without rows it is not there. */
export function Rows<Tag extends ElementType = "ul">({ as, bare, className, ...rest }: TagProps<Tag, RowsLook>) {
  const Element: ElementType = as ?? "ul";
  return <Element {...rest} className={classNames(!bare && styles["card"], styles["rows"], className)} />;
}

interface SectionProps extends Omit<ComponentProps<"section">, "title">, CardLook {
  readonly title: ReactNode;
  readonly level?: "h2" | "h3";
}

/** A card that begins with its heading. */
export function Section({ title, level: Heading = "h2", children, ...rest }: SectionProps) {
  const id = useId();
  return (
    <Card as="section" pad="section" aria-labelledby={id} {...rest}>
      <Heading id={id}>{title}</Heading>
      {children}
    </Card>
  );
}
