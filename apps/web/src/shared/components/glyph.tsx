/** The address of the games' drawings, given by the build. */
declare const __GLYPHS__: string;

/** A game's glyph; it has to be inside `data-category`, whose colours it takes. */
export const Glyph = ({ game, className }: { game: string; className?: string | undefined }) => (
  <svg viewBox="0 0 64 64" aria-hidden="true" className={className}>
    <use href={`${__GLYPHS__}#${game}`} />
  </svg>
);
