import type { Message } from "@karota/engine/message.ts";
import type { Theme } from "./board.ts";

/** What the text is about. */
export const themeOf = (theme: Theme): Message => ({ id: `caesarCypher.theme.${theme}` });
