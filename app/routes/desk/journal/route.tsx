import { data } from "react-router";
import * as v from "valibot";
import { isCalendarDay } from "#app/calendar/calendar-day.ts";
import { cleanText } from "#app/contact/contact-form.ts";
import { auditCopy } from "#app/content/desk/audit-copy.ts";
import { retentionCopy } from "#app/content/desk/retention-copy.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { auditActions } from "#app/operators/audit/audit-action.ts";
import { type AuditFilter, readAudit } from "#app/operators/audit/read-audit.server.ts";
import { findClientId } from "#app/operators/desk/find-client.server.ts";
import { periodInWords } from "#app/periods-in-words.ts";
import { dueRetention } from "#app/retention/retention.server.ts";
import { services } from "#app/services.server.ts";
import { requireOperator } from "../operators-only.server.ts";
import type { Route } from "./+types/route.tsx";
import { JournalPage } from "./journal-page.tsx";
import type { DueKind } from "./retention-section.tsx";

export const meta: Route.MetaFunction = () => pageMeta({ title: auditCopy.title, indexed: false });

const text = v.pipe(
  v.string(),
  v.maxLength(300),
  v.transform((typed) => cleanText(typed, false)),
);
/** Since 1970: databases know no year 0. */
const isSince1970 = (day: string) => day > "1970" && isCalendarDay(day);
const Query = v.object({
  actor: v.optional(text, ""),
  client: v.optional(text, ""),
  action: v.optional(v.union([v.literal(""), v.picklist(auditActions)], auditCopy.problems.action), ""),
  day: v.optional(
    v.union(
      [
        v.literal(""),
        v.pipe(v.string(), v.isoDate(auditCopy.problems.day), v.check(isSince1970, auditCopy.problems.day)),
      ],
      auditCopy.problems.day,
    ),
    "",
  ),
  before: v.optional(v.pipe(v.string(), v.digits(), v.maxLength(15), v.transform(Number))),
});

export async function loader({ url, context }: Route.LoaderArgs) {
  const desk = requireOperator(context);
  const given = Object.fromEntries(url.searchParams);
  const parsed = v.safeParse(Query, given);
  const typed = { actor: "", client: "", action: "", day: "", ...given };
  const none = { rows: [], next: null, typed, due: null };
  if (!parsed.success) return data({ ...none, problem: parsed.issues[0].message }, { status: 422 });

  const { actor, client, action, day, before } = parsed.output;
  const page = before === undefined ? {} : { before };
  const filter: AuditFilter = {
    ...(actor && { actor }),
    ...(action && { action }),
    ...(day && { day }),
    // What clients did is shown when somebody asks for it.
    ...(actor === "" && action === "" && client === "" && { operatorsOnly: true }),
  };
  const shown = await (client === "" ? desk.read((tx) => readAudit(tx, filter, page)) : ofClient());
  if (shown === null) return data({ ...none, problem: auditCopy.problems.client });
  // Beside the newest of the whole journal alone: it counts in many tables.
  const isWhole = before === undefined && actor === "" && action === "" && day === "" && client === "";
  return data({ ...shown, typed, problem: null, due: isWhole ? await dueNow() : null });

  async function dueNow(): Promise<DueKind[]> {
    // Numbers of the product's own, whose conditions need columns that the desk does not read.
    const due = await dueRetention(context.get(services).db.asOwner, Date.now());
    return due.flatMap(({ name, period, rows }) =>
      rows > 0 ? [{ name, period: period ? periodInWords(period) : retentionCopy.ownEnd, rows }] : [],
    );
  }

  async function ofClient() {
    const clientId = await desk.read((tx) => findClientId(tx, client));
    if (clientId === null) return null;
    return desk.readAbout({ action: "audit.read", clientId }, (tx) =>
      readAudit(tx, { ...filter, clientId }, page),
    );
  }
}

export default function Journal({ loaderData }: Route.ComponentProps) {
  return <JournalPage {...loaderData} />;
}
