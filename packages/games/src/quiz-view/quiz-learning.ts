import { createContext, useContext } from "react";
import type { Given, Task } from "@karota/engine/quiz/task.ts";

/** How firm a skill is, 0 to 5. */
export interface SkillLevel {
  readonly skill: string;
  readonly level: number;
}

/** What the host of a quiz has beyond its board. */
export interface QuizLearning {
  /** The levels of the quiz's skills after this board. */
  readonly readLevels: () => Promise<readonly SkillLevel[]>;
  /** A mistake of this board was answered once more. */
  readonly practised: (task: Task, given: Given) => void;
}

const Learning = createContext<QuizLearning | null>(null);
/** Provides what is learned in the quiz inside; without it the quiz shows no levels. */
export const QuizLearningProvider = Learning.Provider;
export const useQuizLearning = (): QuizLearning | null => useContext(Learning);
