import type { Hono } from "hono";
import { outageBehind, retryAfter } from "#app/outage-behind.server.ts";
import type { Services } from "#app/services.server.ts";
import type { AppEnv } from "./app-env.ts";
import { jsonError } from "./json-error.ts";

/** True for a health check, which a supervisor needs answered however busy the process is. */
export function isHealthCheck(url: string | undefined): boolean {
  return url === "/healthz" || url === "/readyz";
}

/**
 * `/healthz` answers while the process runs; `/readyz` only while the database answers too and until the process is asked to
 * stop (`stopping`), else 503.
 */
export function addHealthChecks(
  app: Hono<AppEnv>,
  services: Pick<Services, "db" | "log">,
  stopping: AbortSignal,
): void {
  const { db, log } = services;
  app.get("/healthz", (c) => {
    c.set("route", "/healthz");
    return Response.json({ status: "ok" });
  });
  app.get("/readyz", async (c) => {
    c.set("route", "/readyz");
    if (stopping.aborted) return jsonError(503, "not_ready", "The process is stopping.");
    try {
      await db.ping();
      return Response.json({ status: "ready" });
    } catch (error) {
      if (!outageBehind(error, services)) log.error({ err: error }, "the database could not be asked");
      return jsonError(503, "not_ready", "The database does not answer.", {
        "Retry-After": String(retryAfter.unavailable),
      });
    }
  });
}
