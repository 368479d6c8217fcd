import { Link } from "wouter";

/** The way back to the list. */
export const BackLink = ({ to, text }: { to: string; text: string }) => (
  <Link className="target no-print" to={to}>
    <span aria-hidden="true">‹</span>
    {text}
  </Link>
);
