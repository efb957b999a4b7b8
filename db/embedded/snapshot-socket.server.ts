import { rmSync } from "node:fs";
import type { Socket } from "node:net";
import { join } from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import type { OpenOptions } from "../database.server.ts";
import { OperatorError } from "../operator-error.ts";
import { listenForOwnUser } from "./own-user-socket.server.ts";
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
export function serveSnapshots(
  pglite: PGlite,
  folder: string,
  log: OpenOptions["log"],
): Promise<{ close: () => Promise<void> }> {
  return listenForOwnUser(socketIn(folder), (socket) => serve(socket, pglite, folder, log), {
    log,
    lack: "the database can be backed up only while the process is stopped",
    maxConnections: 1,
  });
}

/**
 * Answers with a snapshot, deletes it when the connection ends, and answers every byte before that: whoever has read the
 * snapshot and is answered then knows that it was whole all the time.
 */
async function serve(socket: Socket, pglite: PGlite, folder: string, log: OpenOptions["log"]) {
  const closed = new Promise((resolve) => socket.once("close", resolve));
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
