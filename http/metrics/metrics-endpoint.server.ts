import type { MiddlewareHandler } from "hono";
import type { Services } from "#app/services.server.ts";
import type { Exposition, Figures } from "#metrics/exposition.server.ts";
import type { AppEnv } from "../app-env.ts";
import { isScrape } from "./metrics-access.server.ts";

/** What `GET /metrics` needs beside the services. */
export type Metrics = {
  exposition: Exposition;
  /** The figures of the database, within a second; `null` when it gives none. */
  stored: () => Promise<Figures["stored"]>;
  /** How nights ended on this process, once they have started. */
  nights: () => Figures["nights"];
};

/** Answers `GET /metrics` in the text format of Prometheus, where `isScrape` allows it. Scrapes at one time are one. */
export function metricsEndpoint(
  { environment, db, live, register }: Pick<Services, "environment" | "db" | "live" | "register">,
  { exposition, stored, nights }: Metrics,
): MiddlewareHandler<AppEnv> {
  let running: Promise<string> | null = null;

  async function expose() {
    return exposition.text({
      stored: await stored(),
      streamsOpen: live.openStreams(),
      registerRequests: register.outcomes,
      nights: nights(),
      pools: db.pools(),
      outage: db.outage(),
    });
  }

  return async (c, next) => {
    if (!isScrape(c.env.incoming, environment)) return next();
    c.set("route", "/metrics");
    running ??= expose().finally(() => {
      running = null;
    });
    return c.body(await running, 200, { "Content-Type": exposition.contentType });
  };
}
