import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { onTestFinished } from "vitest";

/** What happens to what comes from either side. */
export type Passage =
  /** It is handed on. */
  | "open"
  /** It is lost, and so are the farewells: both sides believe that they are still connected. */
  | "swallowing"
  /** It is lost on the connections that were there before; new ones work. */
  | "swallowing the old ones";

/** A network between this process and the server at `target`, which can lose what it is given. */
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
    /** Where the server is reached through this network. */
    url: url.href,
    become(next: Passage) {
      passage = next;
      // What lost bytes once is of no use any more, as a connection is that lost packets.
      if (next !== "open") old = new WeakSet(sockets);
    },
  };
}
