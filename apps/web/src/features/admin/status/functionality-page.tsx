import { IconListCheck, IconPlayerStop } from "@tabler/icons-react";
import { Button } from "@karota/ui/button.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { ProgressBar } from "@karota/ui/progress-bar.tsx";
import type { PartsReply } from "@karota/contract/admin/functionality.ts";
import { call } from "../../../shared/api/api.ts";
import { useSay } from "../../../shared/i18n/i18n.tsx";
import { useLoad } from "../../../shared/api/use-load.ts";
import { Loaded } from "../../../shared/components/loaded.tsx";
import { CheckList } from "./check-list.tsx";
import styles from "./status.module.css";
import { Sign } from "../sign.tsx";
import { useChecks } from "./use-checks.ts";

/** Whether each part works, tried out now. */
export default function Functionality() {
  const say = useSay();
  const loaded = useLoad(["admin/functionality"], () => call<PartsReply>("GET", "admin/functionality"));
  const { results, running, check, stop } = useChecks();
  const bad = [...results.values()].filter(({ ok }) => !ok).length;
  const isGame = ({ part }: PartsReply["parts"][number]) => part.startsWith("game:");
  const list = { results, running, check };
  const page = ({ parts }: PartsReply) => {
    const progress = say("admin.check.progress", { done: results.size, all: parts.length });
    return (
      <>
        <p className="soft measure">{say("admin.check.lead")}</p>
        <Cluster gap={5} rowGap={3}>
          {running === null ? (
            <Button
              kind="primary"
              onClick={() => check(parts.map(({ part }) => part))}
              icon={<Icon of={IconListCheck} small />}
            >
              {say("admin.check.all")}
            </Button>
          ) : (
            <Button onClick={stop} icon={<Icon of={IconPlayerStop} small />}>
              {say("admin.check.stop")}
            </Button>
          )}
          {results.size > 0 && (
            <Stack gap={1} className={styles["progress"]}>
              <span>{progress}</span>
              <ProgressBar value={(100 * results.size) / parts.length} label={progress} />
            </Stack>
          )}
        </Cluster>
        <p role="status" className={styles["sum"]}>
          {running === null && results.size > 0 && (
            <Sign kind={bad === 0 ? "good" : "bad"}>
              {bad === 0 ? say("admin.check.good", { count: results.size }) : say("admin.check.bad", { count: bad })}
            </Sign>
          )}
        </p>
        <CheckList title={say("admin.check.house")} parts={parts.filter((one) => !isGame(one))} {...list} />
        <CheckList title={say("admin.check.games")} parts={parts.filter(isGame)} {...list} />
      </>
    );
  };
  return <Loaded of={loaded}>{page}</Loaded>;
}
