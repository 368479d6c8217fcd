import type { ReactNode } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { navigate } from "wouter/use-browser-location";
import { Stack } from "@karota/ui/layout.tsx";
import { Tabs } from "@karota/ui/tabs.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { isFreeSite } from "../../shared/session/costs.ts";
import { PageHeading } from "../../shared/components/page-heading.tsx";

const TRANSFERS = "/status?page=transfers";
const PAGES = [
  { to: "/status", text: "admin.page.status" },
  { to: "/status?page=functionality", text: "admin.page.functionality" },
  { to: "/status?page=content", text: "admin.page.content" },
  { to: "/users", text: "admin.page.users" },
  { to: "/users?page=roles", text: "admin.page.roles" },
  { to: TRANSFERS, text: "admin.page.transfers" },
  { to: "/status?page=messages", text: "admin.page.messages" },
  { to: "/status?page=environment", text: "admin.page.environment" },
  { to: "/status?page=settings", text: "admin.page.settings" },
  { to: "/status?page=audit", text: "admin.page.audit" },
] as const;
type Page = (typeof PAGES)[number];

/** The address's page of the admin area, also with more in its query; the first one where it names none. */
function usePage(): Page {
  const [pathname] = useLocation();
  const asked = new URLSearchParams(useSearch()).get("page");
  const to = asked === null ? pathname : `${pathname}?page=${asked}`;
  return PAGES.find((page) => page.to === to) ?? PAGES.find((page) => page.to === pathname) ?? PAGES[0];
}

/**
 * What all pages of the admin area share: the page's own heading, and the way to the others. `part` tells the screens of
 * one page apart: each of them gives the focus to the heading.
 */
export function AdminFrame({ part = "", children }: { part?: string; children: ReactNode }) {
  const say = useSay();
  const page = usePage();
  // The settings of a free site lead to transfers of the time before.
  const pages = PAGES.filter(({ to }) => to !== TRANSFERS || page.to === TRANSFERS || !isFreeSite());
  return (
    <Stack gap={4}>
      <PageHeading key={`${page.to} ${part}`}>{say(page.text)}</PageHeading>
      <div className="no-phone">
        <Tabs label={say("admin.pages")}>
          {pages.map(({ to, text }) => (
            <Link key={to} to={to} aria-current={to === page.to ? "page" : undefined}>
              {say(text)}
            </Link>
          ))}
        </Tabs>
      </div>
      <select
        className="pill only-phone"
        aria-label={say("admin.pages")}
        value={page.to}
        onChange={({ target }) => navigate(target.value)}
      >
        {pages.map(({ to, text }) => (
          <option key={to} value={to}>
            {say(text)}
          </option>
        ))}
      </select>
      {children}
    </Stack>
  );
}
