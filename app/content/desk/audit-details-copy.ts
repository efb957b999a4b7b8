import type { AuditRow } from "#app/operators/audit/read-audit.server.ts";
import { timeZone } from "../time-zone.ts";
import { clientsCopy, offerNames } from "./clients-copy.ts";
import { deliveriesCopy, itemKinds } from "./deliveries-copy.ts";

const moments = new Intl.DateTimeFormat("fr-FR", { dateStyle: "short", timeStyle: "short", timeZone });
const days = new Intl.DateTimeFormat("fr-FR", { dateStyle: "short", timeZone: "UTC" });

type Words = Readonly<Record<string, string>>;

const day = (text: string) =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) ? days.format(new Date(`${text}T12:00:00Z`)) : text;

/** What each detail says; "" leaves it out. A name that is not here is shown as it was stored. */
const details: Readonly<Record<string, (value: string) => string>> = {
  offer: (offer) => `offre\u00A0: ${(offerNames as Words)[offer] ?? offer}`,
  until: (until) => `jusqu’au ${day(until)}`,
  reason: (reason) => (reason === "" ? "" : `raison\u00A0: ${reason}`),
  at: (at) => (Number.isNaN(Date.parse(at)) ? at : `comme le ${moments.format(new Date(at))}`),
  isDelivered: (isDelivered) => (isDelivered === "true" ? "avec la livraison" : "sans la livraison"),
  kind: (kind) => itemKinds[kind] ?? kind,
  state: (state) => (deliveriesCopy.states as Words)[state]?.toLowerCase() ?? state,
};

const filters: Readonly<Record<string, (value: string) => string>> = {
  all: () => "sans filtre",
  search: () => "par adresse ou entreprise",
  new: () => "nouveaux",
  list: (list) => `liste\u00A0: ${(clientsCopy.filters.lists as Words)[list] ?? list}`,
  offer: (offer) => `offre\u00A0: ${(offerNames as Words)[offer] ?? offer}`,
};

/** What the log says of an action beside who and whose, in words; "" for nothing. */
export function auditDetails({
  action,
  subject,
  details: stored,
}: Pick<AuditRow, "action" | "subject" | "details">): string {
  const told = Object.entries(stored).flatMap(([name, value]) =>
    value === null ? [] : [details[name]?.(String(value)) ?? `${name}\u00A0: ${String(value)}`],
  );
  return [subjectInWords(action, subject), ...told].filter(Boolean).join(", ");
}

function subjectInWords(action: string, subject: string | null): string {
  if (subject === null) return "";
  if (action === "clients.searched")
    return subject
      .split(" ")
      .map((each) => {
        const [name = "", value = ""] = each.split("=");
        return filters[name]?.(value) ?? each;
      })
      .join(", ");
  if (action === "client.read" && subject === "imports") return "imports";
  return action === "night.asked" ? day(subject) : subject;
}
