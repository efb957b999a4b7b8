import type { Status } from "#app/prospects/prospect-status.ts";
import type { PillTone } from "./pill.tsx";

/** What each status means for the work. */
export const statusTones: Readonly<Record<Status, PillTone>> = {
  new: "new",
  to_call: "open",
  to_call_back: "open",
  meeting: "won",
  not_now: "later",
  won: "won",
  lost: "later",
  not_relevant: "later",
};
