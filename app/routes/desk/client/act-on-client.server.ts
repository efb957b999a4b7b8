import * as v from "valibot";
import { isCalendarDay } from "#app/calendar/calendar-day.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { clientCopy as copy } from "#app/content/desk/client-copy.ts";
import { isBlank } from "#app/conversation/message-content.ts";
import { Id } from "#app/endpoints/id-parameter.ts";
import { teamOffers } from "#app/offers/team-offers.ts";
import {
  type Acted,
  askNightAt,
  cancelAt,
  holdAt,
  releaseAt,
  setOfferAt,
  undoImportAt,
} from "#app/operators/clients/act-on-client.server.ts";
import type { Desk } from "#app/operators/desk/desk.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { ActionResult } from "./action-result.ts";

type Answer = { status: number; result: ActionResult };
type Form = Record<string, FormDataEntryValue>;
type Act = (services: { db: Database }, desk: Desk, clientId: string, form: Form) => Promise<Answer>;

/** A reason as it is kept in the audit log: a line of text. */
const Reason = v.pipe(
  v.string(),
  v.maxLength(300),
  v.transform((text) =>
    text
      .toWellFormed()
      .replace(/\p{Cc}+/gu, " ")
      .trim(),
  ),
);

const VisibleReason = v.pipe(
  Reason,
  v.check((text) => !isBlank(text)),
);

const Offer = v.object({
  offer: v.picklist(teamOffers, copy.offer.set.wrongOffer),
  until: v.union(
    [
      v.pipe(
        v.literal(""),
        v.transform(() => null),
      ),
      v.pipe(
        v.string(),
        v.isoDate(),
        v.check((day) => day >= parisDay(Date.now()) && day < "2100" && isCalendarDay(day)),
      ),
    ],
    copy.offer.set.wrongUntil,
  ),
  seen: v.union([
    v.pipe(
      v.literal(""),
      v.transform(() => null),
    ),
    v.pipe(v.string(), v.isoTimestamp()),
  ]),
});

const acts: Record<string, Act> = {
  async offer(services, desk, clientId, form) {
    const parsed = v.safeParse(Offer, form);
    if (!parsed.success) {
      const [issue] = parsed.issues;
      return wrong("offer", issue.message, String(issue.path?.[0]?.key ?? ""));
    }
    return told("offer", await setOfferAt(services, desk, clientId, parsed.output), copy.offer.set);
  },
  async cancel(services, desk, clientId) {
    return told("cancel", await cancelAt(services, desk, clientId), copy.offer.cancel);
  },
  async hold(services, desk, clientId, form) {
    const reason = v.safeParse(VisibleReason, form.reason);
    if (!reason.success) return wrong("hold", copy.list.hold.wrongReason, "reason");
    return told("hold", await holdAt(services, desk, clientId, reason.output), copy.list.hold);
  },
  async release(services, desk, clientId, form) {
    const reason = v.safeParse(Reason, form.reason);
    if (!reason.success) return wrong("release", copy.list.hold.wrongReason, "reason");
    return told("release", await releaseAt(services, desk, clientId, reason.output), copy.list.release);
  },
  async night(services, desk, clientId) {
    const asked = await askNightAt(services, desk, clientId);
    if (asked === "gone") return gone("night");
    const tone = asked === "asked" ? "success" : "info";
    return answer(200, { intent: "night", tone, message: copy.list.night.outcomes[asked] });
  },
  async undo(services, desk, clientId, form) {
    const { undo } = copy.imports;
    if (!v.is(Id, form.import)) return wrong("undo", undo.missing);
    const undone = await undoImportAt(services, desk, clientId, form.import);
    if (undone.kind === "gone") return gone("undo");
    const result = { intent: "undo", subject: form.import };
    if (undone.kind === "done")
      return answer(200, { ...result, tone: "success", message: undo.done(undone.removed, undone.kept) });
    const isMissing = undone.kind === "missing";
    return isMissing
      ? answer(404, { ...result, tone: "error", message: undo.missing })
      : answer(200, { ...result, tone: "info", message: undo.nothing });
  },
};

/** Does what the form of a client's page asks, and says what became of it. */
export async function actOnClient(...[services, desk, clientId, form]: Parameters<Act>): Promise<Answer> {
  const intent = typeof form.intent === "string" && Object.hasOwn(acts, form.intent) ? form.intent : "";
  return (await acts[intent]?.(services, desk, clientId, form)) ?? wrong("", copy.failed);
}

const answer = (status: number, result: ActionResult): Answer => ({ status, result });

const wrong = (intent: string, message: string, field?: string): Answer =>
  answer(422, { intent, tone: "error", message, ...(field && { field }) });

const gone = (intent: string): Answer => answer(404, { intent, tone: "error", message: copy.gone });

function told(intent: string, { kind }: Acted, words: { done: string; nothing: string }): Answer {
  switch (kind) {
    case "done":
      return answer(200, { intent, tone: "success", message: words.done });
    case "nothing":
      return answer(200, { intent, tone: "info", message: words.nothing });
    case "changed":
      return answer(409, { intent, tone: "error", message: copy.changed });
    case "gone":
      return gone(intent);
  }
}
