import { AsyncLocalStorage } from "node:async_hooks";
import { randomUUID } from "node:crypto";
import { type Context, SpanKind as Kind, ROOT_CONTEXT, SpanStatusCode, trace } from "@opentelemetry/api";
import { ExportResultCode, parseTraceParent } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  AlwaysOnSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { Logger } from "pino";
import { within } from "#db/deadline.ts";
import type { Tracer } from "./tracing.ts";

/** Milliseconds that the last spans may take to leave at the end of the process. */
const flushTimeout = 1_000;

/** Milliseconds between two batches. */
const batchInterval = 2_000;

const kinds = {
  internal: Kind.INTERNAL,
  server: Kind.SERVER,
  client: Kind.CLIENT,
  consumer: Kind.CONSUMER,
};

/**
 * Sends spans as OTLP over HTTP, in JSON, to `/v1/traces` below `endpoint`. Nothing waits for that: at most 2,048 spans wait
 * in memory, the others are lost, and the log says once that the receiver does not take them. Imported only where
 * OTEL_EXPORTER_OTLP_ENDPOINT is set. docs/decisions/0056-traces.md.
 */
export function openTracing(
  endpoint: string,
  log: Pick<Logger, "warn" | "info">,
): { tracer: Tracer; close: () => Promise<void> } {
  const exporter = new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, "")}/v1/traces` });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": "matinal", "service.instance.id": randomUUID() }),
    // A trusted proxy that samples decides for its requests.
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: tellOnce(exporter, log), scheduledDelayMillis: batchInterval }),
    ],
  });
  const spans = provider.getTracer("matinal");
  const contexts = new AsyncLocalStorage<Context>();

  return {
    tracer: {
      begin(name, { kind = "internal", attributes = {}, parent }) {
        const context = (parent && remote(parent)) || contexts.getStore() || ROOT_CONTEXT;
        const span = spans.startSpan(name, { kind: kinds[kind], attributes }, context);
        return {
          name: (next) => void span.updateName(next),
          set: (more) => void span.setAttributes(more),
          within: (work) => contexts.run(trace.setSpan(context, span), work),
          end(error) {
            if (error !== undefined)
              span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute("error.type", typeOf(error));
            span.end();
          },
        };
      },
    },
    async close() {
      await within(flushTimeout, provider.shutdown(), () => new Error("late")).catch(() => {});
    },
  };
}

/** The context of whoever asked; `null` if the header is none. */
function remote(traceparent: string): Context | null {
  const found = parseTraceParent(traceparent);
  return found && trace.setSpanContext(ROOT_CONTEXT, { ...found, isRemote: true });
}

/** A code or the name of the class: a message may quote what somebody wrote. */
function typeOf(error: unknown): string {
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  const found = [code, name].find((each) => typeof each === "string" && /^\w{1,60}$/.test(each));
  return String(found ?? typeof error);
}

/** The exporter, which logs when its receiver begins to fail and when it takes spans again. */
function tellOnce(exporter: OTLPTraceExporter, log: Pick<Logger, "warn" | "info">): SpanExporter {
  let isFailing = false;
  return {
    export(spans, done) {
      exporter.export(spans, (result) => {
        const fails = result.code !== ExportResultCode.SUCCESS;
        if (fails && !isFailing) log.warn({ reason: typeOf(result.error) }, "traces are not accepted");
        if (!fails && isFailing) log.info("traces are accepted again");
        isFailing = fails;
        done(result);
      });
    },
    forceFlush: () => exporter.forceFlush(),
    shutdown: () => exporter.shutdown(),
  };
}
