import * as v from "valibot";
import { cleanText } from "#app/contact/contact-form.ts";
import type { RequestChange } from "#app/contact/inbox/change-request.server.ts";
import { maxReplyLength } from "#app/contact/inbox/inbox-request.ts";
import type { requestsCopy } from "#app/content/desk/requests-copy.ts";
import { isBlank } from "#app/conversation/message-content.ts";
import type { Desk } from "#app/operators/desk/desk.server.ts";
import {
  auditRequest,
  changeAsOperator,
  replyAsOperator,
} from "#app/operators/requests/act-on-request.server.ts";
import { carryOutObjection } from "#app/operators/requests/carry-out-objection.server.ts";
import { personIn, personToRemove, type ToRemove } from "#app/operators/requests/person-to-remove.server.ts";
import type { Services } from "#app/services.server.ts";
import { isUuid } from "#db/created-cursor.server.ts";

/** What was typed for an objection. */
export type TypedPerson = { email: string; contact: string; siren: string };

/** What the page shows of what was done; `text` is a reply that was not stored. */
export type RequestResult =
  | { kind: "done"; what: keyof typeof requestsCopy.done }
  | { kind: "preview"; typed: TypedPerson; found: ToRemove }
  | {
      kind: "problem";
      problem: keyof typeof requestsCopy.problems;
      of: "reply" | "objection" | "change";
      text?: string;
      typed?: TypedPerson;
    };

const version = v.pipe(v.string(), v.digits(), v.maxLength(9), v.transform(Number));
const person = { email: v.string(), contact: v.string(), siren: v.string() };

/** The forms of the page. */
const Forms = v.variant("intent", [
  v.object({ intent: v.literal("reply"), version, key: v.pipe(v.string(), v.uuid()), text: v.string() }),
  v.object({ intent: v.picklist(["take", "release", "close", "reopen"]), version }),
  v.object({ intent: v.literal("preview"), ...person }),
  v.object({ intent: v.literal("object"), version, ...person }),
]);

type Acting = Pick<Services, "db" | "outbox">;

/** Does what a form of the page asks. Nothing is stored where a problem is returned. */
export async function actOnRequest(
  services: Acting,
  desk: Desk,
  id: string,
  fields: Record<string, FormDataEntryValue>,
): Promise<RequestResult> {
  if (!isUuid(id)) return { kind: "problem", problem: "missing", of: "change" };
  const read = v.safeParse(Forms, fields);
  if (!read.success) return { kind: "problem", problem: "malformed", of: "change" };
  const form = read.output;
  switch (form.intent) {
    case "reply":
      return reply(services, desk, id, form);
    case "preview":
      return preview(services, desk, id, form);
    case "object":
      return object(services, desk, id, form);
    default:
      return change(services, desk, id, form);
  }
}

async function reply(
  services: Acting,
  desk: Desk,
  id: string,
  form: { version: number; key: string; text: string },
): Promise<RequestResult> {
  // Twice as much, since browsers send each line break as two characters.
  const text = cleanText(form.text.slice(0, 2 * maxReplyLength), true);
  const problem = (name: keyof typeof requestsCopy.problems): RequestResult => ({
    ...{ kind: "problem", problem: name, of: "reply", text },
  });
  if (isBlank(text)) return problem("emptyReply");
  if (text.length > maxReplyLength || form.text.length > 2 * maxReplyLength) return problem("longReply");
  const { version, key } = form;
  const written = await replyAsOperator(services, desk, { requestId: id, version, key, text });
  if (written.kind === "written" || written.kind === "before") return { kind: "done", what: "replied" };
  return problem(written.kind);
}

async function change(
  services: Acting,
  desk: Desk,
  id: string,
  { intent, version }: { intent: "take" | "release" | "close" | "reopen"; version: number },
): Promise<RequestResult> {
  const changes: Record<typeof intent, RequestChange> = {
    take: { kind: "assign", to: desk.operator },
    release: { kind: "assign", to: null },
    close: { kind: "close" },
    reopen: { kind: "reopen" },
  };
  const what = changes[intent];
  const changed = await changeAsOperator(services, desk, { id, version }, what);
  if (changed === "changed" || changed === "unchanged") return { kind: "done", what: what.kind };
  return { kind: "problem", problem: changed, of: "change" };
}

async function preview(
  { db }: Acting,
  desk: Desk,
  id: string,
  { email, contact, siren }: TypedPerson,
): Promise<RequestResult> {
  const typed = { email, contact, siren };
  const found = personIn(typed);
  if (!found) return { kind: "problem", problem: "person", of: "objection", typed };
  await db.asOwner.transaction((tx) => auditRequest(tx, desk, id, "person.read"));
  return { kind: "preview", typed, found: await personToRemove({ db }, found) };
}

async function object(
  { db }: Acting,
  desk: Desk,
  id: string,
  { version, email, contact, siren }: TypedPerson & { version: number },
): Promise<RequestResult> {
  const typed = { email, contact, siren };
  const found = personIn(typed);
  if (!found) return { kind: "problem", problem: "person", of: "objection", typed };
  const done = await carryOutObjection({ db }, desk, { id, version }, found);
  return done === "done"
    ? { kind: "done", what: "object" }
    : { kind: "problem", problem: done, of: "objection", typed };
}
