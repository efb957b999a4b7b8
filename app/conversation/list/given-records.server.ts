import type { GivenRecord } from "#app/assistant/context/list-data.ts";
import { listRequestIn } from "#app/assistant/requests/list/list-request.ts";
import { ownWords } from "#app/assistant/requests/own-words.ts";
import { folded } from "#app/french/folded.ts";
import { readProspect } from "#app/prospects/store/read-prospect.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { NamedProspect } from "../protocol.ts";
import type { MessageRow } from "../sequence.server.ts";
import { findNamed, spokenOfLast } from "./find-records.server.ts";
import { callsOf } from "./list-reply.server.ts";
import { latestNotes, named } from "./record-text.ts";

/** Records that one request to a model has, names of a message that are looked up, and matches of each. */
const most = { records: 6, names: 3, matches: 2 };

type Services = { db: Database };

/**
 * The records of the list that a model is given to answer a message, at most six: who is to be called first, those that it
 * names, or the one that was spoken of last. `null` where the message has nothing to do with the list; none where it asks
 * for what the list does not have.
 */
export async function givenRecords(
  services: Services,
  message: Pick<MessageRow, "clientId" | "seq" | "content">,
): Promise<GivenRecord[] | null> {
  const { clientId, content } = message;
  const request = listRequestIn(content);
  if (request?.kind === "first") {
    const { today, due } = await callsOf(services, clientId);
    return [...today, ...due].slice(0, most.records).map((prospect) => ({ prospect, notes: [] }));
  }
  const mayMeanElse = request !== null && "perhaps" in request;
  if (request?.kind === "about" && request.who !== null) {
    const named = await findNamed(services, clientId, request.who);
    if (named.length > 0 || !mayMeanElse) return withNotes(services, clientId, named.slice(0, most.records));
  }

  const said = ownWords(content).text;
  const found = new Map<string, { id: string }>();
  for (const name of namesIn(said))
    for (const prospect of (await findNamed(services, clientId, name)).slice(0, most.matches))
      found.set(prospect.id, prospect);
  if (found.size === 0 && (request || meansLast(said)))
    for (const prospect of (await spokenOfLast(services, message)).slice(0, most.matches))
      found.set(prospect.id, prospect);
  const records = await withNotes(services, clientId, [...found.values()].slice(0, most.records));
  return records.length > 0 || (request && !mayMeanElse && request.kind !== "undo") ? records : null;
}

async function withNotes(
  services: Services,
  clientId: string,
  prospects: readonly { id: string }[],
): Promise<GivenRecord[]> {
  const records: GivenRecord[] = [];
  for (const { id } of prospects) {
    const record = await readProspect(services, clientId, id);
    if (record) records.push({ prospect: record, notes: latestNotes(record, 3) });
  }
  return records;
}

/** What may be names in the customer's own words: words with capitals, the first word of a sentence only beside another. */
export function namesIn(said: string): string[] {
  const runs = said.matchAll(
    /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{N}]{1,40}(?:[ '’-]\p{Lu}[\p{L}\p{N}]{0,40}){0,5}/gu,
  );
  const names = [...runs]
    .filter(({ 0: name, index }) => index > 0 || /[ '’-]/.test(name))
    .map(([name]) => name);
  return [...new Set(names)].slice(0, most.names);
}

/** "Que lui dire ?", "son signal", "ce prospect". */
export const meansLast = (said: string) =>
  /\b(?:elle|lui|ce prospect|cette (?:societe|entreprise|fiche|personne)|(?:son|sa) (?:fiche|signal|score|statut|contact|entreprise|societe|secteur))\b/.test(
    folded(said.slice(0, 600)),
  );

/** Those of the given records that an answer names; the only one that was given in any case. */
export function namedIn(text: string, records: readonly GivenRecord[]): NamedProspect[] {
  const shown = folded(text);
  const prospects = records.map(({ prospect }) => prospect);
  const isNamed = (name: string) => name !== "" && shown.includes(folded(name));
  return prospects
    .filter(({ company, contact }) => prospects.length === 1 || isNamed(contact) || isNamed(company))
    .map(named);
}
