import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import {
  defaultTextMapGetter,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
  type Context,
  type Span as ApiSpan,
} from "@opentelemetry/api";
import { ExportResultCode, W3CTraceContextPropagator } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanExporter,
} from "@opentelemetry/sdk-trace";
import type { Config } from "../config.ts";
import { operationOf } from "./statements.ts";
import type { Operation, Span, Tracer } from "./tracer.ts";

/** How long the receiver may take for one batch, in milliseconds. */
const EXPORT_TIMEOUT_MS = 10_000;
/** How long spans wait for others, in milliseconds. */
const BATCH_DELAY_MS = 5000;
/** Spans that wait; what comes while so many wait is dropped. */
const MAX_WAITING = 4096;
/** How long the end of the process waits for the receiver, in milliseconds. */
const STOP_TIMEOUT_MS = 1000;
/** The longest text of an attribute: a statement of many rows repeats itself. */
const MAX_TEXT = 2000;

/** The exporter, which says when sending begins to fail. */
function reporting(exporter: SpanExporter, onFailure: (sentence: string) => void): SpanExporter {
  let isFailing = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        const failed = result.code !== ExportResultCode.SUCCESS;
        if (failed && !isFailing)
          onFailure(`traces cannot be sent and are dropped: ${result.error?.message ?? "no reason was given"}`);
        isFailing = failed;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
  };
}

const kindOf = (error: unknown): string => {
  const { code, name } = error as { readonly code?: unknown; readonly name?: string };
  return typeof code === "string" || typeof code === "number" ? String(code) : (name ?? "unknown");
};

/** Sends spans by OTLP over HTTP. What the receiver does not take is dropped; nobody ever waits for it. */
export function openTelemetryTracer(
  { endpoint, ratio }: NonNullable<Config["traces"]>,
  onFailure: (sentence: string) => void,
  delayMs = BATCH_DELAY_MS,
): Tracer {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: EXPORT_TIMEOUT_MS });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "karota", "service.instance.id": randomUUID() }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    spanLimits: { attributeValueLengthLimit: MAX_TEXT },
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: reporting(exporter, onFailure),
        exportTimeoutMillis: EXPORT_TIMEOUT_MS,
        scheduledDelayMillis: delayMs,
        maxQueueSize: MAX_WAITING,
      }),
    ],
  });
  const tracer = provider.getTracer("karota");
  const propagator = new W3CTraceContextPropagator();
  const active = new AsyncLocalStorage<Context>();

  function spanOf(span: ApiSpan, parent: Context): Span {
    const context = trace.setSpan(parent, span);
    return {
      within: (work) => active.run(context, work),
      end(attributes = {}, error) {
        span.setAttributes(attributes);
        if (error !== undefined) {
          span.setAttribute("error.type", kindOf(error));
          span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  }
  function start({ name, kind, attributes = {} }: Operation, parent: Context, startTime?: number): Span {
    const spanKind = kind === "call" ? SpanKind.CLIENT : SpanKind.INTERNAL;
    const options = { kind: spanKind, attributes, ...(startTime !== undefined && { startTime }) };
    return spanOf(tracer.startSpan(name, options, parent), parent);
  }
  return {
    startRequest(name, proxy) {
      const parent = proxy ? propagator.extract(ROOT_CONTEXT, proxy, defaultTextMapGetter) : ROOT_CONTEXT;
      return spanOf(tracer.startSpan(name, { kind: SpanKind.SERVER }, parent), parent);
    },
    startRoot: (operation) => start(operation, ROOT_CONTEXT),
    startChild(operation) {
      const parent = active.getStore();
      return parent ? start(operation, parent) : null;
    },
    statement(event) {
      const parent = active.getStore();
      if (!parent) return;
      const span = start(operationOf(event), parent, Date.now() - event.queryDurationMillis);
      span.end({}, event.level === "error" ? event.error : undefined);
    },
    async stop() {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const late = new Promise<void>((resolve) => {
        timer = setTimeout(resolve, STOP_TIMEOUT_MS);
      });
      // A receiver that fails was reported already.
      await Promise.race([provider.shutdown().catch(() => {}), late]);
      clearTimeout(timer);
    },
  };
}
