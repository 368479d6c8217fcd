/**
 * The special characters that can fill a cell, with the last word of the text that names each: readers pass over
 * characters.
 */
export const SIGNS: Readonly<Record<string, string>> = {
  "!": "exclamation",
  "?": "question",
  "#": "hash",
  "@": "at",
  "%": "percent",
  "&": "and",
  "+": "plus",
  "=": "equals",
  "*": "star",
  "€": "euro",
  $: "dollar",
  "§": "section",
};
