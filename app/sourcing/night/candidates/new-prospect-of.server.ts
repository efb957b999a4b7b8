import type { NewProspect } from "#app/prospects/new-prospect.ts";
import { sourcesFrom } from "#app/prospects/sources/fields-from.ts";
import type { Candidate } from "./candidate-rows.server.ts";
import { prospectOf } from "./prospect-of.server.ts";

/** The prospect that a candidate becomes, with all that is known by now and where it comes from. */
export function newProspectOf({
  company,
  director,
  seenOn,
  personaId,
  contact,
  reasons,
  signal,
}: Candidate): NewProspect {
  const own = { reasons: reasons ?? [], persona: personaId };
  const known = { ...prospectOf(company, director, { seenOn, signal }), ...own };
  if (!contact) return known;
  const { source, on, ...reach } = contact;
  const found = { ...reach, email: reach.email.value, phone: reach.phone.value };
  return { ...known, ...reach, sources: [...known.sources, ...sourcesFrom(source, found, on)] };
}
