import { StartError } from "../start-error.ts";
import type { Environment } from "./environment.ts";

export interface Traces {
  /** The receiver of OTLP over HTTP; no slash at the end. */
  readonly endpoint: string;
  /** From 0 to 1. */
  readonly ratio: number;
}

/** @throws StartError for a value that is wrong, also where nothing is traced */
export function readTraces(environment: Environment): Traces | null {
  const share = environment["OTEL_TRACES_SAMPLER_ARG"] || "1";
  const ratio = Number(share);
  if (!/^\d*\.?\d+$/.test(share) || ratio > 1)
    throw new StartError(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${share}".`);
  const text = environment["OTEL_EXPORTER_OTLP_ENDPOINT"];
  if (!text) return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^https?:$/.test(url.protocol) || url.search || url.hash || url.username || url.password)
    // Not quoted: it may hold a password.
    throw new StartError(
      "OTEL_EXPORTER_OTLP_ENDPOINT must be the http or https address of a receiver of traces, without a name, a password or a query.",
    );
  return { endpoint: url.href.replace(/\/+$/, ""), ratio };
}
