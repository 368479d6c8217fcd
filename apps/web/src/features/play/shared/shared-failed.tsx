import { navigate } from "wouter/use-browser-location";
import { Card } from "@karota/ui/card.tsx";
import { ApiFailure } from "../../../shared/api/api.ts";
import { LoadFailed, useFailureWords } from "../../../shared/api/load-failed.tsx";
import { EmptyState } from "../../../shared/components/empty-state.tsx";
import { PageHeading } from "../../../shared/components/page-heading.tsx";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import styles from "./shared-page.module.css";

/** Why a link opens no board, in the error catalogue's words; where another try may help, with another try. */
export function SharedFailed({ failure, again }: { failure: unknown; again: () => void }) {
  const say = useSay();
  const words = useFailureWords(failure);
  const isEnded = failure instanceof ApiFailure && failure.code?.startsWith("E-SHARE-");
  return (
    <Card pad="large" raised gap={4} className={styles["card"]}>
      <PageHeading>{say("play.shared.title")}</PageHeading>
      {!isEnded ? (
        <LoadFailed error={failure} again={again} back={{ to: "/home", text: say("play.shared.toHome") }} />
      ) : (
        words && (
          <EmptyState
            title={words.title}
            text={words.text}
            action={{ text: say("play.shared.toHome"), act: () => navigate("/home") }}
          />
        )
      )}
    </Card>
  );
}
