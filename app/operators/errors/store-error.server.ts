import type { Database } from "#db/open-database.server.ts";
import { redactError } from "#db/redact-error.ts";
import { unexpectedErrors } from "#db/schema.ts";

/** A request that failed. */
export type FailedRequest = { id: string; method: string; route: string; clientId: string | null };

/** What one process stores at most; the log has the others too. */
const most = [
  { count: 10, milliseconds: 60_000 },
  { count: 60, milliseconds: 60 * 60_000 },
];

/** When this process stored an error, in the last hour. */
let stored: number[] = [];

/** True if another error may be stored at `now`, which then counts. A clock that is set back forgets the later ones. */
export function mayStore(now: number): boolean {
  stored = stored.filter((at) => at <= now && now - at < 60 * 60_000);
  const within = (milliseconds: number) => stored.filter((at) => now - at < milliseconds).length;
  if (most.some(({ count, milliseconds }) => within(milliseconds) >= count)) return false;
  stored.push(now);
  return true;
}

/** Characters of a message, and lines of a stack with their characters. */
const kept = { message: 400, lines: 8, line: 150 };

/** Stores an unexpected error for the desk: class, message without what anybody wrote, and place in the code. */
export async function storeError(
  { asOwner }: Pick<Database, "asOwner">,
  error: unknown,
  request: FailedRequest,
): Promise<void> {
  const { type, message = "" } = redactError(error) as Record<string, string | undefined>;
  await asOwner
    .insert(unexpectedErrors)
    .values({
      ...{
        ...request,
        at: new Date(),
        method: request.method.slice(0, 10),
        route: `/${request.route.replace(/^\//, "").slice(0, 200)}`,
      },
      ...{ type: String(type).slice(0, 100), message: message.slice(0, kept.message), place: placeOf(error) },
    })
    .onConflictDoNothing();
}

/**
 * The first calls of an error's stack within the product, without the folder it stands in; those of its cause where it has
 * none. A message, which may quote what somebody wrote, is cut off before lines are read.
 */
function placeOf(error: unknown): string {
  if (!(error instanceof Error)) return "";
  const { message, stack = "", cause } = error;
  const start = message === "" ? 0 : stack.indexOf(message) + message.length;
  const calls = stack
    .slice(start, start + 20_000)
    .split("\n")
    .filter((line) => line.startsWith("    at ") && !foreign.some((part) => line.includes(part)))
    .slice(0, kept.lines)
    .map((line) => line.slice(7).replaceAll(`${process.cwd()}/`, "").slice(0, kept.line));
  return calls.length > 0 ? calls.join("\n") : placeOf(cause);
}

/** In calls of the database's client, and of Node itself. */
const foreign = ["/node_modules/", "wasm://", "node:internal"];
