import { IconBook2 } from "@tabler/icons-react";
import { Link } from "wouter";
import { buttonClass } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { CataloguePage } from "./catalogue-page.tsx";
import styles from "./catalogue-page.module.css";

export default function EntertainmentPage() {
  const say = useSay();
  return (
    <>
      <CataloguePage type="entertainment" title="shelf.entertainment" about="shelf.entertainment.about" />
      <Link to="/book" className={`${buttonClass({ kind: "quiet" })} ${styles["book"]}`}>
        <Icon of={IconBook2} />
        {say("shelf.book")}
      </Link>
    </>
  );
}
