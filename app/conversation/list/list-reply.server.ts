import { type DayInstead, dayInsteadIn } from "#app/assistant/requests/list/day-instead.ts";
import { type DayWords, momentOf } from "#app/assistant/requests/list/day-words.ts";
import { type ListRequest, listRequestIn } from "#app/assistant/requests/list/list-request.ts";
import type { Named } from "#app/assistant/requests/list/names.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { parisMoment } from "#app/calendar/working-days.ts";
import { listAnswers as copy } from "#app/content/assistant/list-answers-copy.ts";
import { statusLabels } from "#app/content/prospects/status-labels.ts";
import { nextSteps } from "#app/content/signed-in/prospect-copy.ts";
import { bringsProspects } from "#app/offers/contents.ts";
import type { Status } from "#app/prospects/prospect-status.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { statusName } from "#app/prospects/settings/arranged.ts";
import { loadListSettings } from "#app/prospects/settings/list-settings.server.ts";
import type { ListSettings } from "#app/prospects/settings/settings-protocol.ts";
import { listProspects } from "#app/prospects/store/list-prospects.server.ts";
import { readProspect } from "#app/prospects/store/read-prospect.server.ts";
import { contentsFor } from "#app/team/current-offer.server.ts";
import type { Database } from "#db/open-database.server.ts";
import { parseAttachments } from "../attachments.ts";
import type { Attachments, ProspectChange } from "../protocol.ts";
import { type MessageRow, messageBy } from "../sequence.server.ts";
import { findNamed, readNamed, spokenOfLast } from "./find-records.server.ts";
import { withOurNames } from "./own-names.ts";
import { undoOf, undoOfLast } from "./propose-undo.server.ts";
import { callLine, type ListReply, named, nameOf, ofName, plain, recordSummary } from "./record-text.ts";

type Services = { db: Database };

/** Records that one reply names. */
const mostNamed = 5;

/**
 * The reply to a message that asks something of the list or orders a change, from the records alone and without a model;
 * `null` for any other message. A change is only proposed. interpretation.md D102.
 */
export async function listReply(
  services: Services,
  message: MessageRow,
  only?: "changes",
): Promise<ListReply | null> {
  const settings = await loadListSettings(services, message.clientId);
  const instead = dayInsteadIn(message.content);
  const other = instead && (await otherDay(services, message, instead, settings));
  if (other) return other;
  const request = listRequestIn(message.content) ?? listRequestIn(withOurNames(message.content, settings));
  if (!request || (only && (request.kind === "first" || request.kind === "about"))) return null;
  if (request.kind === "first") return callOrder(services, message.clientId);
  if (request.kind === "undo" && request.who === null) return undoOfLast(services, message, settings);
  const meant = await recordMeant(services, message, request.who, request.perhaps);
  if (!meant) return null;
  if ("reply" in meant) return meant.reply;
  if (request.kind === "change") return proposalFor(meant.prospect, request, settings);
  const record = await readProspect(services, message.clientId, meant.prospect.id);
  if (!record) return { content: copy.gone, attachments: {} };
  if (request.kind === "undo")
    return (await undoOfLast(services, message, settings, record.id)) ?? undoOf(record, settings);
  return { content: recordSummary(record, settings), attachments: { prospects: [named(record)] } };
}

/**
 * The proposal of another day or hour than the one that the message right before proposes or has just stored; `null` where
 * it does neither.
 */
async function otherDay(
  services: Services,
  { clientId, seq, replaces }: MessageRow,
  { day, hour }: DayInstead,
  settings: ListSettings,
): Promise<ListReply | null> {
  const before = replaces
    ? undefined
    : await services.db.asClient(clientId, (tx) => messageBy(tx, clientId, "seq", seq - 1));
  const { prospectChange: proposed, decided, prospects } = parseAttachments(before?.attachments ?? null);
  const stored = decided === "accepted" && prospects?.length === 1 ? prospects[0] : undefined;
  const id = proposed && !proposed.undoes ? proposed.prospect.id : stored?.id;
  const record = id === undefined ? null : await readProspect(services, clientId, id);
  if (!record) return null;
  const step = proposed ? proposed.nextStep?.after : record.nextStep;
  const said = step?.at ? Date.parse(step.at) : null;
  const when = day
    ? momentOf({ ...day, hour: hour ?? hourOf(day, said) }, Date.now())
    : sameDayAt(said, hour);
  if (!when) return null;
  const { status, note } = proposed ?? {};
  return proposalAt(record, { status: status?.after ?? null, note }, when, settings);
}

/** Another day without an hour keeps the one that was said. */
function hourOf(day: DayWords, said: number | null): number {
  const isDefault = day.hour === 9;
  return said !== null && isDefault
    ? (said - parisMoment(parisDay(said), 0).getTime()) / 3_600_000
    : day.hour;
}

const sameDayAt = (said: number | null, hour: number | null): Date | null =>
  said === null || hour === null ? null : parisMoment(parisDay(said), hour);

/** Today's new ones by score, then what is due, the longest overdue first. */
async function callOrder(services: Services, clientId: string): Promise<ListReply> {
  const { today, due, counts } = await callsOf(services, clientId);
  const shown = [...today, ...due].slice(0, mostNamed);
  if (counts.all === 0)
    return bringsProspects(await contentsFor(services.db.asOwner, clientId))
      ? { content: copy.first.empty, attachments: waysToProspects }
      : { content: copy.first.lacksOffer, attachments: wayToOffer };
  if (shown.length === 0) return { content: copy.first.none, attachments: {} };
  const parts = [
    today.length > 0 && `${copy.first.today(today.length, counts.new)}\n\n${numbered(today, 1)}`,
    shown.length > today.length &&
      `${copy.first.due(shown.length - today.length, counts.due)}\n\n${numbered(shown.slice(today.length), today.length + 1)}`,
  ];
  return { content: parts.filter(Boolean).join("\n\n"), attachments: { prospects: shown.map(named) } };
}

