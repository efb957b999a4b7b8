import { mailDiagnostics as copy } from "#app/content/signed-in/lint-copy.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { MailText } from "../mail-text.ts";

const max = 1;

/** At most one link, the one of the call to action; the diagnostics are on the others. */
export function linksRule({ body }: MailText): Diagnostic[] {
  const links = [...body.matchAll(/(?:https?:\/\/|www\.)\S+/gi)];
  return links.slice(max).map(({ 0: link, index }) => ({
    rule: "links",
    severity: "warning",
    field: "body",
    start: index,
    end: index + link.length,
    message: copy.links(links.length, max),
  }));
}
