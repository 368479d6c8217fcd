import { useLayoutEffect, useState, type ReactNode } from "react";

interface Announced {
  readonly words: string;
  readonly times: number;
}

function createAnnouncer() {
  let last: Announced = { words: "", times: 0 };
  let show: (announced: Announced) => void = () => undefined;
  return {
    announce: (words: string): void => {
      last = { words, times: last.times + 1 };
      show(last);
    },
    read: () => last,
    /** The region shows what was announced last, and what follows until the returned function is called. */
    attach: (region: typeof show) => {
      show = region;
      show(last);
      return () => void (show = () => undefined);
    },
  };
}

/** The state is its own, so that a board that announces something is not rendered again for it. */
function Region({ read, attach }: ReturnType<typeof createAnnouncer>) {
  const [{ words, times }, show] = useState(read);
  useLayoutEffect(() => attach(show), [attach]);
  return (
    <p className="sr" role="status">
      <span key={times}>{words}</span>
    </p>
  );
}

/**
 * Announces texts to screen readers, from the returned region. Each text is an element of its own, so that one that is
 * repeated is announced again.
 */
export function useAnnouncer(): readonly [region: ReactNode, announce: (words: string) => void] {
  const [announcer] = useState(createAnnouncer);
  const region = <Region {...announcer} />;
  return [region, announcer.announce];
}
