import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import { canonicalAddress } from "#environment/ip-address.ts";
import { isLoopbackAddress } from "#environment/loopback.ts";
import { network } from "#environment/network.ts";
import type { TrustedProxies } from "#environment/trusted-proxies.ts";
import { tallies } from "#metrics/tallies.ts";

/** Files and connections that the process needs besides those of visitors: database, receivers, modules, logs. */
const reserved = 512;

/** Where the system does not tell how many files a process may open: as many as systemd gives. */
const assumedFiles = 65_536;

/**
 * How many connections of visitors this process may have, so that the database and the mail server are still reached when
 * somebody opens as many as there can be.
 */
export function connectionsForVisitors(): number {
  const files = softFileLimit() ?? assumedFiles;
  return Math.max(Math.floor(files / 2), files - reserved);
}

/** The soft limit of open files of this process; `null` where the system does not tell, or has none. */
function softFileLimit(): number | null {
  try {
    const [, files] = readFileSync("/proc/self/limits", "utf8").match(/^Max open files +(\d+)/m) ?? [];
    return files === undefined ? null : Number(files);
  } catch {
    return null;
  }
}

/**
 * Refuses connections beyond `most`, and from one network (an IPv4 address, an IPv6 /64) beyond half of that, so that no
 * stranger takes all of them. This machine and trusted proxies are the way of many, and count for the first alone.
 */
export function capConnections(server: Server, most: number, isTrusted: TrustedProxies): void {
  const open = new Map<string, number>();
  server.maxConnections = most;
  server.on("drop", () => tallies.limitsHit.add("connections"));
  server.prependListener("connection", (socket) => {
    const address = canonicalAddress(socket.remoteAddress ?? "");
    if (address === null || isLoopbackAddress(address) || isTrusted(address)) return;
    const from = network(address);
    const count = (open.get(from) ?? 0) + 1;
    if (count > most / 2) {
      tallies.limitsHit.add("connections");
      socket.destroy();
      return;
    }
    open.set(from, count);
    socket.once("close", () => {
      const left = (open.get(from) ?? 1) - 1;
      if (left > 0) open.set(from, left);
      else open.delete(from);
    });
  });
}
