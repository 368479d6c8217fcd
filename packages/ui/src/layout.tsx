import type { ComponentProps, CSSProperties, ElementType } from "react";
import { classNames } from "./class-names.ts";
import styles from "./layout.module.css";

/** A step of the tokens' space scale (`--s1` … `--s6`); 0 is none. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6;

/** The props of a component that renders `Tag`, and beside them its own. */
export type TagProps<Tag extends ElementType, Own> = Own & { readonly as?: Tag } & Omit<
    ComponentProps<Tag>,
    keyof Own | "as"
  >;

export interface StackLook {
  readonly gap?: Space;
  /** Each child is only as wide as it needs. */
  readonly start?: boolean | undefined;
}

export const stackClass = ({ gap = 3, start = false }: StackLook): string =>
  classNames(styles["stack"], styles[`gap${gap}`], start && styles["start"]);

/** Children below each other. */
export function Stack<Tag extends ElementType = "div">({
  as,
  gap,
  start,
  className,
  ...rest
}: TagProps<Tag, StackLook>) {
  const Element: ElementType = as ?? "div";
  return (
    <Element {...rest} className={classNames(stackClass({ ...(gap !== undefined && { gap }), start }), className)} />
  );
}

export interface ClusterLook {
  readonly gap?: Space;
  /** Between lines, where it is another than between the children of one. */
  readonly rowGap?: Exclude<Space, 5 | 6>;
  readonly align?: "center" | "baseline" | "start" | "end" | "stretch";
  /** The children spread over the whole width. */
  readonly between?: boolean;
  readonly nowrap?: boolean;
}

/** Children beside each other, on as many lines as they need. */
export function Cluster<Tag extends ElementType = "div">(props: TagProps<Tag, ClusterLook>) {
  const { as, gap = 3, rowGap, align = "center", between, nowrap, className, ...rest } = props;
  const Element: ElementType = as ?? "div";
  return (
    <Element
      {...rest}
      className={classNames(
        styles["cluster"],
        styles[`gap${gap}`],
        rowGap !== undefined && styles[`row${rowGap}`],
        styles[align],
        between && styles["between"],
        nowrap && styles["nowrap"],
        className,
      )}
    />
  );
}

interface GridLook {
  /** The least width of a column, in rem; in a narrower room there is one column. */
  readonly min: number;
  readonly gap?: Space;
  /** The columns that are there fill the room. */
  readonly fit?: boolean;
}

/** Children in as many columns of the same width as there is room for. */
export function Grid<Tag extends ElementType = "div">(props: TagProps<Tag, GridLook>) {
  const { as, min, gap = 3, fit, className, ...rest } = props;
  const Element: ElementType = as ?? "div";
  return (
    <Element
      {...rest}
      style={{ "--min": `${min}rem` } as CSSProperties}
      className={classNames(styles["grid"], styles[`gap${gap}`], fit && styles["fit"], className)}
    />
  );
}
