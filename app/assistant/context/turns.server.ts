import { type SQL, sql } from "drizzle-orm";
import type { Queries } from "../../../db/open-database.server.ts";
import { contextLimits, type Turn } from "./answer-context.ts";
import { cutInMiddle } from "./data-text.ts";

/** Messages among which one reading looks; what is older is left to the summary. */
const window = 200;

type Stretch = { after: number; through: number; order: "oldest" | "latest"; max: number };

/**
 * The customer's messages after number `after` up to `through`, oldest first, each with the last of its answers, cut to
 * what a request may contain: the `oldest` or the `latest` of them, at most `max`. Answers to questions of the onboarding
 * and corrections of them are left out, because the profile has them. Reads a bounded number of rows.
 */
export async function readTurns(tx: Queries, clientId: string, stretch: Stretch): Promise<Turn[]> {
  const { rows } = (await tx.execute(turnsQuery(clientId, stretch))) as unknown as {
    rows: { seq: string | number; asked: string; answered: string | null }[];
  };
  const turns = rows.map(({ seq, asked, answered }) => ({
    seq: Number(seq),
    asked: cutInMiddle(asked, contextLimits.asked),
    answered: cutInMiddle(answered ?? "", contextLimits.answered),
  }));
  return stretch.order === "latest" ? turns.reverse() : turns;
}

/** One index lookup for each message's answer: it may come after later messages of the customer. */
function turnsQuery(clientId: string, { after, through, order, max }: Stretch): SQL {
  const from = Math.max(after, through - window);
  const direction = order === "latest" ? sql`desc` : sql`asc`;
  return sql`
    select asked.seq, asked.content as asked, answer.content as answered
    from messages as asked
    left join lateral (
      select content, answers_step from messages
      where reply_to = asked.id order by attempt desc limit 1
    ) as answer on true
    where asked.client_id = ${clientId} and asked.seq > ${from} and asked.seq <= ${through}
      and asked.role = 'user' and asked.corrects is null and answer.answers_step is null
    order by asked.seq ${direction}
    limit ${max}`;
}
