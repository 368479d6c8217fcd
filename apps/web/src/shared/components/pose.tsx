import type { Pose as Name } from "@karota/ui/rabbit-poses.tsx";
import { classNames } from "@karota/ui/class-names.ts";
import { onDemand } from "../api/on-demand.tsx";
import styles from "./pose.module.css";

const Picture = onDemand(async () => ({ default: (await import("@karota/ui/rabbit-poses.tsx")).RabbitPose }));

/** The rabbit with its body, in a place that has its size before the drawing is here. One on a screen; decoration. */
export const Pose = ({ of, className }: { of: Name; className?: string | undefined }) => (
  <span className={classNames(styles["pose"], className)} aria-hidden="true">
    <Picture pose={of} />
  </span>
);
