import { Counter, collectDefaultMetrics, Gauge, type Metric, Registry } from "prom-client";
import { bounds, type RequestDurations } from "./request-durations.ts";
import { requestDurations, tallies } from "./tallies.ts";

/** What `GET /metrics` shows beside the tallies of the process. `null` are figures that the database did not give. */
export type Figures = {
  streamsOpen: number;
  registerRequests: ReadonlyMap<string, number>;
  nights: ReadonlyMap<string, number>;
  pools: readonly { name: string; busy: number; idle: number; waiting: number }[];
  outage: "unavailable" | "storage_full" | null;
  stored: Stored | null;
};

/** Figures of the database, the same on every node, but for the replies, which each node knows of its own. */
type Stored = {
  repliesOwed: number;
  replyAge: number;
  outboxWaiting: number;
  outboxOldest: number;
  nightOldest: number;
  morningsLate: number;
  enrichmentUnits: number;
};

/** The names of the figures of the database. docs/product/interface.md "HTTP interface". */
const storedGauges: Record<keyof Stored, [name: string, help: string]> = {
  repliesOwed: ["matinal_replies_owed", "Messages that this process is to reply to."],
  replyAge: ["matinal_reply_age_seconds", "How long the oldest of them has waited."],
  outboxWaiting: ["matinal_outbox_waiting", "Items of the outbox that are not delivered yet."],
  outboxOldest: ["matinal_outbox_oldest_seconds", "How long the oldest of them has waited since it was due."],
  nightOldest: ["matinal_night_oldest_seconds", "How long the night that is the furthest behind waits."],
  morningsLate: ["matinal_mornings_late", "Mails of this morning that should have been sent."],
  enrichmentUnits: [
    "matinal_enrichment_units_total",
    "Units of enrichment of all teams, since the beginning.",
  ],
};

/** Figures of prom-client that its own rules forbid: gauges that are called totals. */
const misnamed = ["handles", "requests", "resources"].map((what) => `nodejs_active_${what}_total`);

export type Exposition = {
  contentType: string;
  /** All metrics as Prometheus text, with these figures. */
  text(figures: Figures): Promise<string>;
};

/** The metrics of this process: one registry, with Node's own figures from here on. Call it once. */
export function createExposition(): Exposition {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const name of misnamed) registry.removeSingleMetric(name);
  registry.registerMetric(durationsMetric(requestDurations));

  const registers = [registry];
  const gauge = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const counter = (name: string, help: string, label?: string) => {
    const metric = new Counter({ name, help, labelNames: label ? [label] : [], registers });
    return (counts: ReadonlyMap<string, number>) => {
      metric.reset();
      for (const [value, count] of counts) metric.inc(label ? { [label]: value } : {}, count);
    };
  };
  const counters = {
    messages: counter("matinal_messages_total", "Messages that were stored.", "role"),
    limits: counter("matinal_limits_hit_total", "Refusals, by the limit that was met.", "limit"),
    model: counter("matinal_model_requests_total", "Requests to the model service.", "outcome"),
    tokens: counter("matinal_model_tokens_total", "Tokens of the model, input and output."),
    outbox: counter("matinal_outbox_failed_total", "Deliveries that failed, and items that expired.", "kind"),
    webhooks: counter("matinal_webhook_deliveries_total", "Attempts at a webhook.", "outcome"),
    register: counter("matinal_register_requests_total", "Questions to the company register.", "outcome"),
    nights: counter("matinal_nights_total", "Nights that ended on this process.", "outcome"),
  };
  const streams = gauge("matinal_streams_open", "Live streams that are open on this process.");
  const up = gauge("matinal_database_up", "1 while the database answers.");
  const writable = gauge("matinal_database_writable", "1 while the database accepts writes.");
  const connections = gauge("matinal_database_connections", "Connections to the database, by what they do.", [
    "pool",
    "state",
  ]);
  const waiting = gauge(
    "matinal_database_waiting",
    "Statements and transactions that wait for a connection.",
    ["pool"],
  );
  const stored = Object.entries(storedGauges).map(([key, [name, help]]) => {
    const metric = name.endsWith("_total")
      ? new Counter({ name, help, registers })
      : new Gauge({ name, help, registers });
    return { key: key as keyof Stored, metric };
  });

  function setStored(figures: Stored | null) {
    for (const { key, metric } of stored) {
      metric.reset();
      const value = figures?.[key];
      // Nothing is known of them, which no number says.
      if (value === undefined) metric.remove();
      else if (metric instanceof Gauge) metric.set(value);
      else metric.inc(value);
    }
  }

  return {
    contentType: registry.contentType,
    text(figures) {
      counters.messages(tallies.messages.counts());
      counters.limits(tallies.limitsHit.counts());
      counters.model(tallies.modelRequests.counts());
      counters.tokens(tallies.modelTokens.counts());
      counters.outbox(tallies.outboxFailed.counts());
      counters.webhooks(tallies.webhookDeliveries.counts());
      counters.register(figures.registerRequests);
      counters.nights(figures.nights);
      streams.set(figures.streamsOpen);
      up.set(figures.stored === null ? 0 : 1);
      writable.set(figures.stored === null || figures.outage !== null ? 0 : 1);
      for (const pool of figures.pools) {
        connections.set({ pool: pool.name, state: "busy" }, pool.busy);
        connections.set({ pool: pool.name, state: "idle" }, pool.idle);
        waiting.set({ pool: pool.name }, pool.waiting);
      }
      setStored(figures.stored);
      return registry.metrics();
    },
  };
}

/** The durations as a metric of the registry, which asks a metric for no more than `name` and `get`. */
function durationsMetric(durations: RequestDurations): Metric {
  const name = "http_request_duration_seconds";
  const help = "Time until a response began, in seconds, by the pattern of the route.";
  const get = async () => ({
    ...{ name, help, type: "histogram", aggregator: "sum" },
    values: [...durations].flatMap(({ route, method, status, counts, sum }) => {
      const labels = { route, method, status };
      let count = 0;
      const buckets = counts.map((each, index) => {
        count += each;
        return {
          metricName: `${name}_bucket`,
          labels: { le: bounds[index] ?? "+Inf", ...labels },
          value: count,
        };
      });
      return [
        ...buckets,
        { metricName: `${name}_sum`, labels, value: sum },
        { metricName: `${name}_count`, labels, value: count },
      ];
    }),
  });
  return { name, get } as unknown as Metric;
}
