import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** How the proxy treats the bytes from either side. */
export type Passage =
  /** They are passed on. */
  | "open"
  /** They are lost, and so are FIN and RST: both sides believe that they are still connected. */
  | "swallowing"
  /** They are lost on the connections that exist already; new ones work. */
  | "swallowing existing connections";

/** A TCP proxy to the server at `target` that can silently lose bytes, as a broken network does. */
export async function startSwallowingProxy(target: URL) {
  let passage: Passage = "open";
  let old = new WeakSet<Socket>();
  const sockets = new Set<Socket>();

  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({
      host: target.hostname,
      port: Number(target.port || 5432),
      allowHalfOpen: true,
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      const isLost = () => passage === "swallowing" || old.has(client);
      from.on("data", (chunk) => void (isLost() || to.destroyed || to.write(chunk)));
      from.on("end", () => void (isLost() || to.end()));
      from.on("error", () => void (isLost() || to.destroy()));
      from.on("close", () => {
        sockets.delete(from);
        if (!isLost()) to.destroy();
      });
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = new URL(target);
  url.port = String((server.address() as AddressInfo).port);
  onTestFinished(async () => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });

  return {
    /** The address of the server through this proxy. */
    url: url.href,
    become(next: Passage) {
      passage = next;
      // A connection that has lost bytes stays broken.
      if (next !== "open") old = new WeakSet(sockets);
    },
  };
}
