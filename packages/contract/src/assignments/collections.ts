/** In place of a student's id: what was set students who have left, and groups that were removed. */
export const FORMER = "former";
/** In place of a group's id: all that the mentor has set, the newest `MAX_EVERY` of it. */
export const EVERY = "every";
export const MAX_EVERY = 50;
