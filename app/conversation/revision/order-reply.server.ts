import { clientFiller } from "#app/assistant/drafts/client-filler.server.ts";
import { draftByRequest } from "#app/assistant/drafts/draft-by-request.server.ts";
import {
  type PlannedRevision,
  planRevision,
  planTakeBack,
  planUndo,
  type Reviser,
} from "#app/assistant/drafts/plan-revision.server.ts";
import { type DraftOrder, draftOrderIn } from "#app/assistant/requests/draft-order.ts";
import { draftWishIn } from "#app/assistant/requests/draft-wish.ts";
import { listAnswers } from "#app/content/assistant/list-answers-copy.ts";
import { revisionReplies as copy } from "#app/content/assistant/revision-copy.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import { prospectDraftKinds } from "#app/drafts/draft-kind.ts";
import { differencesBetween } from "#app/drafts/revisions/differences.server.ts";
import type { Revising } from "#app/drafts/revisions/revising.ts";
import { readDraft } from "#app/drafts/store/read-drafts.server.ts";
import { storeRevision } from "#app/drafts/store/store-revision.server.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { refusalText } from "#app/storage/storage-refusal.ts";
import { storePartWithinQuota } from "#app/storage/storage-use.server.ts";
import type { Composition } from "../answering/compose/composition.ts";
import type { ConversationServices } from "../conversation-services.server.ts";
import { findNamed } from "../list/find-records.server.ts";
import { which } from "../list/list-reply.server.ts";
import { named, nameOf, ofName, plain } from "../list/record-text.ts";
import type { NamedProspect } from "../protocol.ts";
import type { MessageRow } from "../sequence.server.ts";
import { lastOrdered } from "./last-ordered.server.ts";
import { saidBefore } from "./said-ground.server.ts";
import type { Said, Settle } from "./settle.ts";

/** A reply to an order: what it says, or what it does when it is stored. */
export type OrderReply = Said | { settle: Settle };

/** How a model writes the reply: what shows it, and what ends it. */
type Writing = Pick<Composition, "signal" | "show">;

/**
 * The reply to a message that orders another version of the draft which was open beside the conversation; `null` for any
 * other message. "model" where a model is to write it: then it is made with `writing`. The new version is stored with the
 * reply. interpretation.md D187.
 */
export async function orderReply(
  services: ConversationServices,
  message: MessageRow,
  writing: Writing | null = null,
): Promise<OrderReply | "model" | null> {
  const { draftId, clientId } = message;
  const order = draftId === null ? null : draftOrderIn(message.content);
  if (draftId === null || !order) return null;
  if (order.kind === "undo") {
    const planned = await planUndo(services, clientId, draftId);
    if (planned.kind !== "planned") return unchanged(planned, order);
    return { settle: settleOf(clientId, planned, copy.done.undo(planned.to)) };
  }
  if (order.kind === "takeBack") return takeBackReply(services, message, draftId);
  if (order.kind === "person") return personReply(services, message, draftId, order, writing);
  // Rules take a sentence out exactly.
  if (order.kind === "last" || order.kind === "postscript")
    return revisionReply(services, message, { draftId, revising: order }, null);
  if (services.model && !writing) return "model";
  return revisionReply(services, message, { draftId, revising: order }, writing);
}

/** "Annule": what the last order made is taken back, and nothing that the customer wrote. interpretation.md D187. */
async function takeBackReply(
  services: ConversationServices,
  message: MessageRow,
  draftId: string,
): Promise<OrderReply> {
  const { clientId } = message;
  const made = await lastOrdered(services, message, draftId);
  if (!made) {
    const draft = await readDraft(services, clientId, draftId);
    return { content: draft ? copy.nothing.takeBack : copy.missing };
  }
  const planned = await planTakeBack(services, clientId, draftId, made);
  if (planned.kind === "missing") return { content: copy.missing };
  if (planned.kind === "edited") return { content: copy.nothing.edited };
  if (planned.kind !== "planned") return { content: copy.nothing.takeBack };
  const { to, isFilled } = planned;
  return { settle: settleOf(clientId, planned, isFilled ? copy.done.undoFilled(to) : copy.done.undo(to)) };
}

/**
 * The reply to an order about the open draft for which there is no rule: a model's version of it, else what can be done
 * instead; "model" and `null` as for `orderReply`. interpretation.md D211.
 */
export async function wishReply(
  services: ConversationServices,
  message: MessageRow,
  writing: Writing | null = null,
): Promise<OrderReply | "model" | null> {
  const { draftId, clientId, content } = message;
  const wish = draftId === null ? null : draftWishIn(content);
  if (draftId === null || !wish) return null;
  const refusal = { content: copy.cannot[wish] };
  const draft = await readDraft(services, clientId, draftId);
  if (!draft) return { content: copy.missing };
  if (wish === "delete" || wish === "send" || !services.model) return refusal;
  if (!writing) return "model";
  const revising: Revising = { kind: "wish", words: content };
  return revisionReply(services, message, { draftId, revising }, writing, refusal);
}

