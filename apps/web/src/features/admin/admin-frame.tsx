import type { ReactNode } from "react";
import { Link, useLocation, useSearch } from "wouter";
import { Cluster, Stack } from "@karota/ui/layout.tsx";
import { useSay } from "../../shared/i18n/i18n.tsx";
import { PageHeading } from "../../shared/components/page-heading.tsx";
import styles from "./admin-frame.module.css";

const PAGES = [
  { to: "/status", text: "admin.page.status" },
  { to: "/status?page=functionality", text: "admin.page.functionality" },
  { to: "/status?page=content", text: "admin.page.content" },
  { to: "/users", text: "admin.page.users" },
  { to: "/users?page=roles", text: "admin.page.roles" },
  { to: "/status?page=transfers", text: "admin.page.transfers" },
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

/** What all pages of the admin area share: the way to the others, and the page's own heading. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const say = useSay();
  const page = usePage();
  return (
    <Stack gap={4} className="page">
      <Cluster as="nav" gap={2} rowGap={1} className={styles["pages"]} aria-label={say("admin.pages")}>
        {PAGES.map(({ to, text }) => (
          <Link key={to} className="target" to={to} aria-current={to === page.to ? "page" : undefined}>
            {say(text)}
          </Link>
        ))}
      </Cluster>
      <PageHeading key={page.to}>{say(page.text)}</PageHeading>
      {children}
    </Stack>
  );
}
