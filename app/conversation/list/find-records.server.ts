import { and, desc, eq, lt, ne, sql } from "drizzle-orm";
import { folded } from "#app/french/folded.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { listProspects } from "#app/prospects/store/list-prospects.server.ts";
import { readProspect } from "#app/prospects/store/read-prospect.server.ts";
import { wantedWords, wordsOf } from "#app/prospects/store/search-words.ts";
import type { Database } from "#db/open-database.server.ts";
import { messages } from "#db/schema.ts";
import { parseAttachments } from "../attachments.ts";
import type { NamedProspect } from "../protocol.ts";
import type { MessageRow } from "../sequence.server.ts";

/** Matches of a search among which names are compared: a search also finds what stands in notes. */
const compared = 200;

/** Messages among which the record is looked for that was spoken of last. */
const remembered = 20;

const small = new Set("de du des d la le les l chez et a au aux the of sarl sas sa".split(" "));

/** Words of a name without those that join others, unless it has no other. */
function nameWords(name: string): string[] {
  const all = wordsOf(name);
  const telling = all.filter((word) => !small.has(word));
  return telling.length > 0 ? telling : all;
}

/** The records of the client's list whose company and person have all words of this name; the exact ones alone if there are any. */
export async function findNamed(
  { db }: { db: Database },
  clientId: string,
  name: string,
): Promise<Prospect[]> {
  const words = wantedWords(nameWords(name.slice(0, 200)).join(" "));
  if (words.length === 0) return [];
  const found = await listProspects({ db }, clientId, {
    view: "all",
    q: words.join(" "),
    limit: compared,
  });
  if (found === "wrong-cursor") return [];
  const matching = found.prospects.filter(({ company, contact }) => {
    const own = wordsOf(`${company} ${contact}`);
    return words.every((word) => own.some((each) => each.startsWith(word)));
  });
  const wanted = folded(name).trim();
  const exact = matching.filter(({ company, contact }) =>
    [company, contact].some((text) => folded(text).trim() === wanted),
  );
  return exact.length > 0 ? exact : matching;
}

/**
 * The records of the message before this one that spoke of any, among the latest: what "la" may mean. Read by the ids that
 * the message stored; a record that is gone is missing.
 */
export async function spokenOfLast(
  { db }: { db: Database },
  { clientId, seq }: Pick<MessageRow, "clientId" | "seq">,
): Promise<NamedProspect[]> {
  const rows = await db.asClient(clientId, (tx) =>
    tx
      .select({ attachments: messages.attachments })
      .from(messages)
      .where(
        and(
          eq(messages.clientId, clientId),
          lt(messages.seq, seq),
          ne(messages.role, "user"),
          // Not of what the client has replaced.
          sql`not exists (
            select 1 from messages as newer where newer.client_id = messages.client_id
              and newer.replaces between messages.reply_to and messages.reply_to
          )`,
        ),
      )
      .orderBy(desc(messages.seq))
      .limit(remembered),
  );
  for (const { attachments } of rows) {
    const { prospects, prospectChange } = parseAttachments(attachments);
    if (prospects?.length) return prospects;
    if (prospectChange) return [prospectChange.prospect];
  }
  return [];
}

/** The records that still stand, of these. */
export async function readNamed(
  services: { db: Database },
  clientId: string,
  prospects: readonly NamedProspect[],
): Promise<Prospect[]> {
  const records = [];
  for (const { id } of prospects) {
    const record = await readProspect(services, clientId, id);
    if (record) records.push(record);
  }
  return records;
}
