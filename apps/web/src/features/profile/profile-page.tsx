import type { ReactNode } from "react";
import { Link, useSearch } from "wouter";
import type { User } from "@karota/contract/users/user.ts";
import { Stack } from "@karota/ui/layout.tsx";
import { Tabs } from "@karota/ui/tabs.tsx";
import { call } from "../../shared/api/api.ts";
import { canBuy } from "../../shared/session/can-buy.ts";
import { useUser } from "../../shared/session/session.ts";
import { useLoad } from "../../shared/api/use-load.ts";
import { Loaded } from "../../shared/components/loaded.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { AboutMe } from "./about-me.tsx";
import { BillingForm } from "./billing-form.tsx";
import { MyData } from "./my-data.tsx";
import { Purchases } from "./purchases.tsx";

const TABS = ["general", "purchases", "data"] as const;

/** Whether there is or can be something on the tab of purchases: in a shop always, elsewhere after earlier ones. */
function useHasPurchases(): boolean {
  const buys = canBuy(useUser());
  const load = () => call<{ purchases: readonly unknown[] }>("GET", "payments");
  const { data } = useLoad(["payments"], load, !buys);
  return buys || (data?.purchases.length ?? 0) > 0;
}

type Show = (user: User, reload: () => Promise<unknown>) => ReactNode;

function WithUser({ children }: { children: Show }) {
  const loaded = useLoad(["users"], () => call<User>("GET", "users"));
  return <Loaded of={loaded}>{(user) => children(user, loaded.reload)}</Loaded>;
}

/** `/my-profile`: oneself, one's purchases, and one's data. */
export default function ProfilePage() {
  const say = useSay();
  const asked = new URLSearchParams(useSearch()).get("tab");
  const hasPurchases = useHasPurchases();
  const tabs = TABS.filter((one) => one !== "purchases" || hasPurchases);
  const tab = tabs.find((one) => one === asked) ?? TABS[0];
  return (
    <Stack gap={5}>
      <PageHeading>{say("profile.title")}</PageHeading>
      <Tabs label={say("profile.tabs")}>
        {tabs.map((one) => (
          <Link key={one} to={`/my-profile?tab=${one}`} aria-current={one === tab ? "page" : undefined}>
            {say(`profile.tab.${one}`)}
          </Link>
        ))}
      </Tabs>
      {tab === "general" && <WithUser>{(user, reload) => <AboutMe user={user} reload={reload} />}</WithUser>}
      {tab === "purchases" && (
        <>
          <Purchases />
          <WithUser>{(user, reload) => <BillingForm user={user} reload={reload} />}</WithUser>
        </>
      )}
      {tab === "data" && <MyData />}
    </Stack>
  );
}