type Wish = { draftId: string; revising: Revising; prospect?: NamedProspect };

async function revisionReply(
  services: ConversationServices,
  message: MessageRow,
  { draftId, revising, prospect }: Wish,
  writing: Writing | null,
  refusal: Said | null = null,
): Promise<OrderReply> {
  const { clientId } = message;
  writing?.show(() => copy.writing[revising.kind]);
  const words = revising.kind === "wish" ? revising.words : null;
  const reviser: Reviser = (revise) =>
    writing
      ? clientFiller(services, clientId, {
          ...(words && { wish: words }),
          said,
          revise,
          signal: writing.signal,
        })
      : undefined;
  const said = writing && usesSaid.has(revising.kind) ? await saidBefore(services, message) : [];
  const wish = { draftId, revising, said, ...(prospect && { prospectId: prospect.id }) };
  const planned = await planRevision(services, clientId, wish, reviser);
  writing?.signal.throwIfAborted();
  if (planned.kind === "nothing" && planned.isCorrect) return { content: copy.nothing.spelling };
  if (planned.kind === "nothing" && refusal) return refusal;
  if (planned.kind !== "planned") return unchanged(planned, revising);
  return { settle: settleOf(clientId, planned, doneText(revising, prospect), prospect) };
}

/** Orders that can be about what was said before: another tone or length says nothing new. */
const usesSaid: ReadonlySet<Revising["kind"]> = new Set(["angle", "person", "wish"]);

function doneText(revising: Revising, prospect: NamedProspect | undefined): string {
  switch (revising.kind) {
    case "tone":
      return copy.done.tone(revising.tone);
    case "person":
      return copy.done.person(plain(prospect?.name ?? revising.record.contact));
    default:
      return copy.done[revising.kind];
  }
}

function unchanged({ kind }: { kind: "missing" | "nothing" }, order: Revising | { kind: "undo" }): Said {
  if (kind === "missing") return { content: copy.missing };
  if (order.kind === "wish") return { content: copy.cannot.other };
  return { content: order.kind === "tone" ? copy.nothing.tone(order.tone) : copy.nothing[order.kind] };
}

/** Stores the planned version, and says what is different in it. */
function settleOf(
  clientId: string,
  { revision, draft, isByModel }: Extract<PlannedRevision, { kind: "planned" }>,
  text: string,
  prospect?: NamedProspect,
): Settle {
  return async (tx) => {
    const stored = await storePartWithinQuota(tx, (part) => storeRevision(part, clientId, revision));
    if (stored.kind === "stale") return "stale";
    if (stored.kind === "missing") return { content: prospect ? copy.gone : copy.missing };
    if (stored.kind === "no-room") return { content: refusalText(stored) };
    const { id, kind, title, version } = stored.draft;
    const { differences, isCut } = differencesBetween(draft as TypedDraft, stored.draft as TypedDraft);
    const revised = {
      draft: { id, kind, title },
      from: draft.version,
      version,
      differences,
      ...(isCut && { isCut }),
    };
    return {
      content: isByModel ? `${text} ${copy.reread}` : text,
      attachments: { revision: revised, ...(prospect && { prospects: [prospect] }) },
    };
  };
}

/** "Pour Hélène": the draft becomes hers, unless it is somebody else's; then she gets one of her own. */
async function personReply(
  services: ConversationServices,
  message: MessageRow,
  draftId: string,
  { who, isSure }: Extract<DraftOrder, { kind: "person" }>,
  writing: Writing | null,
): Promise<OrderReply | "model" | null> {
  const { clientId } = message;
  const found = await findNamed(services, clientId, who);
  const [person, ...others] = found;
  if (!person) return isSure ? { content: listAnswers.unknown(plain(who, 100)) } : null;
  if (others.length > 0) return which(listAnswers.which(plain(who, 100)), found);
  const draft = await readDraft(services, clientId, draftId);
  if (!draft) return { content: copy.missing };
  if (!(prospectDraftKinds as readonly string[]).includes(draft.kind)) return { content: copy.notForOne };
  if (draft.prospect?.id === person.id)
    return { content: copy.already(plain(nameOf(person))), attachments: { prospects: [named(person)] } };
  if (services.model && !writing) return "model";
  if (draft.prospect) {
    const fill = writing ? clientFiller(services, clientId, { signal: writing.signal }) : undefined;
    const wanted = { messageId: message.id, kind: draft.kind, prospectId: person.id };
    const made = await draftByRequest(services, clientId, wanted, fill);
    return {
      content: made.draft ? copy.another(ofName(nameOf(draft.prospect)), plain(nameOf(person))) : made.text,
      attachments: { prospects: [named(person)], ...(made.draft && { draft: made.draft }) },
    };
  }
  const revising: Revising = { kind: "person", record: recordOf(person) };
  return revisionReply(services, message, { draftId, revising, prospect: named(person) }, writing);
}

/** What a draft may say of a prospect. */
const recordOf = ({ company, sector, city, contact, role, signal }: Prospect) => ({
  ...{ company, sector, city, contact, role, signal },
});
