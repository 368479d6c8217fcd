import type { ReactNode } from "react";
import { RabbitHead } from "./illustrations.tsx";

const LINE = "var(--fur-line)";
const FUR = "var(--fur)";
const LEAF = "var(--leaf)";
/** Of what is drawn beside the rabbit, on the page. */
const MARK = "var(--ink-faint)";

/** Without eyes the head can look elsewhere. */
const Ears = () => (
  <>
    <path fill={FUR} d="M45 54C34 38 30 12 38 7c9-4 17 22 17 44z" />
    <path fill={FUR} d="M66 50C68 30 80 6 89 10c8 5-2 28-12 44z" />
    <path
      fill="var(--blush)"
      stroke="none"
      d="M46 46C40 34 36.5 17 40 14.5c4-1 8.5 16 9 30zM70.5 46C73 34 82 16 86 18.5c2.5 3-5 17-11 28z"
    />
  </>
);
/** The round face; the eyes are its children. */
const Round = ({ children }: { children: ReactNode }) => (
  <>
    <path fill={FUR} d="M60 46c21 0 34 15 34 33 0 20-15 33-34 33S26 99 26 79c0-18 13-33 34-33z" />
    {children}
    <path fill={LINE} stroke="none" d="M56.5 84.5c2.5-1.5 5.5-1.5 8 0 .8 2.5-2 4.5-4 4.5s-4.8-2-4-4.5z" />
    <path fill="none" d="M60.5 89v3.5m0 0c-2 2.5-5 2.8-7 1M60.5 92.5c2 2.5 5 2.8 7 1" />
    <g fill="var(--blush)" stroke="none" opacity=".75">
      <ellipse cx="38.5" cy="86" rx="5.5" ry="3.8" />
      <ellipse cx="82" cy="86" rx="5.5" ry="3.8" />
    </g>
  </>
);
/** Eyes closed in joy. */
const Glad = () => <path fill="none" d="M43 77c2-5 8-5 10 0M68 77c2-5 8-5 10 0" />;
/** Eyes closed in sleep, or on a page. */
const Down = () => <path fill="none" d="M43 75c2 4.5 8 4.5 10 0M68 75c2 4.5 8 4.5 10 0" />;

/** From the shoulders to the feet, below a head that is drawn after it. */
const Body = () => (
  <>
    <path fill={FUR} d="M38 104c-9 13-13 30-11 44 1 10 14 14 33 14s32-4 33-14c2-14-2-31-11-44z" />
    <ellipse cx="60" cy="140" rx="17" ry="18" fill="var(--blush)" stroke="none" opacity=".4" />
    <path
      fill={FUR}
      d="M28 164c-6-1-8-9-2-13 8-5 26-4 29 5 2 7-4 9-10 9zM92 164c6-1 8-9 2-13-8-5-26-4-29 5-2 7 4 9 10 9z"
    />
    <path fill="none" d="M27 158v4M33 158v4M93 158v4M87 158v4" />
  </>
);
const Soil = () => (
  <>
    <path fill="var(--soil)" stroke="none" d="M0 168c2-22 22-34 60-34s58 12 60 34z" />
    <path fill="none" stroke="var(--soil-deep)" d="M24 156h5M84 148h6M98 159h5M50 160h4" />
  </>
);
const Blade = ({ d, vein }: { d: string; vein: string }) => (
  <>
    <path fill={LEAF} stroke="none" d={d} />
    <path fill="none" stroke="var(--leaf-deep)" d={vein} />
  </>
);

