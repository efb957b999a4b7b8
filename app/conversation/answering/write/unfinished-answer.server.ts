import { and, desc, eq } from "drizzle-orm";
import type { Database } from "#db/open-database.server.ts";
import { messages } from "#db/schema.ts";
import type { MessageRow } from "../../sequence.server.ts";
import { standingWordsOf } from "../compose/failed-answer.ts";

/** What stands of the newest answer to this message, if that is unfinished; else "". */
export async function unfinishedAnswer(
  { db }: { db: Database },
  { clientId, id }: Pick<MessageRow, "clientId" | "id">,
): Promise<string> {
  const [newest] = await db.asClient(clientId, (tx) =>
    tx
      .select({ kind: messages.kind, content: messages.content, state: messages.state })
      .from(messages)
      .where(and(eq(messages.clientId, clientId), eq(messages.replyTo, id)))
      .orderBy(desc(messages.attempt))
      .limit(1),
  );
  return newest?.state === "unfinished" ? standingWordsOf(newest) : "";
}
