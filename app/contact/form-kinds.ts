import type { Href } from "#app/hrefs.ts";
import { ContactFields } from "./contact-form.ts";
import { DataRequestFields } from "./data-request.ts";

/** The two public forms, whose requests are limited, stored and delivered alike; `path` is the page and its action. */
export const formKinds = {
  message: { path: "/contact", fields: ContactFields },
  dataRequest: { path: "/vos-donnees", fields: DataRequestFields },
} as const satisfies Record<string, { path: Href; fields: object }>;

export type FormKind = keyof typeof formKinds;
