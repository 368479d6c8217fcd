import type { SVGProps } from "react";

type Props = Pick<SVGProps<SVGSVGElement>, "className">;

/** The credit and the brand; never progress. */
export const Carrot = ({ className }: Props) => (
  <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
    <path
      fill="var(--leaf)"
      d="M19.6 12.8C17.6 8.3 18.8 4 21.6 1.8c2.6 2.6 2.7 6.8.2 10.2zM20 12.4C22.2 7.6 26 5.3 30 5.6c.2 4-2.6 7.5-7.4 8.7z"
    />
    <path fill="var(--leaf-deep)" d="M19.8 12.6C20.3 8 23 4.6 26.4 3.4c1.3 3.6-.2 7.4-4 10.3z" />
    <path
      fill="var(--carrot)"
      d="M22.6 10.2c-3.3-3.1-8.7-2.4-11.6 1.2C7.3 16 4.2 23.3 2.7 28c-.4 1.2.5 2.2 1.7 1.8 4.8-1.6 12-4.9 16.5-8.6 3.6-3 4.5-7.7 1.7-11z"
    />
    <path
      stroke="var(--carrot-deep)"
      fill="none"
      strokeWidth="1.9"
      strokeLinecap="round"
      d="M10.2 15.8l3.3 2.9M14.6 23l-2.9-2.6M17.3 13.7l2.7 2.6"
    />
  </svg>
);

/** Done. */
export const Leaf = ({ className }: Props) => (
  <svg viewBox="0 0 24 24" aria-hidden="true" className={className}>
    <path fill="var(--leaf)" d="M4 20C2.5 10 8.5 3.5 20.5 3.5 21.5 15 14.5 21.5 5.5 18.8z" />
    <path
      stroke="var(--on-leaf)"
      fill="none"
      strokeWidth="1.8"
      strokeLinecap="round"
      d="M4.5 20c2-5.5 5.5-8.8 10.5-11"
    />
  </svg>
);

/** Grows out of what is solved. */
export const Sprout = ({ className }: Props) => (
  <svg viewBox="0 0 44 32" aria-hidden="true" className={className}>
    <path stroke="var(--leaf-deep)" fill="none" strokeWidth="3" strokeLinecap="round" d="M22 31V17" />
    <path fill="var(--leaf)" d="M22 20C20.5 9 13 3.5 2.5 4.5 3 15.5 10.5 21.5 22 20z" />
    <path fill="var(--leaf-deep)" d="M22 17C22 8 28.5 1.5 40.5 1.5c.5 10-6.5 16.5-18.5 15.5z" />
  </svg>
);

/** A day with a solved game. */
export const Plant = ({ className }: Props) => (
  <svg viewBox="0 0 48 46" aria-hidden="true" className={className}>
    <path
      stroke="var(--leaf-deep)"
      fill="none"
      strokeWidth="2.6"
      strokeLinecap="round"
      d="M24 46C22 34 16 26 10 20M24 46c0-14 .5-22 1-28M24 46c2-12 8-20 14-25"
    />
    <path fill="var(--leaf)" d="M13.5 24.5C5.5 23 2 17.5 2.5 9.5c8 1 12 7 11 15z" />
    <path fill="var(--leaf)" d="M35 25c-2-8 1.5-14 9.5-16 1.5 8-2 14-9.5 16z" />
    <path fill="var(--leaf-deep)" d="M25 23C18.5 17.5 18.5 8 25 1.5 31.5 8 31.5 17.5 25 23z" />
    <path
      fill="var(--leaf)"
      d="M18.5 35C12 36 7.5 33 5.5 27.5c6-1.5 11 1.5 13 7.5zM29.5 36c1.5-6 6-9 12.5-8-1.5 6-6 9-12.5 8z"
    />
  </svg>
);

/** A day without one. */
export const BareSoil = ({ className }: Props) => (
  <svg viewBox="0 0 48 46" aria-hidden="true" className={className}>
    <path fill="var(--soil)" d="M12 46c1.5-6 6.5-9 12-9s10.5 3 12 9z" />
  </svg>
);

/** The head of the page's companion, in 120 by 112, with the strokes of the picture around it. */
export const RabbitHead = () => (
  <>
    <path fill="var(--fur)" d="M45 54C34 38 30 12 38 7c9-4 17 22 17 44z" />
    <path fill="var(--fur)" d="M66 50C68 30 80 6 89 10c8 5-2 28-12 44z" />
    <path
      fill="var(--blush)"
      stroke="none"
      d="M46 46C40 34 36.5 17 40 14.5c4-1 8.5 16 9 30zM70.5 46C73 34 82 16 86 18.5c2.5 3-5 17-11 28z"
    />
    <path fill="var(--fur)" d="M60 46c21 0 34 15 34 33 0 20-15 33-34 33S26 99 26 79c0-18 13-33 34-33z" />
    <g fill="var(--fur-line)" stroke="none">
      <circle cx="48" cy="76" r="3.6" />
      <circle cx="73" cy="76" r="3.6" />
      <path d="M56.5 84.5c2.5-1.5 5.5-1.5 8 0 .8 2.5-2 4.5-4 4.5s-4.8-2-4-4.5z" />
    </g>
    <path fill="none" d="M60.5 89v3.5M60.5 92.5c-2 2.5-5 2.8-7 1M60.5 92.5c2 2.5 5 2.8 7 1" />
    <g fill="var(--blush)" stroke="none" opacity=".75">
      <ellipse cx="38.5" cy="86" rx="5.5" ry="3.8" />
      <ellipse cx="82" cy="86" rx="5.5" ry="3.8" />
    </g>
  </>
);

/** The page's companion, who looks over the edge of what is below it. */
export const Rabbit = ({ className }: Props) => (
  <svg
    viewBox="0 0 120 112"
    aria-hidden="true"
    className={className}
    stroke="var(--fur-line)"
    strokeWidth="2.6"
    strokeLinejoin="round"
    strokeLinecap="round"
  >
    <RabbitHead />
  </svg>
);

/** Hills behind the garden; `near` is the row in front. */
export const Hills = ({ className, near = false }: Props & { near?: boolean }) => (
  <svg viewBox="0 0 960 136" preserveAspectRatio="none" aria-hidden="true" className={className}>
    {near ? (
      <path fill="var(--hill)" d="M0 136v-4c170-22 300-4 440-6 180-2 330-70 520-46v56z" />
    ) : (
      <path fill="var(--hill-far)" d="M0 136v-14c120-26 210-30 330-12 90 14 130-70 270-78 120-6 220 50 360 8v96z" />
    )}
  </svg>
);
