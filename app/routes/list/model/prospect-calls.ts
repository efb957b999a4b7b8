import { callApi, type Failed } from "#app/browser/call-api.ts";
import type { NewEvent } from "#app/prospects/prospect-bodies.ts";
import {
  EventAnswer,
  ProspectChanges,
  ProspectList,
  ProspectRecord,
  type View,
} from "#app/prospects/prospects-protocol.ts";
import type { ListSettings } from "#app/prospects/settings/settings-protocol.ts";
import { type Filter, parametersOf } from "../list-query.ts";

export type Called<Body> = { ok: true; body: Body } | Failed;

/** The calls of the list to the HTTP interface. */
export const prospectCalls = {
  /** A page of a section; `after` is its cursor. */
  page(filter: Filter, view: View, after: string | null, limit: number): Promise<Called<ProspectList>> {
    const parameters = parametersOf({ ...filter, view });
    parameters.set("limit", String(limit));
    if (after) parameters.set("after", after);
    return callApi(ProspectList, "GET", `/api/prospects?${parameters}`);
  },
  record: (id: string): Promise<Called<ProspectRecord>> =>
    callApi(ProspectRecord, "GET", `/api/prospects/${id}`),
  changes: (after: number): Promise<Called<ProspectChanges>> =>
    callApi(ProspectChanges, "GET", `/api/prospects/changes?after=${after}`),
  /** Few change them, and so their shape is loaded with them. */
  async settings(): Promise<Called<ListSettings>> {
    const loaded = await import("#app/prospects/settings/settings-protocol.ts").catch(() => null);
    if (!loaded) return { ok: false, reason: "unavailable" };
    return callApi(loaded.ListSettings, "GET", "/api/list-settings");
  },
  /** Stores an event, whose key makes it count once. */
  post: (id: string, event: NewEvent): Promise<Called<EventAnswer>> =>
    callApi(EventAnswer, "POST", `/api/prospects/${id}/events`, event),
};

export type ProspectCalls = typeof prospectCalls;
