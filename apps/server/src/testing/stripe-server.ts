import { createServer } from "node:http";
import { freePort } from "../../../../scripts/free-port.ts";

export interface StripeServer {
  readonly address: { readonly host: string; readonly port: number };
  /** The calls that arrived, with their forms. */
  readonly calls: { readonly path: string; readonly form: URLSearchParams; readonly key: string | undefined }[];
  /** Sets an intent's present state. */
  put(id: string, change: object): void;
  /** Answers the next calls with this failure. */
  breakWith(status: number, times: number, error?: object): void;
  /** Does some work before the next call is answered. */
  interrupt(work: () => Promise<unknown>): void;
  /** Sets the status of refunds. */
  putRefunds(status: string): void;
  /** Refuses connections, or takes calls and does not answer them, until `comeBack`. */
  leave(manner: "refused" | "silent"): Promise<void>;
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

/** A local server with the shapes of Stripe's PaymentIntents and Refunds as their documentation shows them. */
export async function startStripe(): Promise<StripeServer> {
  const intents = new Map<string, Record<string, unknown>>();
  const byKey = new Map<string, string>();
  const calls: { path: string; form: URLSearchParams; key: string | undefined }[] = [];
  let broken: { status: number; times: number; error: object } = { status: 500, times: 0, error: {} };
  let refunds = "succeeded";
  let silent = false;
  let interruption: (() => Promise<unknown>) | null = null;
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    const reply = (): void => {
      const path = request.url!.split("?")[0]!;
      const form = new URLSearchParams(body);
      const key = request.headers["idempotency-key"] as string | undefined;
      calls.push({ path, form, key });
      if (silent) return;
      const answer = (status: number, json: object): void => {
        response.writeHead(status, { "content-type": "application/json" });
        response.end(JSON.stringify(json));
      };
      if (broken.times-- > 0) return answer(broken.status, { error: broken.error });
      if (path === "/v1/payment_intents" && request.method === "GET")
        return answer(200, { object: "list", data: [], has_more: false, url: path });
      if (path === "/v1/payment_intents") {
        const id = byKey.get(key!) ?? `pi_${intents.size + 1}`;
        byKey.set(key!, id);
        if (!intents.has(id))
          intents.set(id, {
            id,
            object: "payment_intent",
            amount: Number(form.get("amount")),
            amount_received: 0,
            currency: form.get("currency"),
            client_secret: `${id}_secret_x`,
            status: "requires_payment_method",
            last_payment_error: null,
          });
        return answer(200, intents.get(id)!);
      }
      if (path === "/v1/refunds") return answer(200, { id: "re_1", object: "refund", status: refunds });
      const intent = intents.get(path.replace("/v1/payment_intents/", ""));
      if (!intent) return answer(404, { error: { type: "invalid_request_error", message: "No such payment_intent" } });
      return answer(200, intent);
    };
    request.on("end", () => {
      const work = interruption;
      interruption = null;
      if (work) void work().then(reply);
      else reply();
    });
  });
  const listen = (port: number) => new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const close = () =>
    new Promise<void>((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  // A reserved one, which no other process is given while it is away.
  const port = await freePort();
  await listen(port);
  return {
    address: { host: "127.0.0.1", port },
    calls,
    put(id, change) {
      intents.set(id, { ...intents.get(id), ...change });
    },
    breakWith(status, times, error = { type: "api_error", message: "down" }) {
      broken = { status, times, error };
    },
    interrupt(work) {
      interruption = work;
    },
    putRefunds(status) {
      refunds = status;
    },
    async leave(manner) {
      silent = manner === "silent";
      if (!silent) await close();
    },
    async comeBack() {
      silent = false;
      if (!server.listening) await listen(port);
    },
    stop: close,
  };
}
