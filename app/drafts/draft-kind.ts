import type { ApiPath } from "#app/hrefs.ts";

/** The kinds of ready-made work. docs/product/interface.md "HTTP interface". */
export const draftKinds = ["email", "sequence", "search", "call_script", "plan"] as const;
export type DraftKind = (typeof draftKinds)[number];

/** The kinds that can be made for one prospect. */
export const prospectDraftKinds = [
  "email",
  "sequence",
  "call_script",
] as const satisfies readonly DraftKind[];
export type ProspectDraftKind = (typeof prospectDraftKinds)[number];

/** Here and not in drafts-protocol.ts, whose schemas the conversation's page needs for nothing. */
export const draftsPath = "/api/drafts" satisfies ApiPath;

/** Who wrote the first version: the templates of this folder, or a language model. */
export const draftSources = ["template", "model"] as const;
export type DraftSource = (typeof draftSources)[number];

/** The fields of a search definition, in the order of the page. */
export const searchFields = ["titles", "sizes", "sectors", "places", "keywords", "exclusions"] as const;
export type SearchField = (typeof searchFields)[number];
