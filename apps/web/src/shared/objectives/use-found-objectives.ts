import { useEffect, useState } from "react";
import type { Curriculum } from "@karota/games/data/objectives/objectives.ts";
import { findGames } from "../format/game-words.ts";
import { useSpeaker } from "../i18n/i18n.tsx";
import { loadChunk } from "../api/load-chunk.ts";
import type * as FindObjectives from "./find-objectives.ts";

type Finder = typeof FindObjectives;

const NONE: ReadonlyMap<string, FindObjectives.FoundObjective> = new Map();

/**
 * The objective of each quiz that fits what is typed, the curriculum and the year; none where nothing is typed and no
 * curriculum chosen, and until the objectives, which come with their first use, are loaded.
 */
export function useFoundObjectives(
  typed: string,
  year: number | null,
  curriculum: Curriculum | null = null,
): ReadonlyMap<string, FindObjectives.FoundObjective> {
  const speaker = useSpeaker();
  const [finder, setFinder] = useState<Finder | null>(null);
  const wanted = typed.trim() !== "" || curriculum !== null;
  useEffect(() => {
    if (!wanted || finder) return;
    let isOver = false;
    loadChunk(() => import("./find-objectives.ts")).then(
      (loaded) => {
        if (!isOver) setFinder(loaded);
      },
      // Games are still found by their names.
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [wanted, finder]);
  if (!wanted || !finder) return NONE;
  const named = new Set(findGames(typed, speaker).map(({ id }) => id));
  return finder.findObjectives({ typed, curriculum, year, named }, speaker.language, navigator.languages);
}
