import { digest } from "#limits/keyed-digest.server.ts";

/**
 * The outbox key of a mail, the same for the same recipient and `requester`: a newer item replaces the waiting one of the
 * same requester, and nobody else's.
 */
export function mailKey(email: string, requester: string | null): string {
  return digest(requester === null ? email : `${email} ${requester}`);
}
