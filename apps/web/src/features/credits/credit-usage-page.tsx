import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { Redirect } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { Button } from "@karota/ui/button.tsx";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { Icon } from "@karota/ui/icon.tsx";
import { Carrot } from "@karota/ui/illustrations.tsx";
import { Segmented } from "@karota/ui/segmented.tsx";
import { carrotWords } from "../../shared/format/carrot-words.ts";
import { EmptyState } from "../../shared/components/empty-state.tsx";
import { csvFile, downloadFile } from "../../shared/download-file.ts";
import { useSay, useSpeaker } from "../../shared/i18n/i18n.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { isFreeSite } from "../../shared/session/costs.ts";
import { useSession } from "../../shared/session/session.ts";
import { useAction } from "../../shared/api/use-action.ts";
import { BalancePlot } from "./balance-plot.tsx";
import styles from "./credits.module.css";
import { csvOf } from "./csv.ts";
import { Movements } from "./movements.tsx";
import { filtersOf, readAll, useBalances, useMovements, type Filter } from "./use-movements.ts";

/** `/credit-usage`: where the carrots came from and what they went for. A free site leads home. */
export default function CreditUsagePage() {
  const say = useSay();
  const speaker = useSpeaker();
  const [filter, setFilter] = useState<Filter>("all");
  const balance = useSession()?.credit_amount;
  const movements = useMovements(filter);
  const { items = [], more } = movements;
  const balances = useBalances();
  const filters = filtersOf(balances.data?.reasons ?? []);
  const [saving, saveAll] = useAction(async () =>
    downloadFile(`${say("credits.csv.file")}.csv`, csvFile(csvOf(await readAll(filter), speaker))),
  );
  const [adding, add] = useAction(async () => more?.());
  const wordsOf = (one: Filter): string =>
    one === "all" || one === "in" || one === "out" ? say(`credits.filter.${one}`) : say(`reason.${one}`);
  if (isFreeSite()) return <Redirect to="/home" replace />;
  return (
    <Stack gap={5}>
      <PageHeading>{say("credits.title")}</PageHeading>
      {balance !== undefined && (
        <Cluster as="p" gap={2} nowrap className={`${styles["balance"]} title`}>
          <Carrot />
          <span>{say("credits.balance", { carrots: carrotWords(balance, speaker) })}</span>
        </Cluster>
      )}
      {balances.data && <BalancePlot days={balances.data.days} />}
      {filters.length > 0 && (
        <Segmented
          legend={say("credits.filter")}
          name="filter"
          options={filters.map((value) => ({ value, label: wordsOf(value) }))}
          value={filter}
          onChange={setFilter}
        />
      )}
      <Loaded of={movements}>
        {() =>
          items.length > 0 ? (
            <>
              <Movements entries={items} />
              <Cluster as="p">
                {more && (
                  <Button busy={adding} onClick={add}>
                    {say("credits.more")}
                  </Button>
                )}
                <Button busy={saving} onClick={saveAll} icon={<Icon of={IconDownload} small />}>
                  {say("credits.csv")}
                </Button>
              </Cluster>
            </>
          ) : filter === "all" ? (
            <EmptyState
              text={say("credits.empty")}
              action={{ text: say("credits.empty.act"), act: () => navigate("/home") }}
            />
          ) : (
            <EmptyState
              text={say("credits.none")}
              action={{ text: say("credits.none.act"), act: () => setFilter("all") }}
            />
          )
        }
      </Loaded>
    </Stack>
  );
}
