import * as v from "valibot";
import { Attachments } from "./protocol.ts";

/** Each attachment by itself. */
const parts = Object.entries(Attachments.entries).map(([name, schema]) => v.object({ [name]: schema }));

/**
 * The attachments of a stored message, which an earlier version may have stored: those that are of the shape which the
 * protocol describes, so that another one costs its message no more than itself.
 */
export function parseAttachments(stored: unknown): Attachments {
  if (stored === null) return {};
  return Object.assign({}, ...parts.map((part) => parsedOr(part, stored, {})));
}

function parsedOr<Schema extends v.GenericSchema, Other>(schema: Schema, value: unknown, other: Other) {
  const parsed = v.safeParse(schema, value);
  return parsed.success ? parsed.output : other;
}
