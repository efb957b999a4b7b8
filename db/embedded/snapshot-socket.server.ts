import { chmodSync, rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { OpenOptions } from "../database.server.ts";
import { OperatorError } from "../operator-error.ts";
import { takeSnapshot } from "./snapshot.server.ts";

/** The path of the socket; db/embedded/served-snapshot.server.ts connects to it. */
export const socketIn = (folder: string) => join(folder, "snapshot.sock");

/** What the process that holds the database answers on its socket, in one line of JSON. */
export type Answer = { snapshot: string } | { problem: string } | { isIntact: true };

/**
 * Lets this user's other processes take snapshots of the open database, over a Unix socket in `folder`: one connection
 * at a time, which gets a snapshot that is deleted when it ends. Where no socket can be made, because the path
 * of the folder is too long or the disk supports none, the product runs without it.
 */
export async function serveSnapshots(
  pglite: PGlite,
  folder: string,
  log: OpenOptions["log"],
): Promise<{ close: () => Promise<void> }> {
  const running = new Set<Promise<void>>();
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const work = serve(socket, pglite, folder, log).finally(() => {
      running.delete(work);
      sockets.delete(socket);
    });
    running.add(work);
    sockets.add(socket);
  });
  server.maxConnections = 1;
  server.unref();

  // The folder is locked, so a socket that exists was left by a process that was killed.
  rmSync(socketIn(folder), { force: true });
  await new Promise<void>((resolve) => {
    server.once("error", (err) => {
      log?.warn({ err, folder }, "the database can be backed up only while the process is stopped");
      resolve();
    });
    server.listen(socketIn(folder), resolve);
  });
  server.on("error", (err) => log?.warn({ err, folder }, "the socket for backups failed"));
  if (server.listening) chmodSync(socketIn(folder), 0o600);

  return {
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await Promise.all(running);
    },
  };
}

/**
 * Answers with a snapshot, deletes it when the connection ends, and answers every byte before that: whoever has read the
 * snapshot and is answered then knows that it was whole all the time.
 */
async function serve(socket: Socket, pglite: PGlite, folder: string, log: OpenOptions["log"]) {
  const closed = new Promise((resolve) => socket.once("close", resolve));
  socket.on("error", () => {});
  // Reading is what makes the end of the connection known.
  socket.resume().on("end", () => socket.destroy());
  const answer = (line: Answer) => socket.write(`${JSON.stringify(line)}\n`);
  let snapshot: string | null = null;
  try {
    snapshot = await takeSnapshot(pglite, folder);
    answer({ snapshot });
    socket.on("data", () => answer({ isIntact: true }));
  } catch (error) {
    if (!(error instanceof OperatorError)) log?.error({ err: error }, "a snapshot failed");
    answer({ problem: (error as Error).message });
    socket.end();
  }
  await closed;
  if (snapshot) rmSync(snapshot, { recursive: true, force: true });
}
