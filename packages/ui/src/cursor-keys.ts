/** What `useGridCursor` does besides the arrows, for the keyboard help of boards that have it. */
export const FAR_KEYS = { keys: "Home / End / PgUp / PgDn", does: "board.keys.far" } as const;
