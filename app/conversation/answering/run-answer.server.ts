import type { Logger } from "pino";
import type { Database } from "#db/open-database.server.ts";
import type { Live } from "#live/live.server.ts";
import { messageBy } from "../sequence.server.ts";
import { type Claim, releaseLease, renewLease, saveText } from "./claim/pending-answer.server.ts";
import type { Composed, Composition } from "./compose/composition.ts";
import { AnswerWriter } from "./store/answer-writer.ts";
import { storeAnswer } from "./store/store-answer.server.ts";

/** Milliseconds between two renewals of the lease, several of which fit into it. */
const renewalInterval = 3_000;

/**
 * What follows a claim (`claim/`): composes the answer (`compose/`, which lets the model write it: `write/`), shows it to
 * the readers as it grows, and stores it as a message (`store/`), exactly once: only who still holds the claim stores. Never rejects. After a failure of the database the answer stays pending, and another
 * worker takes over; the same happens at once when the process ends.
 */
export async function runAnswer(
  services: { db: Database; log: Logger; live: Live },
  claimed: Claim,
  compose: (composition: Composition) => Promise<Composed>,
): Promise<void> {
  const { db, log, live } = services;
  const claim = { ...claimed };
  const lost = new AbortController();
  const signal = AbortSignal.any([live.closing, lost.signal]);
  const check = async () => {
    try {
      if (!(await renewLease(db, claim))) lost.abort();
    } catch (error) {
      log.warn({ err: error }, "the lease of an answer could not be renewed");
    }
  };
  const timer = setInterval(check, renewalInterval).unref();
  // A stop, on whichever node, stores a message and deletes the claim.
  const unwatch = live.watch(claim.clientId, check);
  const writer = new AnswerWriter({
    save: (text) => saveText(db, claim, text),
    onLost: () => lost.abort(),
    onFailure: (error) => log.warn({ err: error }, "part of an answer could not be saved"),
  });

  try {
    const question = await db.asClient(claim.clientId, (tx) =>
      messageBy(tx, claim.clientId, "id", claim.replyTo),
    );
    if (!question) return;
    const composed = await compose({
      question,
      how: claim.how,
      signal,
      show: (render) => writer.show(render),
    });
    await writer.close();
    if (!signal.aborted) await storeAnswer(db, claim, composed);
  } catch (error) {
    if (!signal.aborted) {
      log.error({ err: error }, "an answer could not be stored");
      await live.replyFailed(claim.clientId, claim.replyTo).catch(() => {});
    }
  } finally {
    clearInterval(timer);
    unwatch();
    await writer.close();
    if (live.closing.aborted) await releaseLease(db, claim).catch(() => {});
  }
}
