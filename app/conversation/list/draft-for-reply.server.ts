import { draftForIn } from "#app/assistant/requests/draft-for.ts";
import { listAnswers } from "#app/content/assistant/list-answers-copy.ts";
import type { Database } from "#db/open-database.server.ts";
import { offerOf } from "../answering/compose/offered-work.server.ts";
import type { MessageRow } from "../sequence.server.ts";
import { recordMeant } from "./list-reply.server.ts";
import { type ListReply, named, nameOf, plain } from "./record-text.ts";

const copy = listAnswers.draftFor;

/**
 * The reply to a message that asks, without a model, for a text for somebody: the offer of one for that record. Of several
 * it asks which, and where the list has nobody of that name it says so and offers the one for anybody. `null` for any other
 * message. interpretation.md D100.
 */
export async function draftForReply(
  services: { db: Database },
  message: MessageRow,
): Promise<ListReply | null> {
  const wanted = draftForIn(message.content);
  if (!wanted) return null;
  const { draft, who, perhaps } = wanted;
  const offer = await services.db.asClient(message.clientId, (tx) => offerOf(tx, message, draft));
  const meant = offer && (await recordMeant(services, message, who, perhaps));
  if (!offer || !meant) return null;
  if ("prospect" in meant) {
    const prospect = named(meant.prospect);
    return {
      content: copy.offer(plain(nameOf(meant.prospect))),
      attachments: { offer: { ...offer, prospect }, prospects: [prospect] },
    };
  }
  const { content, attachments } = meant.reply;
  if (attachments.prospects) return meant.reply;
  return { content: `${content} ${copy.general}`, attachments: { offer } };
}
