/** Where each later part of the texts is; a chunk of its own, since 36 games in three languages make a long list. */
export const PARTS = import.meta.glob<{ default: unknown }>([
  "../../../../../packages/texts/src/compiled/parts/*/*.json",
  "!**/shell.json",
]);
