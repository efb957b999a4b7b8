import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * From the first port that browsers allow throughout (https://fetch.spec.whatwg.org/#port-blocking) to where Linux begins
 * to give ports to outgoing connections (`net.ipv4.ip_local_port_range`): any of those may be taken before a server binds
 * it, or while it is stopped to be started again.
 */
const range = [10_081, 32_768] as const;

/** A TCP port of this machine on which nothing listens, and which no outgoing connection takes meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(...range);
    if (await isFree(port)) return port;
  }
}

/** Whether a server can bind it, on all addresses as the product does. */
function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}
