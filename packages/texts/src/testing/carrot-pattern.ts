import type { Language } from "@karota/engine/message.ts";
import { SPEAKERS } from "../speakers.ts";

const commonBeginning = (one: string, other: string): string => {
  const end = [...one].findIndex((letter, place) => letter !== other[place]);
  return end === -1 ? one : one.slice(0, end);
};

/**
 * Finds the carrot in every form that the texts give it beside an amount, and in words that are made of it
 * (`Karottenpreis`).
 */
export function carrotPattern(language: Language): RegExp {
  const { say } = SPEAKERS[language];
  const counted = [0, 1, 2, 3, 5].map((amount) => say({ id: "carrots", values: { amount } }));
  const forms = [...counted, say({ id: "carrots.fraction", values: { amount: "0" } })].map((text) =>
    text.replace(/[\d\s]/g, ""),
  );
  return new RegExp(forms.reduce(commonBeginning), "iu");
}
