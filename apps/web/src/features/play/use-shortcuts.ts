import { useEffect, useRef } from "react";
import type { Frame, FrameTool } from "@karota/ui/game-frame.ts";

const LETTERS: Readonly<Record<string, FrameTool>> = { u: "undo", r: "redo", h: "hint", k: "check" };

const toolOf = (event: KeyboardEvent, bare: boolean): FrameTool | undefined => {
  const letter = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (letter === "z") return event.shiftKey ? "redo" : "undo";
    return letter === "y" ? "redo" : undefined;
  }
  // With Alt some keyboards type other signs; the place of the key still tells.
  if (event.altKey) return { KeyH: "hint", KeyK: "check" }[event.code] as FrameTool | undefined;
  return bare ? LETTERS[letter] : undefined;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not([type=radio], [type=checkbox]), textarea, select, dialog") !== null;

/** The frame's keys. Bare letters work only when the player has switched them on. */
export function useShortcuts(tools: Frame["tools"], letters: boolean, on: boolean): void {
  const latest = useRef(tools);
  useEffect(() => {
    latest.current = tools;
  });
  useEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const id = toolOf(event, letters);
      const tool = id && latest.current[id];
      if (!tool) return;
      event.preventDefault();
      if (!tool.unavailable) tool.use();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [letters, on]);
}
