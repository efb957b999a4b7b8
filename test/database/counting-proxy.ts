import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { onTestFinished } from "vitest";

/**
 * A TCP proxy to the PostgreSQL server at `target` that counts how often somebody waits for it: bytes of a client that
 * come when all earlier ones were answered begin another round trip. Each takes `delay` milliseconds more. Connections
 * that listen for notifications ask at intervals whatever happens, and are not counted.
 */
export async function startCountingProxy(target: URL, delay = 0) {
  const trips: { connection: number; text: string }[] = [];
  const listening = new Set<number>();
  const sockets = new Set<Socket>();
  let connections = 0;

  const server = createServer((client) => {
    const connection = connections++;
    const upstream = connect({ host: target.hostname, port: Number(target.port || 5432) });
    let isWaiting = false;
    client.setNoDelay();
    upstream.setNoDelay();
    client.on("data", async (bytes) => {
      const text = bytes.toString("latin1");
      if (/\blisten\b/i.test(text)) listening.add(connection);
      const last = trips.at(-1);
      if (!isWaiting) trips.push({ connection, text });
      else if (last?.connection === connection) last.text += text;
      isWaiting = true;
      if (delay > 0) await setTimeout(delay);
      upstream.write(bytes);
    });
    upstream.on("data", (bytes) => {
      isWaiting = false;
      client.write(bytes);
    });
    for (const [from, to] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(from);
      from.on("error", () => to.destroy());
      from.on("close", () => {
        sockets.delete(from);
        to.destroy();
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
    /** The statements of each round trip since the last call, in order. */
    trips(): string[] {
      const counted = trips.splice(0).filter(({ connection }) => !listening.has(connection));
      return counted.map(({ text }) => text.replace(/[^\x20-\x7e]+/g, " ").trim());
    },
  };
}
