let served: string | null = null;
let follow: (build: string) => void = () => {};

/** Learns from an answer which build of the page the server has now: when it was made, and its entry script. */
export function noteServedBuild(build: string | null): void {
  if (build === null || build === served) return;
  served = build;
  follow(build);
}

/** Calls the listener with the server's build, also with the present one. There is one listener. */
export function onServedBuild(listener: (build: string) => void): void {
  follow = listener;
  if (served !== null) listener(served);
}
