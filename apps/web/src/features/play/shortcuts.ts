import { useLayoutEffect, useRef } from "react";
import type { Frame, FrameTool } from "@karota/ui/game-frame.ts";

const LETTERS: Readonly<Record<string, FrameTool>> = { u: "undo", r: "redo", h: "hint", k: "check" };

const toolOf = (event: KeyboardEvent, bare: boolean): FrameTool | undefined => {
  const letter = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (letter === "z") return event.shiftKey ? "redo" : "undo";
    return letter === "y" ? "redo" : undefined;
  }
  // With Alt some keyboards type other signs; the key's position is the same.
  if (event.altKey) return { KeyH: "hint", KeyK: "check" }[event.code] as FrameTool | undefined;
  return bare ? LETTERS[letter] : undefined;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest("input:not([type=radio], [type=checkbox]), textarea, select, dialog") !== null;

/** The frame's keys, for the tools this game has. Bare letters work only when the player has switched them on. */
export function Shortcuts(props: {
  readonly tools: Frame["tools"];
  readonly without: readonly FrameTool[];
  readonly letters: boolean;
}): null {
  const { letters } = props;
  const latest = useRef(props);
  // In a layout effect, so that keys work as soon as the board is visible.
  useLayoutEffect(() => {
    latest.current = props;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const { tools, without } = latest.current;
      const id = toolOf(event, letters);
      const tool = id && !without.includes(id) && tools[id];
      if (!tool) return;
      event.preventDefault();
      if (!tool.unavailable) tool.use();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [letters]);
  return null;
}
