import { execFileSync, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "#test/server/free-port.ts";
import type { LiveSystem } from "./load.ts";

/** The part of socket.io-client that we use. */
type Socket = {
  on(name: "message", listener: (content: string) => void): void;
  once(name: "connect" | "connect_error", listener: (error?: Error) => void): void;
  emit(name: "message", content: string, acknowledge: () => void): void;
};
type Connect = (url: string, options: Record<string, unknown>) => Socket;

/** The peers, at the versions of their lockfile; what npm says when they do not install. */
export function installPeers(): { folder: string; remove: () => void } | { problem: string } {
  const folder = mkdtempSync(join(tmpdir(), "matinal-live-peers-"));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  cpSync(join(import.meta.dirname, "../peers/live"), folder, { recursive: true });
  try {
    execFileSync("npm", ["ci", "--no-audit", "--no-fund"], {
      cwd: folder,
      stdio: ["ignore", "ignore", "pipe"],
    });
    return { folder, remove };
  } catch (error) {
    remove();
    return { problem: String((error as { stderr?: Buffer }).stderr ?? error).split("\n", 1)[0] ?? "" };
  }
}

/** A bare broadcast over WebSocket. A message counts as sent when it is on its way. */
export async function startWebSocket(folder: string, clients: number): Promise<LiveSystem> {
  const { port, stop } = await startServer(join(folder, "websocket.js"));
  const connect = async (client: number) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/${client}`);
    await once(socket, "open");
    return socket;
  };
  const senders = await inOrder(clients, connect);
  return {
    async open(client, onMessage) {
      const socket = await connect(client);
      socket.addEventListener("message", ({ data }) => onMessage(String(data)));
    },
    send: async (client, content) => senders[client]?.send(content),
    stop,
  };
}

/** Socket.IO, whose server acknowledges each message. */
export async function startSocketIo(folder: string, clients: number): Promise<LiveSystem> {
  const { port, stop } = await startServer(join(folder, "socket-io.js"));
  const { io } = createRequire(join(folder, "package.json"))("socket.io-client") as { io: Connect };
  const connect = (client: number) =>
    new Promise<Socket>((resolve, reject) => {
      const options = {
        transports: ["websocket"],
        forceNew: true,
        reconnection: false,
        query: { room: client },
      };
      const socket = io(`http://127.0.0.1:${port}`, options);
      socket.once("connect", () => resolve(socket));
      socket.once("connect_error", reject);
    });
  const senders = await inOrder(clients, connect);
  return {
    async open(client, onMessage) {
      (await connect(client)).on("message", onMessage);
    },
    send: (client, content) =>
      new Promise((resolve) => senders[client]?.emit("message", content, () => resolve())),
    stop,
  };
}

async function inOrder<Value>(count: number, make: (number: number) => Promise<Value>): Promise<Value[]> {
  const made: Value[] = [];
  for (let number = 0; number < count; number++) made.push(await make(number));
  return made;
}

async function startServer(script: string) {
  const port = await freePort();
  const child = fork(script, [String(port)]);
  await once(child, "message");
  const stop = async () => {
    child.kill("SIGKILL");
    await once(child, "exit");
  };
  return { port, stop };
}
