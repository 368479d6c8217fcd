import styles from "./menu-tip.module.css";

/** What an icon of the menu is, for pointers: screen readers would say a title of the link after its name. */
export const MenuTip = ({ words }: { readonly words: string }) => (
  <span className={styles["tip"]} title={words} aria-hidden="true" data-always />
);
