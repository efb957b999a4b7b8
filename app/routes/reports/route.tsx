import { data } from "react-router";
import { logRefusal } from "#app/accounts/event-log.server.ts";
import { dayInWords } from "#app/calendar/day-in-words.ts";
import { parisDay } from "#app/calendar/paris-day.ts";
import { LoadingFailed } from "#app/components/loading-failed.tsx";
import { apiCopy } from "#app/content/api-copy.ts";
import { formatWait } from "#app/content/format-wait.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { reports as copy } from "#app/content/signed-in/reports-copy.ts";
import { setReturnPath } from "#app/cookies/return-path.server.ts";
import { requireSession } from "#app/cookies/session-cookie.server.ts";
import { retryAfterHeader } from "#app/endpoints/retry-after-header.ts";
import { SignedInPage } from "#app/layouts/signed-in/signed-in-layout.tsx";
import { readTeam } from "#app/membership/members.server.ts";
import { notIncluded } from "#app/offers/not-included.ts";
import { profilePersona } from "#app/prospects/profile-persona.ts";
import { readReport } from "#app/reports/read-report.server.ts";
import { mondayOf } from "#app/reports/report-keys.ts";
import { reportQueryIn } from "#app/reports/report-query.ts";
import type { Grouping, ReportQuery, ReportRow } from "#app/reports/reports-protocol.ts";
import { caller, services } from "#app/services.server.ts";
import { personaNames } from "#app/targeting/personas/personas.server.ts";
import { mayUse } from "#app/team/current-offer.server.ts";
import type { Route } from "./+types/route.tsx";
import "./reports.css";
import { ReportsPage, type Shown } from "./reports-page.tsx";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: copy.title, description: copy.description, indexed: false });

export const headers: Route.HeadersFunction = retryAfterHeader;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { environment, db, log } = context.get(services);
  const { pathname, search, searchParams } = new URL(request.url);
  const { user, renewal } = await requireSession(context.get(services), request, [
    setReturnPath(environment, pathname.replace(/\.data$/, "") + search),
  ]);
  const today = parisDay(Date.now());
  const asked = reportQueryIn(searchParams, today);
  const query = asked ?? (reportQueryIn(new URLSearchParams(), today) as ReportQuery);
  const respond = (shown: Shown, status = 200) =>
    data({ email: user.email, query, today, shown }, { headers: renewal, status });
  try {
    if (!(await mayUse(db.asOwner, user.id, "reports")))
      return respond({ kind: "not included", sentence: notIncluded("reports", copy.subject) });
    if (!asked) return respond({ kind: "invalid" }, 422);
    const read = await readReport(context.get(services), user.id, query);
    if ("retryAfter" in read) {
      const { retryAfter } = read;
      const refusal = { event: "rate_limited", limit: "reports", retryAfter } as const;
      await logRefusal(context.get(services), refusal, { clientId: user.id });
      renewal.append("Retry-After", String(retryAfter));
      return respond({ kind: "limited", sentence: apiCopy.tooFast(formatWait(retryAfter)) }, 429);
    }
    const members = query.by === "member" ? ((await readTeam({ db }, user.id))?.members ?? []) : [];
    const emails = new Map(members.map(({ id, email }) => [id, email]));
    const personas = query.by === "persona" ? await personaNames({ db }, user.id) : new Map<string, string>();
    const rows = shownOf(query.by, read.rows).map((row) => ({
      ...row,
      label: labelOf(query.by, row, { userId: user.id, emails, personas }),
    }));
    return respond({ kind: "report", rows });
  } catch (error) {
    log.error({ err: error, requestId: context.get(caller).requestId }, "a report could not be read");
    return respond({ kind: "failed" }, 503);
  }
}

/** Weeks and months the newest first, from the first in which anything happened. */
function shownOf(by: Grouping, rows: ReportRow[]): ReportRow[] {
  if (by !== "week" && by !== "month") return rows;
  const first = rows.findIndex(({ delivered, worked }) => delivered + worked > 0);
  return rows.slice(first === -1 ? -1 : first).reverse();
}

type Names = {
  userId: string;
  emails: ReadonlyMap<string, string>;
  personas: ReadonlyMap<string, string>;
};

/** What a line stands for, in words. Who has left the team, or what was removed, is named by nobody. */
function labelOf(by: Grouping, { key }: ReportRow, { userId, emails, personas }: Names): string {
  switch (by) {
    case "week":
      return copy.keyOf.week(dayInWords(mondayOf(key)));
    case "month":
      return monthInWords.format(new Date(`${key}-15`));
    case "persona":
      return key === profilePersona ? copy.keyOf.profile : (personas.get(key) ?? copy.keyOf.persona);
    case "score":
      return copy.keyOf.score(key);
    case "member":
      if (key === userId) return copy.keyOf.me;
      return key === "none" ? copy.keyOf.none : (emails.get(key) ?? copy.keyOf.member);
  }
}

const monthInWords = new Intl.DateTimeFormat("fr-FR", { month: "long", year: "numeric", timeZone: "UTC" });

export default function Reports({ loaderData: { email, query, today, shown } }: Route.ComponentProps) {
  return (
    <SignedInPage email={email}>
      <div className="reports">
        <h1 className="text-2xl">{copy.title}</h1>
        <p className="reports-lead">{copy.lead}</p>
        {shown.kind === "failed" ? (
          <LoadingFailed copy={copy.problems} to="/rapports" />
        ) : (
          <ReportsPage key={JSON.stringify(query)} query={query} today={today} shown={shown} />
        )}
      </div>
    </SignedInPage>
  );
}