/** What the rabbit does, each in 120 by 168 and each with its one place. */
const POSES = {
  /** Home, and places that are empty. */
  peeks: (
    <>
      <g transform="translate(0 36)">
        <RabbitHead />
      </g>
      <Soil />
      <path
        fill={FUR}
        d="M24 141c-3-9 3-15 10-15s12 6 10 15c-1 5-18 5-20 0zM76 141c-2-9 3-15 10-15s13 6 10 15c-2 5-19 5-20 0z"
      />
      <path fill="none" d="M31 138v5M37 138v5M83 138v5M89 138v5" />
    </>
  ),
  /** The sign-in. */
  waves: (
    <>
      <Body />
      <path fill={FUR} d="M36 112c-9 4-14 14-13 24 1 7 9 8 12 2 2-6 4-11 8-14z" />
      <path fill={FUR} d="M78 118c12 0 20-7 25-19 3-9 8-20 2-23-7-3-12 4-14 13-2 7-7 13-15 16z" />
      <RabbitHead />
      <path fill="none" stroke={MARK} d="M107 63c5 1 8 4 9 9M111 54c3 1 5 3 6 6" />
    </>
  ),
  /** A load that takes long. */
  digs: (
    <>
      <path fill={FUR} d="M36 140c-2-14 8-26 24-26s26 12 24 26z" />
      <g transform="translate(0 30)">
        <RabbitHead />
        <path fill="var(--soil)" stroke="none" d="M66 99c4-2 8 0 9 3-3 3-9 2-9-3zM47 100c2-2 5-1 6 1-1 2-5 3-6-1z" />
      </g>
      <Soil />
      <path
        fill={FUR}
        d="M30 150c-7 0-11-6-9-13 2-8 10-14 18-12 7 2 6 10 2 15-3 5-6 10-11 10zM90 150c7 0 11-6 9-13-2-8-10-14-18-12-7 2-6 10-2 15 3 5 6 10 11 10z"
      />
      <path fill="none" d="M27 141l-3 5M33 143l-2 5M93 141l3 5M87 143l2 5" />
      <g fill="var(--soil)" stroke="none">
        <path d="M8 118c3-4 9-3 11 1 1 4-3 8-7 7-4 0-6-5-4-8zM16 94c2-3 6-2 7 0s-1 5-4 5-4-3-3-5zM101 115c3-4 9-3 10 1s-3 7-6 7c-4 0-6-5-4-8zM98 92c2-3 6-2 7 0s-2 6-4 5c-3 0-4-3-3-5zM112 100c1-2 4-2 5 0s-1 4-3 4-3-2-2-4z" />
      </g>
    </>
  ),
  /** Help and hints. */
  reads: (
    <>
      <Body />
      <Ears />
      <Round>
        <Down />
      </Round>
      <path
        fill="none"
        strokeWidth="2.2"
        d="M37.5 76a10.5 10.5 0 0 1 21 0a10.5 10.5 0 0 1-21 0M62.5 76a10.5 10.5 0 0 1 21 0a10.5 10.5 0 0 1-21 0M58.5 74c1-1.5 3-1.5 4 0"
      />
      <path fill="var(--sky)" d="M14 112c16-4 34-2 46 5 12-7 30-9 46-5v38c-16-4-34-2-46 5-12-7-30-9-46-5z" />
      <path fill="var(--glyph-paper)" d="M19 107c15-3 31-1 41 6 10-7 26-9 41-6v38c-15-3-31-1-41 6-10-7-26-9-41-6z" />
      <path fill="none" d="M60 113v38" />
      <path
        fill="none"
        strokeWidth="2"
        d="M27 116c9-1 17 0 25 4M27 125c9-1 17 0 25 4M27 134c9-1 17 0 25 4M93 116c-9-1-17 0-25 4M93 125c-9-1-17 0-25 4M93 134c-9-1-17 0-25 4"
      />
      <path fill={FUR} d="M12 128c5-3 12 0 12 7s-7 10-12 7-5-11 0-14zM108 128c-5-3-12 0-12 7s7 10 12 7 5-11 0-14z" />
    </>
  ),
  /** Nothing is left to do today. */
  sleeps: (
    <>
      <path fill="var(--sun)" stroke="none" d="M92 12a20 20 0 1 0 17 29a16.5 16.5 0 0 1-17-29z" />
      <path fill="none" stroke={MARK} strokeWidth="3" d="M16 34h11l-11 13h11M34 22h7l-7 9h7" />
      <path
        fill={FUR}
        d="M50 66C30 54 9 66 5 96c-2 16 4 24 11 22 8-3 10-20 26-30zM70 66c20-12 41 0 45 30 2 16-4 24-11 22-8-3-10-20-26-30z"
      />
      <path
        fill="var(--blush)"
        stroke="none"
        d="M40 70C26 65 14 75 11 96c-1 9 1 15 4 14 6-3 6-17 18-26zM80 70c14-5 26 5 29 26 1 9-1 15-4 14-6-3-6-17-18-26z"
      />
      <g transform="translate(0 18)">
        <Round>
          <Down />
        </Round>
      </g>
      <path fill={FUR} d="M32 136c-2-9 4-13 11-13s13 5 11 13zM66 136c-2-8 4-13 11-13s13 4 11 13z" />
      <Blade
        d="M6 163c-5-21 17-36 48-34 30 1 51 9 61 2 6 22-10 35-49 35-27 0-50 0-60-3z"
        vein="M12 160c30-13 66-8 96-22M42 151l-10-12M68 147l-8-12M60 150l12 10"
      />
    </>
  ),
  /** A good result, and an archive that is empty. */
  "holds a leaf": (
    <>
      <Body />
      <Ears />
      <Round>
        <Glad />
      </Round>
      <Blade
        d="M60 150C32 140 28 116 60 96c32 20 28 44 0 54z"
        vein="M60 160v-50M60 142l-12-10M60 142l12-10M60 128l-10-9M60 128l10-9"
      />
      <path
        fill={FUR}
        d="M34 112c-9 5-12 14-8 21 5 7 15 9 19 4 3-5-2-9-6-10zM86 112c9 5 12 14 8 21-5 7-15 9-19 4-3-5 2-9 6-10z"
      />
    </>
  ),
} as const satisfies Record<string, ReactNode>;

export type Pose = keyof typeof POSES;

/** The rabbit with its body; decoration. */
export const RabbitPose = ({ pose }: { pose: Pose }) => (
  <svg
    viewBox="0 0 120 168"
    aria-hidden="true"
    stroke={LINE}
    strokeWidth="2.6"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    {POSES[pose]}
  </svg>
);
