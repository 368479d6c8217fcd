import { Fragment, type ReactNode } from "react";
import type { Markup } from "@karota/engine/quiz/markup.ts";
import styles from "./math-view.module.css";

/*
 * Browsers draw roots and fences that grow only from a font with a table of mathematics, each in its own way, and leave
 * the root sign out where that font is not there. So the signs are lines here, which every browser draws alike.
 */

/** Lines in boxes of 100 units that are stretched to the height of what they belong to. */
const LINES: Readonly<Record<string, string>> = {
  "(": "M90 3Q15 25 15 50T90 97",
  ")": "M10 3Q85 25 85 50T10 97",
  "{": "M92 2C45 2 60 14 60 28S58 48 12 50C58 52 60 58 60 72S45 98 92 98",
  "√": "M4 60L25 52L52 97L100 0",
};

const INVISIBLE = ["\u2061", "\u2062"];
const TIGHT = ["(", ")"];
const LISTING = [",", ";"];
const JOINING = ["·", "×", ":", "÷", "/"];
/** From so many signs on, a product or quotient may be wider than a line of a phone. */
const LONG = 13;

const elementsOf = ({ children }: Markup): readonly Markup[] => children.filter((child) => typeof child !== "string");
const textOf = ({ children }: Markup): string => children.filter((child) => typeof child === "string").join("");
const isSign = (markup: Markup | undefined, sign: string): boolean => markup?.tag === "mo" && textOf(markup) === sign;
/** Whether it is higher than a line. */
const isTall = (markup: Markup): boolean =>
  markup.tag === "mfrac" || markup.tag === "mtable" || elementsOf(markup).some(isTall);

const Line = ({ sign }: { readonly sign: string }) => (
  <span className={styles["line"]} data-sign={sign}>
    <svg viewBox="0 0 100 100" preserveAspectRatio="none">
      <path d={LINES[sign]} />
    </svg>
  </span>
);

const lengthOf = ({ children }: Markup): number =>
  children.reduce((length, child) => length + (typeof child === "string" ? child.length : lengthOf(child)), 0);

/** Signs in a row; after which of them a line may break: a sum rather than the products in it. */
function all(items: readonly Markup[]): ReactNode {
  const isLong = items.reduce((length, item) => length + lengthOf(item), 0) >= LONG;
  return items.map((item, place) => (
    <Fragment key={place}>
      {item.tag === "mo" ? signOf(textOf(item), place === 0, isLong || !JOINING.includes(textOf(item))) : setOf(item)}
    </Fragment>
  ));
}

/** A row of signs; high ones between parentheses that grow. */
function rowOf(items: readonly Markup[]): ReactNode {
  const isSystem = isSign(items[0], "{");
  if (!isSystem && !(isSign(items[0], "(") && isSign(items.at(-1), ")") && items.some(isTall))) return all(items);
  return (
    <span className={styles["fenced"]}>
      <Line sign={isSystem ? "{" : "("} />
      <span className={styles["inside"]}>{all(isSystem ? items.slice(1) : items.slice(1, -1))}</span>
      {!isSystem && <Line sign=")" />}
    </span>
  );
}

/** An operator has the same room on both sides; a minus that begins a row belongs to its number. */
function signOf(sign: string, isFirst: boolean, mayBreak: boolean): ReactNode {
  if (INVISIBLE.includes(sign)) return null;
  const role = TIGHT.includes(sign) || isFirst ? undefined : LISTING.includes(sign) ? "listing" : "operator";
  return (
    <span data-role={role} data-breaks={(role && mayBreak) || undefined}>
      {sign}
    </span>
  );
}

/** One equation of a system, its sides apart so that the equals signs are below each other. */
function equationOf(row: Markup): ReactNode {
  const cell = elementsOf(row)[0]!;
  const equation = elementsOf(cell)[0]!;
  const sides = elementsOf(equation);
  if (sides.length !== 3 || !isSign(sides[1], "=")) return <span className={styles["whole"]}>{setOf(equation)}</span>;
  return sides.map((side, place) => <span key={place}>{setOf(side)}</span>);
}

function setOf(markup: Markup): ReactNode {
  const items = elementsOf(markup);
  switch (markup.tag) {
    case "mo":
      return signOf(textOf(markup), false, false);
    case "mfrac":
      return (
        <span className={styles["fraction"]} data-role="fraction">
          <span className={styles["over"]}>
            <span>{setOf(items[0]!)}</span>
          </span>
          <span className={styles["under"]}>
            <span>{setOf(items[1]!)}</span>
          </span>
        </span>
      );
    case "msup":
    case "msub":
      return (
        <span className={styles[markup.tag]}>
          <span>{setOf(items[0]!)}</span>
          <span className={styles["script"]}>{setOf(items[1]!)}</span>
        </span>
      );
    case "msqrt":
    case "mroot":
      return (
        <span className={styles["root"]}>
          {markup.tag === "mroot" && <span className={styles["degree"]}>{setOf(items[1]!)}</span>}
          <Line sign="√" />
          <span className={styles["radicand"]}>{markup.tag === "mroot" ? setOf(items[0]!) : rowOf(items)}</span>
        </span>
      );
    case "mtable":
      return (
        <span className={styles["system"]}>
          {items.map((row, place) => (
            <Fragment key={place}>{equationOf(row)}</Fragment>
          ))}
        </span>
      );
    case "math":
    case "mrow":
      return rowOf(items);
    case "mn":
      if (markup.children.length === 1) return <span>{textOf(markup)}</span>;
      // What is drawn between groups of digits is no text: a number that is copied may be typed.
      return (
        <span>
          {markup.children.map((digits, place) => (
            <span key={place} className={place > 0 ? styles["group"] : undefined}>
              {typeof digits === "string" && digits}
            </span>
          ))}
        </span>
      );
    default:
      return <span>{textOf(markup)}</span>;
  }
}

/** Mathematics for the eye; `ExpressionView` has the words for screen readers beside it. */
export const MathView = ({ markup }: { readonly markup: Markup }) => (
  <span className={styles["math"]} data-math aria-hidden="true">
    {setOf(markup)}
  </span>
);
