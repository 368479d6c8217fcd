import confetti from "canvas-confetti";

const LEAVES = 24;
/** Frames of the animation, about 1.2 s. */
const TICKS = 72;

/** Leaves burst from the middle of the page and fall, over everything; pointers go through them. */
export async function celebrate(): Promise<void> {
  const canvas = document.createElement("canvas");
  canvas.ariaHidden = "true";
  Object.assign(canvas.style, {
    position: "fixed",
    inset: "0",
    width: "100%",
    height: "100%",
    zIndex: "50",
    pointerEvents: "none",
  });
  document.body.append(canvas);
  const colour = (token: string): string => {
    canvas.style.color = `var(${token})`;
    const [red = 0, green = 0, blue = 0] = (getComputedStyle(canvas).color.match(/[\d.]+/g) ?? []).map(Number);
    return `#${[red, green, blue].map((one) => Math.round(one).toString(16).padStart(2, "0")).join("")}`;
  };
  // A worker would need its own directive in the content security policy.
  const burst = confetti.create(canvas, { resize: true, useWorker: false });
  const leaf = confetti.shapeFromPath({ path: "M4 20C2.5 10 8.5 3.5 20.5 3.5 21.5 15 14.5 21.5 5.5 18.8z" });
  try {
    await burst({
      particleCount: LEAVES,
      ticks: TICKS,
      spread: 80,
      startVelocity: 32,
      gravity: 1.1,
      scalar: 1.5,
      origin: { y: 0.55 },
      shapes: [leaf],
      colors: ["--leaf", "--leaf-deep", "--carrot", "--sun"].map(colour),
      disableForReducedMotion: true,
    });
  } finally {
    burst.reset();
    canvas.remove();
  }
}
