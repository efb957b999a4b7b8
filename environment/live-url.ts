/** The NATS servers of a LIVE_URL. */
export type LiveServers = {
  /** `host:port` of each. */
  servers: string[];
  /** A password without a user is a token. */
  user: string | null;
  password: string | null;
  isEncrypted: boolean;
};

const expected =
  "expected nats://host:4222 or tls://host:4222, with user:password@ or token@ before the host if needed";
const form = /^(nats|tls):\/\/(?:([^/?#]*)@)?([^/?#@]+)\/?$/;

/**
 * The servers in `nats://USER:PASSWORD@HOST:PORT,HOST:PORT`, or what is wrong with it; `nats://TOKEN@…` is a token, as in
 * https://docs.nats.io/using-nats/developer/connecting
 */
export function parseLiveUrl(url: string): LiveServers | { problem: string } {
  const [, scheme, credentials, hosts = ""] = form.exec(url) ?? [];
  if (!scheme) return { problem: expected };
  const servers = hosts.split(",");
  // Any scheme with hosts and ports is read alike.
  if (!servers.every((server) => server !== "" && URL.canParse(`http://${server}`)))
    return { problem: expected };
  try {
    const [first, ...others] =
      credentials === undefined ? [] : credentials.split(":").map(decodeURIComponent);
    const password = others.length > 0 ? others.join(":") : null;
    return {
      servers,
      user: password === null ? null : (first ?? null),
      password: password ?? first ?? null,
      isEncrypted: scheme === "tls",
    };
  } catch (error) {
    if (error instanceof URIError) return { problem: expected };
    throw error;
  }
}
