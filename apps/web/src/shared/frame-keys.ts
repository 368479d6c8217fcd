/** The keyboard help for the frame's tools; `play/shortcuts.ts` handles the keys. */
export const FRAME_KEYS = [
  { tool: "undo", keys: "Ctrl + Z", does: "play.undo" },
  { tool: "redo", keys: "Ctrl + Y", does: "play.redo" },
  { tool: "hint", keys: "Alt + H", does: "play.hint" },
  { tool: "check", keys: "Alt + K", does: "play.check" },
] as const;
