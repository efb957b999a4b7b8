import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { answersAt } from "../server/answers-at.ts";
import { freePort } from "../server/free-port.ts";
import { untilStarted } from "../server/until-started.ts";

/** The program `nats-server`, or `null` when it is not installed. */
export function findNatsServer(): string | null {
  const places = ["/usr/sbin", "/usr/local/bin", "/opt/homebrew/bin", ...(process.env.PATH ?? "").split(":")];
  return places.map((folder) => join(folder, "nats-server")).find((path) => existsSync(path)) ?? null;
}

export type NatsServer = {
  url: string;
  /** Ends it as a crash does. */
  kill(): Promise<void>;
  /** Starts it again on the same port. */
  restart(): Promise<void>;
};

/** Starts a NATS server that wants this user's password, on a free port of this machine. */
export async function startNats(user = "matinal", password = "s3cret"): Promise<NatsServer> {
  const program = findNatsServer();
  if (!program) throw new Error("nats-server is not installed.");
  const port = await freePort();
  const start = async () => {
    const parameters = ["-a", "127.0.0.1", "-p", String(port), "--user", user, "--pass", password];
    const child = spawn(program, parameters, { stdio: "ignore" });
    const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
    await untilStarted(child, () => answersAt(port));
    return { child, ended };
  };
  let running = await start();
  return {
    url: `nats://${user}:${password}@127.0.0.1:${port}`,
    kill: async () => {
      running.child.kill("SIGKILL");
      await running.ended;
    },
    restart: async () => {
      running = await start();
    },
  };
}
