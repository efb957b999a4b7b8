import { parisDay } from "#app/calendar/paris-day.ts";
import { sampleList } from "#app/content/sample/sample-list-copy.ts";
import type { SampleProspect } from "#app/content/sample/sample-prospect.ts";
import { sampleProspects } from "#app/content/sample/sample-prospects.ts";
import { folded } from "#app/french/folded.ts";
import { type PastEvent, standingAfter } from "#app/prospects/history/following.ts";
import type { Status } from "#app/prospects/prospect-status.ts";
import {
  type Prospect,
  type ProspectEvent,
  type ProspectList,
  type ProspectRecord,
  type View,
  views,
} from "#app/prospects/prospects-protocol.ts";
import { unchangedSettings } from "#app/prospects/settings/arranged.ts";
import type { Filter } from "../list-query.ts";
import { belongs, compare, dayOf, passes } from "../model/placement.ts";
import type { ProspectCalls } from "../model/prospect-calls.ts";

const dayLength = 24 * 60 * 60 * 1000;

const statuses = {
  new: "new",
  "to-call": "to_call",
  "to-call-back": "to_call_back",
  meeting: "meeting",
  "not-now": "not_now",
} as const satisfies Record<SampleProspect["status"], Status>;

/** How many days ago the status of a sample was set, so that something is due. */
const daysAgo: Partial<Record<Status, number>> = { to_call: 1, to_call_back: 4, meeting: 2, not_now: 9 };

/** The sample list as the server would send its records at the moment `now`. Its sources are named in words. */
export function sampleRecords(now: number): ProspectRecord[] {
  return sampleProspects.map((sample) => {
    const status = statuses[sample.status];
    const at = new Date(now - (daysAgo[status] ?? 0) * dayLength);
    const deliveredOn = parisDay(status === "new" ? now : at.getTime() - dayLength);
    const facts = { deliveredOn, hasPhone: sample.phone !== null };
    const events: PastEvent[] =
      status === "new" ? [] : [{ id: sample.id, at, kind: "status", data: { status } }];
    const { nextStep } = standingAfter(facts, events);
    const { id, company, sector, headcount, city, contact, role, email, phone, score, technologies } = sample;
    return {
      ...{ id, company, siren: null, website: null, linkedin: null, companyEmail: null },
      ...{ sector, city, contact, role, score, deliveredOn, status },
      headcount: { min: headcount, max: headcount },
      email: { value: email, state: "verified" },
      phone: phone === null ? { value: null, state: "missing" } : { value: phone, state: "given" },
      reasons: sample.reasons.map(({ points, criterion, text }) => ({
        points,
        text: `${criterion}, ${text}`,
      })),
      ...{
        signal: sample.buyingSignal,
        technologies: [...technologies],
        values: {},
        persona: null,
        updates: [],
        seq: 1,
      },
      nextStep: nextStep && { what: nextStep.what, at: nextStep.at?.toISOString() ?? null },
      workHistory: [...sample.workHistory],
      sources: sample.sources.map(({ field, source, on }) => ({
        field: sampleList.fields[field],
        source,
        on,
      })),
      history: [],
    } as unknown as ProspectRecord;
  });
}

/** The pages of the sample list with which the window opens. */
export function samplePages(filter: Filter, now: number): (ProspectList & { view: View })[] {
  const records = sampleRecords(now);
  return (filter.view ? [filter.view] : views).map((view) => ({
    view,
    ...pageOf(records, filter, view, now),
  }));
}

/** The calls of a window that tries the sample list: what is done in it stays in its memory. */
export function sampleCalls(userId: string, now = Date.now): ProspectCalls {
  const records = new Map(sampleRecords(now()).map((record) => [record.id, record]));
  let seq = 1;
  return {
    page: async (filter, view) => ({ ok: true, body: pageOf([...records.values()], filter, view, now()) }),
    async record(id) {
      const record = records.get(id);
      return record ? { ok: true, body: record } : missing;
    },
    changes: async (after) => ({
      ok: true,
      body: { prospects: [], removed: [], withdrawn: [], settings: 0, seq: after, team: null },
    }),
    settings: async () => ({ ok: true, body: unchangedSettings }),
    async post(id, posted) {
      const record = records.get(id);
      if (!record) return missing;
      const { key, kind, ...data } = posted;
      const event = { id: key, at: new Date(now()).toISOString(), by: userId, kind, data } as ProspectEvent;
      const history = [event, ...record.history];
      const began: PastEvent = {
        ...{ id, at: new Date(Date.parse(record.deliveredOn)), kind: "status" },
        data: { status: sampleStatusOf(id) },
      };
      const past = history.toReversed().map((each) => ({ ...each, at: new Date(each.at) }) as PastEvent);
      const facts = { deliveredOn: record.deliveredOn, hasPhone: record.phone.value !== null };
      const { status, nextStep } = standingAfter(facts, [began, ...past]);
      seq += 1;
      const prospect: Prospect = {
        ...{ ...record, status, seq },
        nextStep: nextStep && { what: nextStep.what, at: nextStep.at?.toISOString() ?? null },
      };
      records.set(id, { ...record, ...prospect, history });
      return { ok: true, body: { prospect, event } };
    },
  };
}

const missing = {
  ok: false as const,
  reason: "unavailable" as const,
  error: { status: 404, code: "not_found", message: "", retryAfter: null, body: null },
};

function sampleStatusOf(id: string): Status {
  const sample = sampleProspects.find((each) => each.id === id);
  return sample ? statuses[sample.status] : "new";
}

function pageOf(records: readonly Prospect[], filter: Filter, view: View, now: number): ProspectList {
  const day = dayOf(now);
  const of = (each: View, given: Filter = { ...filter, view: each }) =>
    records.filter((prospect) => belongs(each, prospect, given, day));
  const wanted = folded(filter.q).split(/\s+/).filter(Boolean);
  const isFound = ({ company, contact, role }: Prospect) => {
    const words = folded(`${company} ${contact} ${role}`).split(/\s+/);
    return wanted.every((want) => words.some((word) => word.startsWith(want)));
  };
  return {
    prospects: of(view)
      .filter((prospect) => passes(filter, prospect) && isFound(prospect))
      .sort((one, other) => compare(view, one, other)),
    counts: { new: of("today").length, due: of("due").length, all: records.length },
    next: null,
  };
}
