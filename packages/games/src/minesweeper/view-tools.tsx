import type { Speaker } from "@karota/engine/message.ts";
import { FlagIcon, ShovelIcon } from "@karota/ui/board-icons.ts";
import { Icon } from "@karota/ui/icon.tsx";
import styles from "./view.module.css";

export type Tool = "dig" | "flag";
export const otherTool = (tool: Tool): Tool => (tool === "dig" ? "flag" : "dig");

const TOOLS = [
  { tool: "dig", words: "minesweeper.view.dig", icon: ShovelIcon },
  { tool: "flag", words: "minesweeper.view.flag", icon: FlagIcon },
] as const;

/** What a tap on a hidden cell does. */
export function ToolChoice(props: {
  readonly tool: Tool;
  readonly choose: (tool: Tool) => void;
  readonly speaker: Speaker;
}) {
  const say = (id: string) => props.speaker.say({ id });
  return (
    // The board has the focus under a mouse, so that keys still get there.
    <fieldset className={styles["tools"]} onPointerDown={(event) => event.preventDefault()}>
      <legend className="sr">{say("minesweeper.view.tool")}</legend>
      {TOOLS.map(({ tool, words, icon }) => (
        <label key={tool} data-on={tool === props.tool || undefined}>
          <input
            type="radio"
            name="minesweeper-tool"
            checked={tool === props.tool}
            onChange={() => props.choose(tool)}
          />
          <Icon of={icon} />
          {say(words)}
        </label>
      ))}
    </fieldset>
  );
}
