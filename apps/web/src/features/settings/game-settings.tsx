import type { GameSetting } from "@karota/engine/game.ts";
import { Segmented } from "@karota/ui/segmented.tsx";
import { useSpeaker } from "../../shared/i18n/i18n.tsx";
import { changeGameSettings, useSettings } from "../../shared/session/settings.ts";

const FILES = import.meta.glob<{ SETTINGS: readonly GameSetting[] }>(
  "../../../../../packages/games/src/*/settings.ts",
  { eager: true },
);

/** The games that leave something to the player's liking, each with its settings. */
export const GAMES_WITH_SETTINGS = Object.entries(FILES).map(([file, { SETTINGS }]) => ({
  game: file.split("/").at(-2)!,
  settings: SETTINGS,
}));

/** One setting of a game: its values side by side. */
export function GameSettingField({ game, setting }: { game: string; setting: GameSetting }) {
  const { say } = useSpeaker();
  const { name, values } = setting;
  const chosen = useSettings().games?.[game]?.[name];
  return (
    <Segmented
      dense
      legend={say({ id: `${game}.${name}` })}
      name={name}
      options={values.map((value) => ({ value, label: say({ id: `${game}.${name}.${value}` }) }))}
      value={values.find((value) => value === chosen) ?? values[0]!}
      onChange={(value) => changeGameSettings(game, { [name]: value })}
    />
  );
}
