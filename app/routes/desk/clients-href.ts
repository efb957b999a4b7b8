import type { Href } from "#app/hrefs.ts";

/** The clients of the desk by a filter: `liste=late`, `held`, `failed` …, or `nouveaux=7`. docs/decisions/0054-requests.md. */
export const clientsHref = (filter: { liste: string } | { nouveaux: string }): Href =>
  `/operateur/clients?${new URLSearchParams(filter)}` as Href;
