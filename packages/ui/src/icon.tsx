import type { Icon as Shape } from "@tabler/icons-react";

/** An interface icon beside a word; hidden from screen readers, so the word must be there. */
export function Icon({ of: Drawing, small = false }: { of: Shape; small?: boolean }) {
  return (
    <Drawing
      aria-hidden="true"
      focusable="false"
      stroke={small ? 2.25 : 2}
      className={small ? "icon icon-small" : "icon"}
    />
  );
}
