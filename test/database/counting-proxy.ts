import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";
import { setImmediate, setTimeout } from "node:timers/promises";
import { onTestFinished } from "vitest";

type Halt = {
  /** How many round trips are still to come, this one included. */
  trip: number;
  at: "sent" | "answered";
  act: () => void;
  /** The connection whose answer is waited for. */
  connection: number | null;
};

/**
 * A TCP proxy to the PostgreSQL server at `target` that counts how often somebody waits for it: bytes of a client that
 * come when all earlier ones were answered begin another round trip. Each takes `delay` milliseconds more. Connections
 * that listen for notifications ask at intervals whatever happens, and are not counted.
 */
export async function startCountingProxy(target: URL, delay = 0) {
  const trips: { connection: number; text: string }[] = [];
  const listening = new Set<number>();
  let halt: Halt | null = null;
  /** True when it is that trip's turn; what it says then goes no further. */
  const isHalted = (at: Halt["at"], connection: number) => {
    if (halt?.at !== at || listening.has(connection)) return false;
    if (at === "sent" && --halt.trip > 0) return false;
    if (at === "answered" && halt.connection !== connection) return false;
    const { act } = halt;
    halt = null;
    act();
    return true;
  };
  const sockets = new Set<Socket>();
  let connections = 0;

  const server = createServer((client) => {
    const connection = connections++;
    const upstream = connect({ host: target.hostname, port: Number(target.port || 5432) });
    let isWaiting = false;
    let isCut = false;
    const unsent: Buffer[] = [];

    /** Sends a round trip's bytes once all of them are there: a driver writes a pipeline piece by piece. */
    async function send() {
      await setTimeout(delay);
      for (let pieces = 0; pieces < unsent.length; ) {
        pieces = unsent.length;
        await setImmediate();
        await setImmediate();
      }
      if (!isCut) upstream.write(Buffer.concat(unsent));
      unsent.length = 0;
    }

    client.setNoDelay();
    upstream.setNoDelay();
    client.on("data", (bytes) => {
      const text = bytes.toString("latin1");
      // A goodbye, for which nobody waits.
      if (text === "X\0\0\0\x04") return void upstream.write(bytes);
      if (/\blisten\b/i.test(text)) listening.add(connection);
      const last = trips.at(-1);
      if (!isWaiting) trips.push({ connection, text });
      else if (last?.connection === connection) last.text += text;
      if (!isWaiting) {
        isCut ||= isHalted("sent", connection);
        if (halt?.at === "answered" && !listening.has(connection) && --halt.trip === 0)
          halt.connection = connection;
      }
      isWaiting = true;
      unsent.push(bytes);
      if (unsent.length === 1) void send();
    });
    upstream.on("data", (bytes) => {
      isWaiting = false;
      isCut ||= isHalted("answered", connection);
      if (!isCut) client.write(bytes);
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
    /**
     * Calls `act` when the round trip of this number, from 1 on, is `sent`, so that the server never sees it, or when the
     * server has `answered` it, so that the client never knows. `null` for never.
     */
    haltAt(next: { trip: number; at: Halt["at"]; act: () => void } | null) {
      halt = next && { ...next, connection: null };
    },
    /** The statements of each round trip since the last call, in order. */
    trips(): string[] {
      const counted = trips.splice(0).filter(({ connection }) => !listening.has(connection));
      return counted.map(({ text }) => text.replace(/[^\x20-\x7e]+/g, " ").trim());
    },
  };
}
