import type { Href } from "#app/hrefs.ts";

/** The page of a prospect's record. */
export const recordPath = (id: string) => `/liste/${id}` satisfies Href;
