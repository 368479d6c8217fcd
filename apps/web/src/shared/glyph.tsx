/** Every game's own drawing, from its folder; colours come from the bed around it. */
const DRAWINGS = import.meta.glob<string>("../../../../packages/games/src/*/glyph.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const inner = new Map(
  Object.entries(DRAWINGS).map(([file, svg]) => [
    file.split("/").at(-2) ?? "",
    svg.replace(/^[^>]*>/, "").replace(/<\/svg>\s*$/, ""),
  ]),
);

/** A game's glyph; it has to stand inside `data-bed`. */
export function Glyph({ game, className }: { game: string; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 64 64"
      aria-hidden="true"
      className={className}
      // The project's own file, built in: nothing from outside gets here.
      dangerouslySetInnerHTML={{ __html: inner.get(game) ?? "" }}
    />
  );
}
