/** The servers that a URL of PostgreSQL names: one, or a primary and its standbys. */
export type DatabaseServers = {
  /** A URL of each server alone, in the order in which they are named. */
  urls: readonly string[];
  /** True when the one that takes writes must be found among them. */
  needsPrimary: boolean;
};

const scheme = "expected a URL that begins with postgres:// or postgresql://";

/** Scheme with user, hosts, path and query. Parsers of URLs refuse several hosts. */
const form = /^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)([^/?#@]*)(\/[^?#]*)?(?:\?([^#]*))?$/;

/** Values of `target_session_attrs` with which a process can write. */
const writing = ["any", "read-write", "primary"];

/**
 * The servers in `postgres://USER:PASSWORD@HOST:PORT/DATABASE`, also with several hosts separated by commas (before the
 * path or in the parameters `host` and `port`) and with `target_session_attrs`, or what is wrong with it:
 * https://www.postgresql.org/docs/15/libpq-connect.html#LIBPQ-MULTIPLE-HOSTS
 */
export function parseDatabaseServers(url: string): DatabaseServers | { problem: string } {
  const [isUrl, beginning = "", authority = "", path = "", query] = form.exec(url) ?? [];
  if (isUrl === undefined) return { problem: scheme };
  const parameters = new URLSearchParams(query);
  const attributes = parameters.get("target_session_attrs");
  parameters.delete("target_session_attrs");
  if (attributes !== null && !writing.includes(attributes))
    return { problem: `expected target_session_attrs to be one of ${writing.join(", ")}` };

  const given = parameters.get("host");
  const hosts = (given ?? authority).split(",");
  const ports = parameters.get("port")?.split(",") ?? [];
  if (hosts.length === 1 && ports.length < 2)
    return URL.canParse(url)
      ? { urls: [url], needsPrimary: attributes !== null && attributes !== "any" }
      : { problem: scheme };
  if (ports.length > 1 && ports.length !== hosts.length)
    return { problem: `expected one port, or as many as hosts (${hosts.length})` };

  const urls = hosts.map((host, index) => {
    const own = new URLSearchParams(parameters);
    if (given !== null) own.set("host", host);
    const port = ports[index] ?? ports[0];
    if (port !== undefined) own.set("port", port);
    return `${beginning}${given === null ? host : ""}${path}${own.size > 0 ? `?${own}` : ""}`;
  });
  const wrong = hosts.find((host, index) => host === "" || !URL.canParse(urls[index] ?? ""));
  return wrong === undefined ? { urls, needsPrimary: true } : { problem: `"${wrong}" is no host` };
}

/** The servers of a URL that has been validated. */
export function databaseServers(url: string): DatabaseServers {
  const servers = parseDatabaseServers(url);
  if ("problem" in servers) throw new Error(servers.problem);
  return servers;
}
