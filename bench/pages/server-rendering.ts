import autocannon from "autocannon";
import { printTable } from "./table.ts";

const SECONDS = 2;
const CONNECTIONS = 8;
/** In this language no other part of the benchmark opens a page, so its document is rendered at the first request. */
const LANGUAGE = "de";
const HEADERS = { "accept-encoding": "br", "accept-language": LANGUAGE };

async function timeOf(address: string): Promise<{ readonly ms: number; readonly bytes: number }> {
  const begun = performance.now();
  const response = await fetch(address, { headers: HEADERS });
  const { length } = await response.text();
  if (!response.ok || length === 0) throw new Error(`${address}: ${response.status}`);
  return { ms: performance.now() - begun, bytes: Number(response.headers.get("content-length")) };
}

/** What a document costs the server: its first rendering, and one from memory. */
export async function printServerRendering(url: string, pages: readonly string[]): Promise<void> {
  const start = await timeOf(`${url}/privacy`);
  console.log(
    `\nRendering on the server; the first page of all, which starts the thread, took ${start.ms.toFixed(0)} ms`,
  );
  const rows: (string | number)[][] = [];
  for (const path of pages) {
    const first = await timeOf(url + path);
    const again = await timeOf(url + path);
    const result = await autocannon({
      url,
      connections: CONNECTIONS,
      duration: SECONDS,
      setupClient: (client) => client.setRequests([{ method: "GET", path, headers: HEADERS }]),
    });
    const answered = result["2xx"];
    const failed = result.non2xx + result.errors;
    const each = (result.duration * 1000) / answered;
    rows.push([path, first.ms.toFixed(0), again.ms.toFixed(1), each.toFixed(3), again.bytes, failed]);
  }
  printTable(["page", "first ms", "second ms", `ms each, ${CONNECTIONS} connections`, "bytes (br)", "failed"], rows);
}
