import type { Socket } from "node:net";
import { join } from "node:path";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Enricher } from "#app/sourcing/enrichment/enricher.ts";
import type { Register } from "#app/sourcing/register/register.server.ts";
import { listenForOwnUser } from "#db/embedded/own-user-socket.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { isOperation, openOperations } from "./operations.server.ts";
import { type Answer, longestLine, socketName } from "./socket-protocol.ts";

type Services = { db: Database; log: Logger; register: Register; enricher: Enricher | null };

const Question = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    ask: v.string(),
    input: v.unknown(),
    by: v.pipe(v.string(), v.minLength(1), v.maxLength(100)),
  }),
);

/** Milliseconds after which a connection that says nothing is ended. */
const silence = 5 * 60_000;

/**
 * Lets `npm run ops` of this user work on the embedded database in `folder` while this process has it open. Each connection gets
 * one answer after another; when it ends, what it has under way is given up. docs/decisions/0030-import.md.
 */
export async function serveOperations(
  services: Services,
  folder: string,
): Promise<{ close: () => Promise<void> }> {
  let isStopping = false;
  const work = (socket: Socket) => serve(socket, services, () => isStopping);
  const server = await listenForOwnUser(join(folder, socketName), work, {
    log: services.log,
    lack: "operators' commands work only while the process is stopped",
    maxConnections: 4,
  });
  return {
    close() {
      isStopping = true;
      return server.close();
    },
  };
}

async function serve(
  socket: Socket,
  { db, log, register, enricher }: Services,
  isStopping: () => boolean,
): Promise<void> {
  const asked: { operations?: ReturnType<typeof openOperations> } = {};
  const open = (by: string) => openOperations({ db, log, sources: () => ({ register, enricher }) }, by);
  socket.setTimeout(silence, () => socket.destroy());
  const answer = async (line: string): Promise<Answer> => {
    const question = v.safeParse(Question, line);
    if (!question.success || !isOperation(question.output.ask))
      return { problem: "This version of Matinal knows no such command." };
    try {
      asked.operations ??= open(question.output.by);
      return { result: await asked.operations.ask(question.output.ask, question.output.input as never) };
    } catch (error) {
      if (error instanceof OperatorError) return { problem: error.message };
      if (error instanceof v.ValiError)
        return { problem: "This version of Matinal understands the command differently. Restart it." };
      log.error({ err: error }, "an operator's command failed");
      return { problem: "The command failed in the running process; its log says why." };
    }
  };
  try {
    for await (const line of linesOf(socket)) {
      const said = `${JSON.stringify(await answer(line))}\n`;
      if (!socket.writable) break;
      socket.write(said);
    }
  } catch {
    // The connection broke, or sent a line without an end.
  } finally {
    socket.destroy();
    await asked.operations
      ?.close({ isHasty: isStopping() })
      .catch((error: unknown) => log.error({ err: error }, "an import could not be given up"));
  }
}

/** The lines of a connection. Throws for one that is too long. */
async function* linesOf(socket: Socket): AsyncGenerator<string> {
  let parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of socket as AsyncIterable<Buffer>) {
    let from = 0;
    for (let end = chunk.indexOf(10); end !== -1; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, end)]).toString();
      [parts, size, from] = [[], 0, end + 1];
    }
    size += chunk.length - from;
    if (size > longestLine) throw new Error("A line is too long.");
    parts.push(chunk.subarray(from));
  }
}
