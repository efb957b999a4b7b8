import { setImmediate } from "node:timers/promises";
import { and, desc, eq, lt } from "drizzle-orm";
import type { Contacts } from "#app/assistant/guard/facts/contacts-in.ts";
import type { Database } from "#db/open-database.server.ts";
import { messages } from "#db/schema.ts";

/** The client's latest messages, answers included, among which contacts are looked up. */
const maxMessages = 600;

/** Messages read at once: a query of the embedded database blocks the event loop. */
const pageSize = 20;

/** Those of `contacts` that the client wrote in one of the latest messages. */
export async function contactsGiven(db: Database, clientId: string, contacts: Contacts): Promise<Contacts> {
  const given: Contacts = { emails: [], phones: [] };
  const left = { emails: new Set(contacts.emails), phones: new Set(contacts.phones) };
  let before = Number.MAX_SAFE_INTEGER;
  for (let read = 0; read < maxMessages && left.emails.size + left.phones.size > 0; read += pageSize) {
    const page = await newestBefore(db, clientId, before);
    for (const { content } of page.filter(({ role }) => role === "user")) {
      const text = content.toLowerCase();
      const digits = text.replace(/[^0-9]+/g, "");
      for (const email of left.emails) if (text.includes(email)) take("emails", email);
      for (const phone of left.phones) if (digits.includes(nationalPart(phone))) take("phones", phone);
    }
    if (page.length < pageSize) break;
    before = page.at(-1)?.seq ?? 0;
    await setImmediate();
  }
  return given;

  function take(kind: keyof Contacts, contact: string) {
    left[kind].delete(contact);
    given[kind].push(contact);
  }
}

/** What the spellings of a number have in common: with or without a prefix. */
const nationalPart = (phone: string) => phone.replace(/[^0-9]+/g, "").slice(-9);

function newestBefore(db: Database, clientId: string, seq: number) {
  const { role, content } = messages;
  return db.asClient(clientId, (tx) =>
    tx
      .select({ seq: messages.seq, role, content })
      .from(messages)
      .where(and(eq(messages.clientId, clientId), lt(messages.seq, seq)))
      .orderBy(desc(messages.seq))
      .limit(pageSize),
  );
}
