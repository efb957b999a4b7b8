/** The page of a prospect's record. */
export const recordPath = (id: string) => `/liste/${id}` as const;
