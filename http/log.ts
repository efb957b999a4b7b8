import { type DestinationStream, type Logger, pino, stdTimeFunctions } from "pino";
import { withoutValues } from "../db/without-values.ts";
import type { Environment } from "../environment.ts";

/**
 * The structured log on stdout. Errors are written without what people wrote: a failed query carries addresses and
 * messages in its own text.
 */
export function createLog({ logLevel }: Pick<Environment, "logLevel">, to?: DestinationStream): Logger {
  const options = {
    level: logLevel,
    base: null,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => (error instanceof Error ? withoutValues(error) : error) },
  };
  return to ? pino(options, to) : pino(options);
}
