import { writeSync } from "node:fs";
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import { outageIn } from "#db/outage.ts";
import { redactError } from "#db/redact-error.ts";
import type { Environment } from "#environment.ts";

/**
 * The structured log on stdout. Failures caused by an outage of the database are left out, because db/ logs the start
 * and the end of each outage. Errors are logged without user input (the text of a failed query contains addresses and
 * messages), and paths without the token of a mangled link.
 */
export function createLog(
  { logLevel }: Pick<Environment, "logLevel">,
  to: DestinationStream = stdout,
): Logger {
  return pino(
    {
      level: logLevel,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      hooks: {
        logMethod(args, method) {
          const [fields] = args as unknown[];
          if (!outageIn((fields as { err?: unknown } | undefined)?.err)) method.apply(this, args);
        },
      },
      serializers: {
        err: (error: unknown) => (error instanceof Error ? redactError(error) : error),
        path: (path: unknown) => String(path).replace(/access_token.*/is, "access_token…"),
      },
    },
    to,
  );
}

/** The message of the line that each request gets. requirements.md NF-06: the path of a page that does not exist is logged. */
export function requestMessage(status: number, contentType: string | null): string {
  return status === 404 && contentType?.startsWith("text/html") ? "page not found" : "request";
}

/** Drops lines when the disk is full or the pipe is closed; pino's own destination would retry them forever. */
const stdout: DestinationStream = {
  write(line) {
    try {
      writeSync(process.stdout.fd, line);
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
    }
  },
};
