import type { AnswerContext, OpenDraft } from "#app/assistant/context/answer-context.ts";
import { type GivenRecord, listData } from "#app/assistant/context/list-data.ts";
import { ownOffer } from "#app/assistant/context/offer-data.server.ts";
import { momentInWords } from "#app/calendar/moment-in-words.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import { plainText } from "#app/drafts/export/export-text.ts";
import { readDraft } from "#app/drafts/store/read-drafts.server.ts";
import { loadListSettings } from "#app/prospects/settings/list-settings.server.ts";
import { readOffer } from "#app/team/read-offer.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { givenRecords } from "../../list/given-records.server.ts";
import { callsOf } from "../../list/list-reply.server.ts";
import type { MessageRow } from "../../sequence.server.ts";
import { loadContext } from "../../turns/load-context.server.ts";

/**
 * What a model is told to answer this message at moment `now` (milliseconds since the epoch), with the records of the list
 * that it is given; `null` if it needs none. The draft that was open beside the message is as it is now.
 */
export async function answerContext(
  { db }: { db: Database },
  question: Pick<MessageRow, "clientId" | "seq" | "content" | "draftId">,
  now = Date.now(),
): Promise<{ context: AnswerContext; given: GivenRecord[] | null }> {
  const { clientId, seq, draftId } = question;
  const given = await givenRecords({ db }, question);
  const { counts } = await callsOf({ db }, clientId, 1);
  const open = draftId && (await openDraft({ db }, clientId, draftId));
  const context = await db.asClient(clientId, (tx) => loadContext(tx, clientId, { throughSeq: seq }));
  return {
    context: {
      ...context,
      now: momentInWords(now),
      offer: ownOffer(await readOffer({ db }, clientId)),
      list: counts,
      ...(open && { openDraft: open }),
      ...(given && { records: listData(given, await loadListSettings({ db }, clientId)) }),
    },
    given,
  };
}

/** The client's draft as text; `null` if there is none with this id (any more). */
async function openDraft(
  services: { db: Database },
  clientId: string,
  id: string,
): Promise<OpenDraft | null> {
  const draft = await readDraft(services, clientId, id);
  return draft && { kind: draft.kind, title: draft.title, text: plainText(draft as TypedDraft) };
}
