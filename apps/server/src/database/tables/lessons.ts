/** Questions that a mentor asks a class. */
export interface LessonsTable {
  id: string;
  mentor_id: string;
  /** Its members see that the lesson is running; null: none do. */
  group_id: string | null;
  /** By which people join; null at the end. */
  code: string | null;
  /** JSON, as an assignment's. */
  plan: string;
  /** JSON of the planned tasks with their answers; never sent as they are. */
  tasks: string;
  /** How many planned tasks there are, and how many of them were asked. */
  planned: number;
  asked: number;
  /** The present question's, from 1; 0 before the first. */
  number: number;
  phase: string;
  /** 1: the board shows the names of who is here. */
  names: number;
  /** Counts the changes that everybody sees. */
  version: number;
  started_at: number;
  changed_at: number;
  ended_at: number | null;
}

/** Key: lesson_id, number. */
export interface LessonQuestionsTable {
  lesson_id: string;
  number: number;
  /** Whose task of the plan it is, or is like, from 0. */
  place: number;
  /** JSON of one stored task. */
  task: string;
  asked_at: number;
  /** When its answers were shown and counted for levels and mistakes. */
  revealed_at: number | null;
}

/** Who is or was in a lesson. Key: lesson_id, user_id. */
export interface LessonPeopleTable {
  lesson_id: string;
  user_id: string;
  joined_at: number;
  /** The last time their page asked. */
  seen_at: number;
  /** Set for who was taken out by the mentor. */
  removed_at: number | null;
}

/** Final answers. Key: lesson_id, number, user_id. */
export interface LessonAnswersTable {
  lesson_id: string;
  number: number;
  user_id: string;
  /** The place of the choice. */
  choice: number;
  correct: number;
  answered_at: number;
}
