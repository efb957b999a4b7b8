import { loadSession } from "#app/cookies/session-cookie.server.ts";
import { mayStore, storeError } from "#app/operators/errors/store-error.server.ts";
import type { Services } from "#app/services.server.ts";
import { outageIn } from "#db/outage.ts";

type Reporting = Pick<Services, "log" | "live" | "db" | "auth" | "environment">;

/**
 * Logs an error that nobody foresaw, once, with the id that the answer tells its reader, and stores it for the operators'
 * desk, in the background and within a bound. A request that its sender has given up is no error.
 */
export function reportUnexpected(
  services: Reporting,
  error: unknown,
  { request, requestId, route }: { request: Request; requestId: string; route: string },
): void {
  if (request.signal.aborted) return;
  const { log, live, db } = services;
  log.error({ err: error, requestId, path: new URL(request.url).pathname }, "request failed");
  if (!mayStore(Date.now())) return;
  live.inBackground(async () => {
    try {
      // Its body is spent, and its headers have the cookie.
      const session = await loadSession(services, request);
      const clientId = session?.user.id ?? null;
      await storeError(db, error, { id: requestId, method: request.method, route, clientId });
    } catch (err) {
      if (!outageIn(err)) log.warn({ err, requestId }, "an error could not be stored");
    }
  });
}