/** Whoever has none imports some, or sees in the offer why none arrive. */
const waysToProspects = {
  inquiry: { about: "page", page: "import" },
  secondInquiry: { about: "page", page: "offer" },
} as const satisfies Attachments;

/** Without an offer neither is there anything to wait for, nor to import. */
const wayToOffer = { inquiry: { about: "page", page: "offer" } } as const satisfies Attachments;

const numbered = (prospects: readonly Prospect[], from: number) =>
  prospects.map((prospect, index) => `${from + index}. ${callLine(prospect)}`).join("\n");

/** The first of today's new ones and of what is due, with the counts of the views. */
export async function callsOf(services: Services, clientId: string, limit = mostNamed) {
  const page = async (view: "today" | "due") => {
    const list = await listProspects(services, clientId, { view, limit }, { isOwnWork: true });
    if (list === "wrong-cursor") throw new Error("A first page has no cursor.");
    return list;
  };
  const [today, due] = [await page("today"), await page("due")];
  return { today: today.prospects, due: due.prospects, counts: due.counts };
}

/**
 * The one record that is meant, or the reply that asks which; `null` where the words mean something else unless they mean
 * a record.
 */
export async function recordMeant(
  services: Services,
  message: MessageRow,
  who: Named,
  mayMeanElse = false,
): Promise<{ prospect: Prospect } | { reply: ListReply } | null> {
  if (who !== null) {
    const found = await findNamed(services, message.clientId, who);
    const [only, ...others] = found;
    if (only && others.length === 0) return { prospect: only };
    if (!only && mayMeanElse) return null;
    const name = plain(who, 100);
    return {
      reply: only ? which(copy.which(name), found) : { content: copy.unknown(name), attachments: {} },
    };
  }
  const last = await spokenOfLast(services, message);
  const records = await readNamed(services, message.clientId, last.slice(0, mostNamed));
  const [only, ...others] = records;
  if (only && others.length === 0 && last.length === 1) return { prospect: only };
  if (only) return { reply: which(copy.whichOfLast, records) };
  if (mayMeanElse) return null;
  return { reply: { content: last.length > 0 ? copy.gone : copy.noLast, attachments: {} } };
}

/** Asks which of several records is meant. */
export function which(question: string, candidates: readonly Prospect[]): ListReply {
  const shown = candidates.slice(0, mostNamed);
  const lines = shown.map(
    (prospect) => `- ${plain([nameOf(prospect), prospect.city].filter(Boolean).join(", "))}`,
  );
  return {
    content: `${question}\n\n${lines.join("\n")}\n\n${copy.sayAgain}`,
    attachments: { prospects: shown.map(named) },
  };
}

/** The proposal of the change that is asked for, or why there is none. */
const proposalFor = (
  prospect: Prospect,
  { status, when, note }: Extract<ListRequest, { kind: "change" }>,
  settings: ListSettings,
) => proposalAt(prospect, { status, note }, when && momentOf(when, Date.now()), settings);

type Wanted = { status: Status | null; note: string | undefined };

function proposalAt(prospect: Prospect, wanted: Wanted, at: Date | null, settings: ListSettings): ListReply {
  const change = changeOf(prospect, wanted, at, settings);
  if (!change)
    return {
      content: copy.change.already(plain(nameOf(prospect)), plain(statusName(settings, prospect.status), 60)),
      attachments: { prospects: [named(prospect)] },
    };
  return { content: copy.change.ask(ofName(nameOf(prospect))), attachments: { prospectChange: change } };
}

function changeOf(
  prospect: Prospect,
  { status, note }: Wanted,
  at: Date | null,
  settings: ListSettings,
): ProspectChange | null {
  const { seq, nextStep } = prospect;
  const isNew = status !== null && status !== prospect.status;
  const after = at && { what: stepFor(prospect, status), at: at.toISOString() };
  if (!isNew && !after && note === undefined) return null;
  return {
    ...{ prospect: named(prospect), seq },
    ...(isNew && {
      status: { before: prospect.status, after: status, ...namesOf(settings, prospect, status) },
    }),
    ...(after && { nextStep: { before: nextStep, after } }),
    ...(note !== undefined && { note }),
  };
}

/** What the team calls both statuses; nothing where it calls them as we do. */
function namesOf(settings: ListSettings, { status }: Prospect, next: Status) {
  const names = { before: statusName(settings, status), after: statusName(settings, next) };
  const isOwn = names.before !== statusLabels[status] || names.after !== statusLabels[next];
  return isOwn ? { names } : {};
}

/** What is to be done on the day that was said. */
function stepFor({ phone, nextStep }: Prospect, status: Status | null): string {
  const line = phone.value === null ? "switchboard" : "direct";
  switch (status) {
    case null:
      return nextStep?.what ?? nextSteps.callBack[line];
    case "new":
    case "to_call":
      return nextSteps.call[line];
    case "to_call_back":
      return nextSteps.callBack[line];
    case "meeting":
      return copy.meeting;
    case "not_now":
    case "won":
    case "lost":
    case "not_relevant":
      return nextSteps.getBackInTouch;
  }
}
