import type { Language, Message } from "@karota/engine/message.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import type { MessageId } from "@karota/texts/ids.ts";
import type { StoredData } from "../personal-data.ts";
import { DEFAULT_SETTINGS } from "../modules/settings/index.ts";

export type Say = (id: MessageId, values?: Message["values"]) => string;

export const sayIn =
  (language: Language): Say =>
  (id, values) =>
    SPEAKERS[language].say(values ? { id, values } : { id });

/** A table of Markdown; a bar in a cell would end it. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}

/** How long something is stored, with the periods of a site whose admins have changed nothing. */
export const timeOf = ({ id, span }: StoredData, say: Say): string =>
  say(`privacy.row.${id}.long`, span?.(DEFAULT_SETTINGS.retention) ?? {});

/** Paragraphs, tables and headings with an empty line between them. */
export const documentOf = (blocks: readonly string[]): string => `${blocks.join("\n\n")}\n`;
