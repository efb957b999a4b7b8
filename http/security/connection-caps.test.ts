import { createServer, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { networkInterfaces } from "node:os";
import { expect, onTestFinished, test } from "vitest";
import { parseTrustedProxies } from "#environment/trusted-proxies.ts";
import { tallies } from "#metrics/tallies.ts";
import { until } from "#test/until.ts";
import { capConnections, connectionsForVisitors } from "./connection-caps.server.ts";

/** An address of this machine that is not its loopback. */
const own = Object.values(networkInterfaces())
  .flatMap((addresses) => addresses ?? [])
  .find(({ internal, family }) => !internal && family === "IPv4")?.address;

async function capped(most: number, trusted = ""): Promise<Server> {
  const server = createServer((_request, response) => void response.end());
  capConnections(
    server,
    most,
    parseTrustedProxies(trusted, (entry) => {
      throw new Error(`"${entry}" is no proxy.`);
    }),
  );
  await new Promise<void>((resolve) => server.listen(0, resolve));
  onTestFinished(() => void server.close());
  return server;
}

/** How many of these connections stay open. */
async function connected(server: Server, host: string, count: number): Promise<number> {
  const { port } = server.address() as AddressInfo;
  const sockets = new Set<Socket>();
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  let settled = 0;
  for (let number = 0; number < count; number++) {
    const socket = connect({ host, port });
    sockets.add(socket);
    socket.on("error", () => {}).once("close", () => sockets.delete(socket) && settled++);
    // What a server has refused is closed right after it was accepted; what stays answers.
    socket.once("connect", () => socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n"));
    socket.once("data", () => settled++);
  }
  await until(() => settled === count);
  return sockets.size;
}

const refused = () => tallies.limitsHit.counts().get("connections") ?? 0;

test("beyond the cap nobody more is let in, until somebody leaves", async () => {
  const server = await capped(10);
  const before = refused();
  expect(await connected(server, "127.0.0.1", 15)).toBe(10);
  expect(refused() - before).toBe(5);
  server.closeAllConnections();
  await until(async () => (await connected(server, "127.0.0.1", 1)) === 1);
});

test("one network takes half of the connections at most; trusted proxies and this machine are the way of many", async () => {
  // A machine without a network has no stranger either.
  const stranger = own ?? "127.0.0.1";
  const server = await capped(10);
  expect(await connected(server, stranger, 8)).toBe(own ? 5 : 8);
  expect(await connected(server, "127.0.0.1", 2)).toBe(2);
  expect(await connected(await capped(10, stranger), stranger, 8)).toBe(8);
});

test("the cap leaves files for the product's own work", () => {
  expect(connectionsForVisitors()).toBeGreaterThan(100);
  expect(Number.isInteger(connectionsForVisitors())).toBe(true);
});
