import { writeSync } from "node:fs";
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import { outageIn } from "../db/outage.ts";
import { redactError } from "../db/redact-error.ts";
import type { Environment } from "../environment.ts";

/**
 * The structured log on stdout. What fails because the database is away is left out: db/ tells that once, when it
 * begins, and when it is over. Errors are written without what people wrote (a failed query carries addresses and
 * messages in its own text), and paths without the token that a mangled link carries.
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

/** A full disk or a reader that is gone costs lines of the log; pino's own writer would retry them for ever. */
const stdout: DestinationStream = {
  write(line) {
    try {
      writeSync(process.stdout.fd, line);
    } catch (error) {
      if (!(error instanceof Error && "code" in error)) throw error;
    }
  },
};
