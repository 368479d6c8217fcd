import { useState } from "react";
import type { User } from "@karota/contract/users/user.ts";
import { Segmented } from "@karota/ui/segmented.tsx";
import { call } from "../../shared/api/api.ts";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { Stack } from "@karota/ui/layout.tsx";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { useLoad } from "../../shared/api/use-load.ts";
import { General } from "./general.tsx";
import { MyData } from "./my-data.tsx";
import styles from "./profile-page.module.css";
import { Purchases } from "./purchases.tsx";

const TABS = ["general", "purchases", "data"] as const;
type Tab = (typeof TABS)[number];

const firstTab = (): Tab => {
  const asked = new URLSearchParams(location.search).get("tab");
  return TABS.find((tab) => tab === asked) ?? "general";
};

function GeneralTab() {
  const loaded = useLoad(["users"], () => call<User>("GET", "users"));
  return <Loaded of={loaded}>{(user) => <General user={user} reload={loaded.reload} />}</Loaded>;
}

/** `/my-profile`: the account, its purchases, and its data. */
export default function ProfilePage() {
  const say = useSay();
  const [tab, setTab] = useState<Tab>(firstTab);
  return (
    <div className="page">
      <Stack gap={5} className={styles["profile"]}>
        <PageHeading>{say("profile.title")}</PageHeading>
        <Segmented
          legend={say("profile.tabs")}
          name="tab"
          options={TABS.map((value) => ({ value, label: say(`profile.tab.${value}`) }))}
          value={tab}
          onChange={setTab}
        />
        {tab === "general" && <GeneralTab />}
        {tab === "purchases" && <Purchases />}
        {tab === "data" && <MyData />}
      </Stack>
    </div>
  );
}
