import { Link } from "wouter";
import styles from "./people.module.css";

/** The way back to the list. */
export const Back = ({ to, text }: { to: string; text: string }) => (
  <Link className={styles["back"]} to={to}>
    <span aria-hidden="true">‹</span>
    {text}
  </Link>
);
