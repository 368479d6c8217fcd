import type { FastifyInstance, FastifyRequest } from "fastify";
import { isRendering } from "../rendering/renderer.ts";
import { findTracer, type Span, type Tracer } from "./index.ts";

function startSpan(tracer: Tracer, request: FastifyRequest, hasProxy: boolean): Span {
  // As a pattern: an unknown address is the sender's own text.
  const name = `${request.method} ${request.routeOptions.url ?? "(none)"}`;
  // The server's own requests are a part of the page for which they are made.
  const inner = isRendering(request) ? tracer.startChild({ name, kind: "internal" }) : null;
  return inner ?? tracer.startRequest(name, hasProxy ? request.headers : null);
}

/**
 * One span for each request, where traces are wanted.
 * @param hasProxy whether a proxy in front may continue a trace of its own; elsewhere the header is the sender's
 */
export function installRequestSpans(app: FastifyInstance, hasProxy: boolean): void {
  const tracer = findTracer();
  if (!tracer) return;
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook("onRequest", (request, _reply, done) => {
    const span = startSpan(tracer, request, hasProxy);
    spans.set(request, span);
    span.within(done);
  });
  // What is read from the body arrives outside of the first hook.
  app.addHook("preValidation", (request, _reply, done) => {
    const span = spans.get(request);
    if (span) span.within(done);
    else done();
  });
  app.addHook("onResponse", (request, reply, done) => {
    const { statusCode } = reply;
    const attributes = {
      "http.request.method": request.method,
      "http.route": request.routeOptions.url ?? "(none)",
      "http.response.status_code": statusCode,
      "karota.request_id": request.id,
    };
    spans.get(request)?.end(attributes, statusCode >= 500 ? { code: statusCode } : undefined);
    done();
  });
}
