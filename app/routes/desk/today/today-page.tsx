import type { ReactNode } from "react";
import { todayCopy as copy, limitInWords } from "#app/content/desk/today-copy.ts";
import type { Today } from "#app/operators/today/today.server.ts";
import { clientsHref } from "../clients-href.ts";
import { DeskTime } from "../desk-time.tsx";
import { DeliveriesToday } from "./deliveries-today.tsx";
import { HealthTable } from "./health-table.tsx";
import { MorningToday } from "./morning-today.tsx";
import { NumberLink } from "./number-link.tsx";
import { RequestsToday } from "./requests-today.tsx";

/** What waits, what failed and how everything is; each number leads to its rows. interpretation.md D234. */
export function TodayPage({ today }: { today: Today }) {
  const { morning, failedNights, outbox, failingWebhooks, requests, newClients, limits, model, health } =
    today;
  return (
    <>
      <h1 className="text-2xl">{copy.title}</h1>
      <p className="mt-2 max-w-measure text-ink-soft text-sm">
        {copy.at} <DeskTime moment={today.at} />. {copy.live}
      </p>
      <div className="mt-6 grid gap-x-12 gap-y-10 md:grid-cols-2">
        <Part id="morning" title={copy.morning.title}>
          <MorningToday morning={morning} failed={failedNights} />
        </Part>
        <Part id="requests" title={copy.requests.title}>
          <RequestsToday requests={requests} now={today.at.getTime()} />
        </Part>
        <Part id="deliveries" title={copy.deliveries.title}>
          <DeliveriesToday outbox={outbox} failingWebhooks={failingWebhooks} now={today.at.getTime()} />
        </Part>
        <Part id="clients" title={copy.clients.title}>
          <NumberLink
            count={newClients}
            most={1_000}
            label={copy.clients.fresh}
            to={clientsHref({ nouveaux: "7" })}
          />
        </Part>
        <Part id="limits" title={copy.limits.title}>
          {limits.length === 0 ? (
            <p className="text-ink-soft">{copy.limits.none}</p>
          ) : (
            <dl className="grid gap-1">
              {limits.map(({ name, count }) => (
                <div key={name} className="flex flex-wrap justify-between gap-x-4">
                  <dt>{limitInWords(name)}</dt>
                  <dd className="tabular-nums">{copy.limits.hit(count)}</dd>
                </div>
              ))}
            </dl>
          )}
        </Part>
        <Part id="model" title={copy.model.title}>
          <p className={model && model.used >= model.budget ? "font-semibold text-danger" : "text-ink-soft"}>
            {model ? copy.model.used(model.used, model.budget) : copy.model.off}
          </p>
        </Part>
      </div>
      <div className="mt-12">
        <Part id="health" title={copy.health.title}>
          <HealthTable health={health} />
        </Part>
      </div>
    </>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="mb-3 border-line border-b pb-2 font-semibold text-lg">
        {title}
      </h2>
      {children}
    </section>
  );
}
