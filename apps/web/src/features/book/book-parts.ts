import { useEffect, useState } from "react";
import type { GameInfo } from "@karota/contract/games/board.ts";
import type { Speaker } from "@karota/engine/message.ts";
import { haveSameOptions } from "@karota/engine/options.ts";
import { pathOf } from "@karota/games/catalogue.ts";
import { call } from "../../shared/api/api.ts";

/** New games of one kind in the book that is put together. */
export interface BookPart {
  /** Of the row on the page. */
  readonly key: number;
  readonly game: string;
  /** The place in the presets; null: as the daily challenge. */
  readonly preset: number | null;
  readonly count: number;
}

export type Preset = GameInfo["presets"][number];

/** What can be chosen of a game in a language. */
export const presetsOf = ({ presets }: GameInfo, { language }: Speaker): readonly Preset[] =>
  presets.filter(({ options }) => (options["language"] ?? language) === language);

/** The chosen preset and its place. */
export function chosenPreset(part: BookPart, info: GameInfo, speaker: Speaker): readonly [Preset, number] {
  const presets = presetsOf(info, speaker);
  const daily = presets.findIndex(({ options }) => haveSameOptions(options, info.daily.options));
  const place = part.preset ?? Math.max(0, daily);
  return presets[place] ? [presets[place], place] : [presets[0]!, 0];
}

interface Infos {
  /** Of the games that are loaded, by id. */
  readonly infos: ReadonlyMap<string, GameInfo>;
  readonly failure: unknown;
  readonly reload: () => void;
}

/** What can be chosen of each of these games, and what it costs; each is asked for once. */
export function useInfos(games: readonly string[], speaker: Speaker): Infos {
  const { language } = speaker;
  const [loaded, setLoaded] = useState<ReadonlyMap<string, GameInfo>>(new Map());
  const [failure, setFailure] = useState<unknown>(null);
  const missing = [...new Set(games)].filter((game) => !loaded.has(`${language} ${game}`)).join(" ");
  useEffect(() => {
    if (missing === "" || failure !== null) return undefined;
    let left = false;
    Promise.all(missing.split(" ").map((game) => call<GameInfo>("GET", `games/info/${pathOf(game)}`))).then(
      (infos) =>
        left ||
        setLoaded(
          (before) => new Map([...before, ...infos.map((info) => [`${language} ${info.game}`, info] as const)]),
        ),
      (error: unknown) => left || setFailure(error),
    );
    return () => {
      left = true;
    };
  }, [missing, failure, language]);
  const infos = new Map(
    games.flatMap((game) => {
      const info = loaded.get(`${language} ${game}`);
      return info ? [[game, info] as const] : [];
    }),
  );
  const reload = () => {
    setLoaded(new Map());
    setFailure(null);
  };
  return { infos, failure, reload };
}
