import type { Message } from "@karota/engine/message.ts";
import type { SayingTheme } from "../data/saying-themes.ts";

/** What the text is about. */
export const themeOf = (theme: SayingTheme): Message => ({ id: `caesarCypher.theme.${theme}` });
