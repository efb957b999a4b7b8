import { once } from "node:events";
import { existsSync } from "node:fs";
import { connect } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Ask } from "#app/operations/operations.server.ts";
import { type Answer, type Question, socketName } from "#app/operations/socket-protocol.ts";
import { FolderInUse, lockFolder } from "#db/embedded/durable-pglite.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import type { DataLocation } from "#environment/data-location.ts";
import { ensureBuild } from "../bundle/ensure-build.ts";

/**
 * Calls `work` with what asks the product: the process that has the embedded database open, or this process, which opens
 * PostgreSQL or the database of a stopped product with the build. Throws an `OperatorError`.
 */
export async function withProduct<Result>(
  location: DataLocation,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result> {
  if (location.databaseUrl === null) {
    const folder = join(location.dataDir, "database");
    if (!existsSync(join(folder, "pglite"))) throw new OperatorError(`${folder} has no database.`);
    if (isInUse(folder)) return withRunning(folder, work);
  }
  const { operate } = await loadBuild();
  return operate(location, systemUser(), work);
}

/** The same with the process that has the embedded database open; `null` when none has. */
export async function askRunning<Result>(
  { dataDir }: DataLocation,
  work: (ask: Ask) => Promise<Result>,
): Promise<Result | null> {
  const folder = join(dataDir, "database");
  return existsSync(join(folder, "pglite")) && isInUse(folder) ? withRunning(folder, work) : null;
}

/** The product, built first if its sources have changed. */
export async function loadBuild(): Promise<typeof import("#server.ts")> {
  await ensureBuild(console.error);
  const build = new URL("../../build/server/index.js", import.meta.url).href;
  return (await import(build)) as typeof import("#server.ts");
}

/** The name of the system's user, under whom the product notes what was done. */
export function systemUser(): string {
  try {
    return userInfo().username.toWellFormed().slice(0, 100) || "ops";
  } catch {
    // A user without a name.
    return `uid ${process.getuid?.() ?? "unknown"}`;
  }
}

function isInUse(folder: string): boolean {
  try {
    lockFolder(folder).close();
    return false;
  } catch (error) {
    if (error instanceof FolderInUse) return true;
    throw error;
  }
}

async function withRunning<Result>(folder: string, work: (ask: Ask) => Promise<Result>): Promise<Result> {
  const socket = connect(join(folder, socketName));
  try {
    await once(socket, "connect");
  } catch (cause) {
    throw new OperatorError(
      `${folder} is in use by a process that takes no commands. Stop it or update it, then try again.`,
      { cause },
    );
  }
  const ended = () =>
    new OperatorError(`The process that uses ${folder} ended, or refused the connection. Try again.`);
  socket.on("error", () => {});
  const lines = createInterface(socket)[Symbol.asyncIterator]();
  const ask = async (name: string, input: unknown) => {
    const question: Question = { ask: name, input, by: systemUser() };
    if (!socket.writable) throw ended();
    socket.write(`${JSON.stringify(question)}\n`);
    const { value, done } = await lines.next();
    if (done) throw ended();
    const answer = JSON.parse(value) as Answer;
    if ("problem" in answer) throw new OperatorError(answer.problem);
    return answer.result;
  };
  try {
    return await work(ask as Ask);
  } finally {
    socket.destroy();
  }
}
