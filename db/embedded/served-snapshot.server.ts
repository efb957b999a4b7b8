import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { setTimeout as delay } from "node:timers/promises";
import { OperatorError } from "../operator-error.ts";
import { type Answer, socketIn } from "./snapshot-socket.server.ts";

/** Resolves when everything that was read of a snapshot until now was whole; else throws an `OperatorError`. */
export type Confirm = () => Promise<void>;

/**
 * Calls `work` with a snapshot of the embedded database that another process has open in `folder`; it is deleted
 * afterwards. Throws an `OperatorError` when that process makes none, or ends before `work` does.
 */
export async function withServedSnapshot<Result>(
  folder: string,
  work: (snapshot: string, confirm: Confirm) => Promise<Result>,
): Promise<Result> {
  const socket = connect(socketIn(folder));
  try {
    await once(socket, "connect");
  } catch (cause) {
    throw new OperatorError(
      `${folder} is in use by a process that makes no backups. Stop it, then try again.`,
      { cause },
    );
  }
  socket.on("error", () => {});
  const closed = new Promise<true>((resolve) => socket.once("close", () => resolve(true)));
  const lines = createInterface(socket)[Symbol.asyncIterator]();
  const nextAnswer = async () => {
    const { value, done } = await lines.next();
    return done ? null : (JSON.parse(value) as Answer);
  };
  const ended = (cause?: unknown) =>
    new OperatorError(`The process that uses ${folder} ended during the backup. Try again.`, { cause });

  try {
    const answer = await nextAnswer();
    if (answer === null)
      throw new OperatorError(`Another backup of ${folder} is running, or its process has just ended.`);
    if ("problem" in answer) throw new OperatorError(answer.problem);
    if (!("snapshot" in answer)) throw ended();
    return await work(answer.snapshot, async () => {
      socket.write("?");
      if ((await nextAnswer()) === null) throw ended();
    });
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    // The process deletes the snapshot when it stops. Its end may be known only after files are missing.
    const hasEnded = await Promise.race([closed, delay(500, false)]);
    throw hasEnded ? ended(error) : error;
  } finally {
    socket.destroy();
  }
}
