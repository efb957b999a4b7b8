import pg from "pg";
import { Outage } from "../outage.ts";

/**
 * SQLSTATEs of an outage: connection failures (08), insufficient resources (53), a statement that took 20 s (57014), a
 * lock that was not free in time (55P03), operator intervention (57P), system errors (58), and a read-only server
 * such as a standby (25006).
 */
const unavailable = /^(?:08|53|57014|55P03|57P|58|25006)/;

/** An error of the server as an `Outage` where it is one; any other error unchanged. */
export function asOutage<Failure>(error: Failure): Failure | Outage {
  if (!(error instanceof pg.DatabaseError)) return error;
  const code = error.code ?? "";
  if (code === "53100") return new Outage("storage_full", error);
  return unavailable.test(code) ? new Outage("unavailable", error) : error;
}
