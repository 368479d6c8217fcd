import { useCallback, useState } from "react";
import type { PlaySettings } from "@karota/ui/game-view.ts";
import { readSettings, savePlayerSettings, useSettings } from "../../shared/session/settings.ts";

/** Changes some of a game's own switches; the others stay, also those that another device has changed meanwhile. */
function changeGameSettings(game: string, own: Readonly<Record<string, string>>): void {
  const { games = {} } = readSettings();
  savePlayerSettings({ games: { ...games, [game]: { ...games[game], ...own } } }, { games: { [game]: own } });
}

/** The player's settings for this game and their setters. The state display is of this board alone. */
export function usePlaySettings(game: string) {
  const saved = useSettings();
  const [chosen, setStateShown] = useState<boolean | null>(null);
  const settings: PlaySettings = {
    stateShown: chosen ?? saved.state_display ?? false,
    explainMistakes: saved.explain_mistakes ?? false,
    explainOffered: saved.explain_mistakes !== undefined,
    letterShortcuts: saved.letter_shortcuts ?? false,
    answerKeys: saved.answer_keys ?? true,
    twoKeys: saved.two_keys ?? false,
    timerShown: saved.timer ?? false,
    own: saved.games?.[game] ?? {},
  };
  const change = useCallback(
    ({ stateShown: shown, own, ...rest }: Partial<PlaySettings>) => {
      if (shown !== undefined) setStateShown(shown);
      if (own) changeGameSettings(game, own);
      const { explainMistakes, explainOffered, letterShortcuts, answerKeys, timerShown } = rest;
      if (explainMistakes !== undefined) savePlayerSettings({ explain_mistakes: explainMistakes });
      else if (explainOffered) savePlayerSettings({ explain_mistakes: false });
      if (letterShortcuts !== undefined) savePlayerSettings({ letter_shortcuts: letterShortcuts });
      if (answerKeys !== undefined) savePlayerSettings({ answer_keys: answerKeys });
      if (timerShown !== undefined) savePlayerSettings({ timer: timerShown });
    },
    [game],
  );
  return { settings, change };
}
