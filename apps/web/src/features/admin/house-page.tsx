import { lazy, Suspense } from "react";
import { useSearch } from "wouter";
import { loadChunk } from "../../shared/load-chunk.ts";
import { Waiting } from "../../shared/waiting.tsx";
import { AdminFrame } from "./admin-frame.tsx";

const PAGES = {
  status: lazy(() => loadChunk(() => import("./status.tsx"))),
  functionality: lazy(() => loadChunk(() => import("./functionality.tsx"))),
  content: lazy(() => loadChunk(() => import("./content.tsx"))),
  transfers: lazy(() => loadChunk(() => import("./transfers.tsx"))),
  messages: lazy(() => loadChunk(() => import("./messages.tsx"))),
  environment: lazy(() => loadChunk(() => import("./environment.tsx"))),
  settings: lazy(() => loadChunk(() => import("./house-settings.tsx"))),
  audit: lazy(() => loadChunk(() => import("./audit.tsx"))),
};
const isPage = (name: string): name is keyof typeof PAGES => name in PAGES;

/** `/status`: how Karota is doing, and what admins can set. */
export default function HousePage() {
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
