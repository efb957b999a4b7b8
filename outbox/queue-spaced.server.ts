import { setImmediate } from "node:timers/promises";

/** Clients that one statement judges: few, because each blocks the event loop of the embedded database. */
export const pageSize = 100;

/** Milliseconds between two mails, so that neither the mail server nor the outbox is held up by all of them at once. */
const spacing = 100;

type Work<Client> = {
  /** The first `pageSize` of those after this id who may get a mail, by id. */
  pageAfter: (id: string) => Promise<readonly Client[]>;
  /** Stores the mail of one of them; false for who gets none, or has got it from somebody else. */
  queue: (client: Client, timing: { delay: number; expiresAfter: number }) => Promise<boolean>;
  /** Milliseconds until the mails are too late. */
  left: number;
  isStopped: () => boolean;
};

/** Queues a mail for each client who is to get one, page by page, and resolves with their number. */
export async function queueSpaced<Client extends { id: string }>({
  pageAfter,
  queue,
  left,
  isStopped,
}: Work<Client>): Promise<number> {
  let count = 0;
  for (let after: string | undefined = ""; after !== undefined && !isStopped(); ) {
    const page: readonly Client[] = await pageAfter(after);
    for (const client of page) {
      if (isStopped()) break;
      // When little time is left they are sent closer together.
      const delay = Math.min(count * spacing, Math.floor(left / 2));
      if (await queue(client, { delay, expiresAfter: left })) count += 1;
      await setImmediate();
    }
    after = page.length === pageSize ? page.at(-1)?.id : undefined;
    await setImmediate();
  }
  return count;
}
