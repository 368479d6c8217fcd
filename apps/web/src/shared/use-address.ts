import { useEffect } from "react";

/** Opens and shows what the address names after its `#`. */
function goThere(): void {
  const place = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!place || place.id === "main") return;
  for (let around = place.closest("details"); around; around = around.parentElement?.closest("details") ?? null)
    around.open = true;
  place.scrollIntoView();
  (place.querySelector<HTMLElement>("summary") ?? place).focus({ preventScroll: true });
}

const nothing = (): void => undefined;

/** Goes where the address says, at first and when it changes; `before` then makes room at once. */
export function useAddress(before: () => void = nothing): void {
  useEffect(() => {
    // After the navigation, which begins a page at its top.
    const frame = requestAnimationFrame(goThere);
    return () => cancelAnimationFrame(frame);
  }, []);
  useEffect(() => {
    const follow = (): void => {
      before();
      goThere();
    };
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, [before]);
}
