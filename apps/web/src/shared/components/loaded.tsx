import type { ReactNode } from "react";
import type { Loaded as Loading } from "../api/use-load.ts";
import { LoadFailed, type LoadFailedProps } from "../api/load-failed.tsx";
import { Waiting, type WaitingShape } from "./waiting.tsx";

interface LoadedProps<Data> extends Omit<LoadFailedProps, "error" | "again"> {
  readonly of: Pick<Loading<Data>, "data" | "error" | "waiting" | "reload">;
  /** "none": nothing is shown before it has loaded, inside a panel. */
  readonly shape?: WaitingShape | "none";
  readonly children: (data: Data) => ReactNode;
}

/** What was loaded; before it shapes of what comes, and when the load failed why, with another try. */
export function Loaded<Data>({ of, shape, children, ...failed }: LoadedProps<Data>) {
  if (of.data !== undefined) return children(of.data);
  if (of.waiting) return shape === "none" ? null : <Waiting {...(shape && { shape })} />;
  return <LoadFailed {...failed} error={of.error} again={() => void of.reload()} />;
}
