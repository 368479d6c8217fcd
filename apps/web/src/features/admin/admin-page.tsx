import { lazy, Suspense } from "react";
import { useSearch } from "wouter";
import { loadChunk } from "../../shared/api/load-chunk.ts";
import { Waiting } from "../../shared/components/waiting.tsx";
import { AdminFrame } from "./admin-frame.tsx";

const PAGES = {
  status: lazy(() => loadChunk(() => import("./status/status-page.tsx"))),
  functionality: lazy(() => loadChunk(() => import("./status/functionality-page.tsx"))),
  content: lazy(() => loadChunk(() => import("./status/content-page.tsx"))),
  transfers: lazy(() => loadChunk(() => import("./transfers/transfers-page.tsx"))),
  messages: lazy(() => loadChunk(() => import("./messages/messages-page.tsx"))),
  environment: lazy(() => loadChunk(() => import("./status/environment-page.tsx"))),
  settings: lazy(() => loadChunk(() => import("./settings/settings-page.tsx"))),
  audit: lazy(() => loadChunk(() => import("./audit/audit-page.tsx"))),
};
const isPage = (name: string): name is keyof typeof PAGES => name in PAGES;

/** `/status`: how Karota is doing, and what admins can set. */
export default function AdminPage() {
  const asked = new URLSearchParams(useSearch()).get("page") ?? "status";
  const Page = PAGES[isPage(asked) ? asked : "status"];
  return (
    <AdminFrame>
      <Suspense fallback={<Waiting />}>
        <Page />
      </Suspense>
    </AdminFrame>
  );
}
