import * as v from "valibot";
import { unsubscribeUrl, wantsMail } from "#app/accounts/mail-switches.server.ts";
import { daysAfter, monthOf } from "#app/calendar/working-days.ts";
import type { Href } from "#app/hrefs.ts";
import { mayUse } from "#app/team/current-offer.server.ts";
import { digest } from "#limits/keyed-digest.server.ts";
import { monthlyReportMail } from "#mail/monthly-report-mail.tsx";
import { handlerOf } from "#outbox/delivery.ts";
import { reportOf } from "../read-report.server.ts";
import type { MonthlyPayload } from "./report-month.ts";

const Payload: v.GenericSchema<MonthlyPayload> = v.object({
  clientId: v.string(),
  month: v.pipe(v.string(), v.isoDate()),
});
const MonthlyItem = v.object({ recipient: v.string(), payload: Payload });

/**
 * Sends the report of a month, unless meanwhile it was switched off or is not included any more; nothing when nobody was
 * delivered or worked in it.
 */
export const deliverMonthlyReport = handlerOf(
  MonthlyItem,
  async (services, { recipient, payload: { clientId, month } }, transport) => {
    const { db, environment } = services;
    if (!(await wantsMail({ db }, clientId, "report"))) return;
    if (!(await mayUse(db.asOwner, clientId, "reports"))) return;
    const { first: from, last: to } = monthOf(month);
    const before = monthOf(daysAfter(from, -1));
    const rows = await reportOf({ db }, clientId, { from: before.first, to, by: "month" });
    const [earlier, told] = [before.first, from].map((day) =>
      rows.find(({ key }) => key === day.slice(0, 7)),
    );
    if (!told || told.delivered + told.worked === 0) return;
    const link = `${environment.appUrl}${`/rapports?from=${from}&to=${to}&by=week` satisfies Href}`;
    const unsubscribe = unsubscribeUrl(environment, clientId, "report");
    await transport.send({
      ...{ to: recipient, link, code: null, unsubscribe },
      // So that a second copy, after a crash between sending it and noting that, is recognised as the same mail.
      messageId: digest(`monthly report\0${clientId}\0${month}`),
      ...(await monthlyReportMail(
        { month, told, before: earlier ? { month: before.first, told: earlier } : null },
        { link, unsubscribe },
      )),
    });
  },
);
