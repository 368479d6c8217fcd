import { createContext, useContext, useEffect, useState } from "react";
import type { Given, QuizState, Task } from "@karota/engine/quiz/task.ts";
import { whenHydrated } from "@karota/ui/hydration.ts";

/** How firm a skill is, 0 to 5. */
export interface SkillLevel {
  readonly skill: string;
  readonly level: number;
}

/** What the host of a quiz has beyond its board. */
export interface QuizLearning {
  /** The levels of the quiz's skills, with what was answered on this board up to now. */
  readonly readLevels: () => Promise<readonly SkillLevel[]>;
  /** A mistake of this board was answered once more. */
  readonly practised: (task: Task, given: Given) => void;
}

const Learning = createContext<QuizLearning | null>(null);
/** Provides what is learned in the quiz inside; without it the quiz shows no levels. */
export const QuizLearningProvider = Learning.Provider;
export const useQuizLearning = (): QuizLearning | null => useContext(Learning);

/** The levels before this board; null while they are not known, and for a board that was begun earlier. */
export function useLevelsBefore({ given }: QuizState): readonly SkillLevel[] | null {
  const learning = useQuizLearning();
  const [levels, setLevels] = useState<readonly SkillLevel[] | null>(null);
  const [isFresh] = useState(() => given.every((one) => one === null));
  useEffect(() => {
    // Without them no level is said to have grown.
    if (isFresh && learning) whenHydrated(() => void learning.readLevels().then(setLevels, () => undefined));
  }, [isFresh, learning]);
  return levels;
}
