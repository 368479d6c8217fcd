import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { JobStatus, StatusReply } from "@karota/contract/admin/status.ts";
import { SPEAKERS } from "@karota/texts/speakers.ts";
import { LanguageProvider } from "../../../shared/i18n/i18n.tsx";
import { JobsPanel } from "./jobs-panel.tsx";

afterEach(cleanup);

const never: JobStatus = { name: "mails", running_since: null, succeeded: null, failed: null, duration_ms: null };
const [EARLY, LATE] = ["2026-11-21T04:00:00+01:00", "2026-11-21T05:30:00+01:00"];

it.each<[string, Partial<JobStatus>, RegExp]>([
  ["has not run", {}, /^Not run yet$/],
  ["is running, whatever was before", { running_since: LATE, failed: EARLY, succeeded: EARLY }, /^Running since .*:30/],
  ["has succeeded after a failure", { failed: EARLY, succeeded: LATE, duration_ms: 2_500 }, /:30, took 2\.5 secs$/],
  ["has failed last", { failed: LATE, succeeded: EARLY, duration_ms: 2_500 }, /^Failed, .*:30/],
  ["has only failed", { failed: LATE, duration_ms: 2_500 }, /^Failed, .*:30/],
])("a job that %s is shown so", async (_, job, words) => {
  render(
    <LanguageProvider first={SPEAKERS.en}>
      <JobsPanel status={{ jobs: [{ ...never, ...job }] } as unknown as StatusReply} reload={async () => undefined} />
    </LanguageProvider>,
  );
  expect((await screen.findByText("Sending e-mail")).nextElementSibling!.textContent).toMatch(words);
});
