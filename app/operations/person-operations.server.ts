import * as v from "valibot";
import { personFile } from "#app/sourcing/objections/person-file.server.ts";
import { addressIn, formsOf, isShared } from "#app/sourcing/objections/person-forms.server.ts";
import { recordObjection } from "#app/sourcing/objections/record-objection.server.ts";
import { OperatorError } from "#db/operator-error.ts";
import { noteFor, operation, uuid } from "./operation.server.ts";

const words = v.pipe(
  v.string(),
  v.maxLength(1_000),
  v.check((text) => text.isWellFormed() && !/\p{Cc}/u.test(text)),
);
const Person = v.object({
  email: v.nullable(words),
  contact: words,
  siren: v.nullable(v.pipe(v.string(), v.regex(/^\d{9}$/))),
});

/** People in the lists. The audit log tells that one was looked at, and never who. interpretation.md D143 to D147. */
export const personOperations = {
  /** What the product holds about a person: a page of it, from `cursor` on. */
  "person.show": operation(
    v.object({
      person: Person,
      cursor: v.nullable(v.object({ teamId: uuid, id: uuid, isWaiting: v.boolean() })),
    }),
    async (services, { person, cursor }, session) => {
      const known = recognised(person);
      if (cursor === null)
        await noteFor(services.db.asOwner, session, { action: "person.read", clientId: null });
      return personFile(services, known, cursor);
    },
  ),
  /** Takes a person out of every list for ever. */
  "person.object": operation(v.object({ person: Person }), async (services, { person }, session) => {
    const known = recognised(person);
    const isAddressShared = known.email !== null && isShared(known.email);
    await noteFor(services.db.asOwner, session, { action: "person.objected", clientId: null });
    return { ...(await recordObjection(services, known, session.by)), isAddressShared };
  }),
};

/** The person with the address as all that follows compares it. Throws for who cannot be told from others: no address, or a name without letters. */
function recognised(given: v.InferOutput<typeof Person>) {
  const person = { ...given, email: given.email === null ? null : addressIn(given.email) };
  if (formsOf(person).length === 0)
    throw new OperatorError("That is neither an e-mail address nor a name with a SIREN.");
  return person;
}
