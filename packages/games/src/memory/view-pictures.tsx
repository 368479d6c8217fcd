import { createElement, type ReactNode } from "react";
import type { CardSymbol } from "./board.ts";
import { DRAWINGS, LOOK, type Element } from "./pictures-data.ts";

const elementOf = ([tag, attributes, inside = []]: Element, place: number): ReactNode =>
  createElement(tag, { key: place, ...attributes }, ...inside.map(elementOf));

/** A symbol's picture; the cell has its label. */
export const Picture = ({ of }: { readonly of: CardSymbol }) => (
  <svg viewBox="0 0 64 64" stroke="currentColor" {...LOOK} aria-hidden="true" focusable="false">
    {DRAWINGS[of].map(elementOf)}
  </svg>
);
