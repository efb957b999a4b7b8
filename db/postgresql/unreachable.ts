import { databaseServers } from "#environment/database-servers.ts";
import { OperatorError } from "../operator-error.ts";

/** PostgreSQL at `url` cannot be used. The line names the setting, hosts, ports and cause, and never user or password. */
export function unreachable(url: string, cause: unknown, setting = "DATABASE_URL"): OperatorError {
  const { message, code } = cause as NodeJS.ErrnoException;
  const why = (message || code || "no reason given").replace(/\s+/g, " ").replace(/\.$/, "");
  const addresses = databaseServers(url).urls.map(addressIn).join(" and ");
  return new OperatorError(`${setting}: PostgreSQL at ${addresses} cannot be reached: ${why}.`, {
    cause,
  });
}

function addressIn(url: string): string {
  const { hostname, port, searchParams } = new URL(url);
  return `${searchParams.get("host") ?? (hostname || "localhost")}:${searchParams.get("port") ?? (port || "5432")}`;
}
