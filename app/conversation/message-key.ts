import * as v from "valibot";

const Key = v.pipe(v.string(), v.length(36), v.uuid());

/** True for the idempotency key of a message, a UUID. interface.md "HTTP interface". */
export function isMessageKey(key: string): boolean {
  return v.is(Key, key);
}
