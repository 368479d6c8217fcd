import { useCallback, useEffect, useRef, useState } from "react";

const STAYS = 250;

export interface Linger {
  readonly open: boolean;
  /** The pointer came. */
  readonly enter: () => void;
  /** The pointer left: hides 250 ms later, unless it comes back. */
  readonly leave: () => void;
  readonly show: () => void;
  readonly hide: () => void;
}

/** Something that opens under the pointer and stays a moment when it leaves. */
export function useLinger(): Linger {
  const [open, setOpen] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const stop = useCallback(() => clearTimeout(timer.current), []);
  useEffect(() => stop, [stop]);
  const show = useCallback(() => {
    stop();
    setOpen(true);
  }, [stop]);
  const hide = useCallback(() => {
    stop();
    setOpen(false);
  }, [stop]);
  const leave = useCallback(() => {
    stop();
    timer.current = setTimeout(() => setOpen(false), STAYS);
  }, [stop]);
  return { open, enter: show, leave, show, hide };
}
