import { Fragment } from "react";
import { Link } from "wouter";
import { pieces } from "../../shared/search.ts";

/** A text with the search's words marked. */
export const Marked = ({ text, terms }: { text: string; terms: readonly string[] }) =>
  pieces(text, terms).map((piece, place) =>
    piece.found ? <mark key={place}>{piece.text}</mark> : <Fragment key={place}>{piece.text}</Fragment>,
  );

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** The words of a text without the addresses of its `[links](/to)`. */
export const plainOf = (text: string): string => text.replace(LINK, "$1");

function parts(line: string): readonly { text: string; to: string | null }[] {
  const result: { text: string; to: string | null }[] = [];
  let from = 0;
  for (const { 0: all, 1: text = "", 2: to = "", index } of line.matchAll(LINK)) {
    if (index > from) result.push({ text: line.slice(from, index), to: null });
    result.push({ text, to });
    from = index + all.length;
  }
  if (from < line.length) result.push({ text: line.slice(from), to: null });
  return result;
}

/** Paragraphs, with an empty line between them and `[links](/to)` in them. */
export const Prose = ({ text, terms = [] }: { text: string; terms?: readonly string[] }) =>
  text.split("\n\n").map((line) => (
    <p key={line}>
      {parts(line).map(({ text: words, to }, place) => {
        const inside = <Marked text={words} terms={terms} />;
        if (to === null) return <Fragment key={place}>{inside}</Fragment>;
        // Within the help the browser itself scrolls to the place.
        const here = /^\/qa(#.+)$/.exec(to)?.[1];
        return here === undefined ? (
          <Link key={place} to={to}>
            {inside}
          </Link>
        ) : (
          <a key={place} href={here}>
            {inside}
          </a>
        );
      })}
    </p>
  ));
