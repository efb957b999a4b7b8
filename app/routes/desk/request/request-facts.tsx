import type { ReactNode } from "react";
import { answerBy, daysLeft } from "#app/contact/inbox/answer-by.ts";
import { requestsCopy } from "#app/content/desk/requests-copy.ts";
import type { OpenedRequest } from "#app/operators/requests/open-request.server.ts";
import { DeskTime } from "../desk-time.tsx";

const { request: copy, rights, message, columns, nobody, left } = requestsCopy;

/** Who wrote, about what, and until when an answer is due. */
export function RequestFacts({ request, now }: { request: OpenedRequest; now: number }) {
  const { firstName, lastName, email, company, subject, dataRight } = request;
  const facts: [name: string, value: ReactNode][] = [
    [copy.who, `${firstName} ${lastName}`],
    [copy.email, email],
    [copy.company, company || copy.noCompany],
    [copy.subject, subject],
    [columns.kind, dataRight === null ? message : rights[dataRight]],
    [copy.received, <DeskTime key="received" moment={request.createdAt} />],
    ...(dataRight === null || request.state !== "open"
      ? []
      : [
          [
            copy.left,
            copy.until(frenchDay(answerBy(request.createdAt)), left(daysLeft(request.createdAt, now))),
          ] as [string, ReactNode],
        ]),
    [copy.team, request.deliveredAt ? <DeskTime key="team" moment={request.deliveredAt} /> : copy.notYet],
    [copy.client, request.clientId === null ? copy.noClient : copy.isClient],
    [copy.assigned, request.assignedTo ?? nobody],
  ];
  return (
    <dl className="grid content-start gap-x-6 gap-y-3 text-sm sm:max-lg:grid-cols-2">
      {facts.map(([name, value]) => (
        <div key={name} className="border-line border-b pb-3">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="font-medium wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const format = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });

/** A day such as 2026-03-02 as one says it. */
const frenchDay = (day: string) => format.format(new Date(day));
