import type { Href } from "#app/hrefs.ts";

/** The name in the query of the draft that is open beside the conversation. */
const parameter = "brouillon";

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** The address of the conversation with this draft beside it. */
export const besideAddress = (id: string) => `/assistant?${parameter}=${id}` satisfies Href;

/** The address of the conversation alone. */
export const withoutBeside = "/assistant" satisfies Href;

/** The draft that an address opens; `null` for none, and for what is no id. */
export function besideIn(query: URLSearchParams): string | null {
  const id = query.get(parameter);
  return id && uuid.test(id) ? id.toLowerCase() : null;
}
