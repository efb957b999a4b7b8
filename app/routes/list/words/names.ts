import type { Status } from "#app/prospects/prospect-status.ts";
import type { OwnColumn } from "#app/prospects/settings/settings-protocol.ts";

/** What people, statuses and columns are called in one team. */
export type Names = {
  /** Somebody who works on the list, as in "confié à". */
  member: (id: string) => string;
  status: (status: Status) => string;
  /** A persona, also one that is gone; null for the profile's. */
  persona: (id: string | null) => string;
  /** A column of the team's own, also one that is gone. */
  column: (id: string) => Pick<OwnColumn, "name" | "type">;
};
