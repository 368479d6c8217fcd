import { createElement, type ReactNode } from "react";
import { PICTURES, type CardSymbol } from "./symbols.ts";
import { LOOK, type Element } from "./drawn.ts";
import { DRAWINGS } from "./pictures-data.ts";

const elementOf = ([tag, attributes, inside = []]: Element, place: number): ReactNode =>
  createElement(tag, { key: place, ...attributes }, ...inside.map(elementOf));

/** A drawing on the 64 grid; what is around has its label. */
export const Drawing = ({ of }: { readonly of: readonly Element[] }) => (
  <svg viewBox="0 0 64 64" stroke="currentColor" {...LOOK} aria-hidden="true" focusable="false">
    {of.map(elementOf)}
  </svg>
);

/** A symbol's picture. */
export const Picture = ({ of }: { readonly of: CardSymbol }) => <Drawing of={DRAWINGS[PICTURES[of]]} />;
