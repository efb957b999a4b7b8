import { rmSync } from "node:fs";
import { createServer, type Socket } from "node:net";
import type { OpenOptions } from "../database.server.ts";

/**
 * Listens on a Unix socket that only processes of this user (and root) can connect to, and calls `serve` for each connection,
 * which must not reject. The socket's folder is locked by this process, so a file in its place was left by one that was killed.
 * Where no socket can be made, because the path is too long or the disk supports none, `log` says so with `lack`.
 */
export async function listenForOwnUser(
  path: string,
  serve: (socket: Socket) => Promise<void>,
  { log, lack, maxConnections }: { log: OpenOptions["log"]; lack: string; maxConnections: number },
): Promise<{ close: () => Promise<void> }> {
  const running = new Set<Promise<void>>();
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on("error", () => {});
    const work = serve(socket).finally(() => {
      running.delete(work);
      sockets.delete(socket);
    });
    running.add(work);
    sockets.add(socket);
  });
  server.maxConnections = maxConnections;
  server.unref();

  rmSync(path, { force: true });
  await new Promise<void>((resolve) => {
    server.once("error", (err) => {
      log?.warn({ err, path }, lack);
      resolve();
    });
    // `listen` makes the file before it returns: it never has the rights of others, not for a moment.
    const before = process.umask(0o177);
    try {
      server.listen(path, resolve);
    } finally {
      process.umask(before);
    }
  });
  server.on("error", (err) => log?.warn({ err, path }, "a socket of the database's folder failed"));

  return {
    async close() {
      server.close();
      for (const socket of sockets) socket.destroy();
      await Promise.all(running);
    },
  };
}
