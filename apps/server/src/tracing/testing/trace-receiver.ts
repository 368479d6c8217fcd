import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface ReceivedSpan {
  readonly name: string;
  /** 1 internal, 2 of a server, 3 of a client. */
  readonly kind: number;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly attributes: Readonly<Record<string, string | number>>;
  /** 2: it failed. */
  readonly status: number;
}

export interface TraceReceiver {
  readonly endpoint: string;
  /** Everything that arrived, as it was sent. */
  readonly bodies: string[];
  /** `silent`: takes the connection and never answers. */
  manner: "accept" | "fail" | "silent";
  spans(): readonly ReceivedSpan[];
  /** Resolves when so many batches have arrived, also those that are not taken. */
  arrived(batches: number): Promise<void>;
  stop(): Promise<void>;
}

interface Value {
  readonly stringValue?: string;
  readonly intValue?: number;
}
interface Batch {
  readonly resourceSpans: readonly {
    readonly scopeSpans: readonly {
      readonly spans: readonly (Omit<ReceivedSpan, "attributes" | "status"> & {
        readonly attributes: readonly { readonly key: string; readonly value: Value }[];
        readonly status: { readonly code: number };
      })[];
    }[];
  }[];
}

const spansOf = (body: string): readonly ReceivedSpan[] =>
  (JSON.parse(body) as Batch).resourceSpans
    .flatMap(({ scopeSpans }) => scopeSpans)
    .flatMap(({ spans }) => spans)
    .map(({ name, kind, traceId, spanId, parentSpanId, attributes, status }) => ({
      name,
      kind,
      traceId,
      spanId,
      parentSpanId,
      attributes: Object.fromEntries(
        attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]),
      ),
      status: status.code,
    }));

/** A receiver of OTLP over HTTP with JSON, as the specification of OpenTelemetry has it. */
export async function startTraceReceiver(): Promise<TraceReceiver> {
  const bodies: string[] = [];
  let waiting: { readonly batches: number; readonly resolve: () => void }[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      if (request.url !== "/v1/traces") return response.writeHead(404).end();
      bodies.push(body);
      for (const one of waiting) if (bodies.length >= one.batches) one.resolve();
      if (receiver.manner === "silent") return;
      response.writeHead(receiver.manner === "fail" ? 500 : 200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const receiver: TraceReceiver = {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies,
    manner: "accept",
    spans: () => bodies.flatMap(spansOf),
    arrived: (batches) =>
      new Promise((resolve) => {
        if (bodies.length >= batches) resolve();
        else waiting = [...waiting, { batches, resolve }];
      }),
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  return receiver;
}
