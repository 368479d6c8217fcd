/** Gives the focus to the page's heading, without scrolling: for when what had it is gone. */
export const focusHeading = (): void =>
  document.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
