import { Resolver } from "node:dns/promises";
import type { ConnectionOptions } from "node:tls";
import { isPublicAddress } from "./public-address.ts";

/** How receivers are reached. A parameter of the service and no setting: nobody opens the own network by configuration. */
export type Network = {
  /** True for an IP address to which a connection may be made. */
  mayConnect: (address: string) => boolean;
  /** The IP addresses of a name; rejects when there are none, or `signal` aborts. */
  resolve: (host: string, signal: AbortSignal) => Promise<string[]>;
  /** Whom to trust besides the usual authorities. */
  tls?: Pick<ConnectionOptions, "ca">;
};

/** Milliseconds for one question to a name server, and how often it is asked. */
const dns = { timeout: 3_000, tries: 2 };

/** The public Internet. */
export const publicNetwork: Network = { mayConnect: isPublicAddress, resolve };

/**
 * Asks the name servers, without /etc/hosts. Not by `dns.lookup`, which would wait in one of few threads of the process: a
 * name server that hangs would hold up every other look-up.
 */
async function resolve(host: string, signal: AbortSignal): Promise<string[]> {
  const resolver = new Resolver(dns);
  const cancel = () => resolver.cancel();
  signal.addEventListener("abort", cancel, { once: true });
  try {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    const addresses = found.flatMap((each) => (each.status === "fulfilled" ? each.value : []));
    const [failed] = found.filter((each) => each.status === "rejected");
    if (addresses.length === 0 && failed) throw failed.reason;
    return addresses;
  } finally {
    signal.removeEventListener("abort", cancel);
  }
}
