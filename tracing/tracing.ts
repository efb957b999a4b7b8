/** What a span says beside its name: figures, outcomes and names of ours, never texts, addresses or tokens. */
export type Attributes = Record<string, string | number | boolean>;

/** `server`: a request that came in. `client`: one that goes out. `consumer`: an item that was waiting. */
export type SpanKind = "internal" | "server" | "client" | "consumer";

/** A piece of work that is being traced. */
export type Span = {
  name(name: string): void;
  set(attributes: Attributes): void;
  /** Runs `work` so that the spans that it begins are parts of this one. */
  within<Result>(work: () => Result): Result;
  /** Ends it; with the error that ended the work, of which only class and code are told. */
  end(error?: unknown): void;
};

export type NewSpan = {
  kind?: SpanKind;
  attributes?: Attributes;
  /** The `traceparent` of whoever asked, who must be trusted. */
  parent?: string | undefined;
};

/** What makes spans: tracing/open-telemetry.server.ts. */
export type Tracer = { begin(name: string, span: NewSpan): Span };

let tracer: Tracer | null = null;

/** From here on work is traced by `next`, or by nobody. */
export function traceBy(next: Tracer | null): void {
  tracer = next;
}

/** True while work is traced: for what a span alone needs to know. */
export const isTracing = () => tracer !== null;

/** Begins a span that the caller ends; `null` while nothing is traced, which costs one comparison. */
export function beginSpan(name: string, span: NewSpan = {}): Span | null {
  return tracer === null ? null : tracer.begin(name, span);
}

/** Runs `work` in a span, which ends with it; without one while nothing is traced. */
export function traced<Result>(
  name: string,
  span: NewSpan,
  work: (span: Span | null) => Promise<Result>,
): Promise<Result> {
  return tracer === null ? work(null) : inSpan(tracer.begin(name, span), work);
}

async function inSpan<Result>(span: Span, work: (span: Span) => Promise<Result>): Promise<Result> {
  try {
    const result = await span.within(() => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error);
    throw error;
  }
}
