import type { AnswerContext } from "#app/assistant/context/answer-context.ts";
import { type GivenRecord, listData } from "#app/assistant/context/list-data.ts";
import { momentInWords } from "#app/calendar/moment-in-words.ts";
import type { Database } from "#db/open-database.server.ts";
import { givenRecords } from "../../list/given-records.server.ts";
import { callsOf } from "../../list/list-reply.server.ts";
import type { MessageRow } from "../../sequence.server.ts";
import { loadContext } from "../../turns/load-context.server.ts";

/**
 * What a model is told to answer this message at moment `now` (milliseconds since the epoch), with the records of the list
 * that it is given; `null` if it needs none.
 */
export async function answerContext(
  { db }: { db: Database },
  question: Pick<MessageRow, "clientId" | "seq" | "content">,
  now = Date.now(),
): Promise<{ context: AnswerContext; given: GivenRecord[] | null }> {
  const { clientId, seq } = question;
  const given = await givenRecords({ db }, question);
  const { counts } = await callsOf({ db }, clientId, 1);
  const context = await db.asClient(clientId, (tx) => loadContext(tx, clientId, { throughSeq: seq }));
  return {
    context: {
      ...context,
      now: momentInWords(now),
      list: counts,
      ...(given && { records: listData(given) }),
    },
    given,
  };
}
