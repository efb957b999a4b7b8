import { sql } from "drizzle-orm";
import type { Contacts } from "~/assistant/guard/facts/contacts-in.ts";
import type { Queries } from "../../../db/open-database.server.ts";

/** The client's latest messages among which contacts are looked up. */
const maxMessages = 300;

/** Those of `contacts`, normalised as `contactsIn` does, that the client wrote in one of the latest messages. */
export async function contactsGiven(tx: Queries, clientId: string, contacts: Contacts): Promise<Contacts> {
  if (contacts.emails.length + contacts.phones.length === 0) return contacts;
  const wanted = JSON.stringify({ emails: contacts.emails, phones: contacts.phones });
  const { rows } = (await tx.execute(sql`
    with said as (
      select lower(content) as text, regexp_replace(content, '[^0-9]', '', 'g') as digits from messages
      where client_id = ${clientId} and role = 'user' order by created_at desc limit ${maxMessages}
    )
    select
      (select coalesce(json_agg(email), '[]') from json_array_elements_text(${wanted}::json -> 'emails') as email
        where exists (select 1 from said where strpos(text, lower(email)) > 0)) as emails,
      (select coalesce(json_agg(phone), '[]') from json_array_elements_text(${wanted}::json -> 'phones') as phone
        where exists (select 1 from said where strpos(digits, right(regexp_replace(phone, '[^0-9]', '', 'g'), 9)) > 0)
      ) as phones`)) as unknown as { rows: Contacts[] };
  return rows[0] ?? { emails: [], phones: [] };
}
