import type { ReactNode } from "react";
import { Link } from "react-router";
import { dayInWords } from "#app/calendar/day-in-words.ts";
import { clientCopy as copy } from "#app/content/desk/client-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { ClientRecord } from "#app/operators/clients/read-client.server.ts";
import type { ActionResult } from "./action-result.ts";
import { ClientFacts } from "./facts/client-facts.tsx";
import { ImportSection } from "./import/import-section.tsx";
import { ListSection } from "./list-section.tsx";
import { NightsTable } from "./nights-table.tsx";
import { OfferSection } from "./offer-section.tsx";
import { Section } from "./section.tsx";
import { sections, useToldResult } from "./use-told-result.ts";

type Props = {
  client: ClientRecord;
  today: string;
  wouldGoOn: string;
  result: ActionResult | null;
};

/** What is known of a customer, and what an operator may do: nothing of what was written, and nobody of the list. */
export function ClientPage({ client, today, wouldGoOn, result }: Props) {
  const { id, email, since, hasMail, profile, subscription, hold, nights, counts, imports } = client;
  const done = useToldResult(result);
  return (
    <>
      <p>
        <Link
          to={"/operateur/clients" satisfies Href}
          className="link inline-flex min-h-11 items-center font-semibold text-sm"
        >
          {copy.back}
        </Link>
      </p>
      <h1 className="text-2xl wrap-anywhere">{email}</h1>
      {profile?.companyName && <p className="mt-1 font-semibold wrap-anywhere">{profile.companyName}</p>}
      <p className="mt-2 text-ink-soft">
        {copy.since(dayInWords(since))}, {hasMail ? copy.hasMail : copy.noMail}.{" "}
        <Link
          to={`/operateur/journal?client=${encodeURIComponent(id)}` satisfies Href}
          className="link inline-flex min-h-6 items-center"
        >
          {copy.journal}
        </Link>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-10 pt-8">
        <Section id={sections.offer} title={copy.offer.title}>
          <OfferSection key={done} {...{ subscription, today, wouldGoOn, result }} />
        </Section>
        <Section id={sections.list} title={copy.list.title}>
          <ListSection key={done} {...{ counts, hold, result }} />
        </Section>
        <Section title={copy.nights.title} isWide>
          {nights.length === 0 ? <Nothing>{copy.nights.empty}</Nothing> : <NightsTable nights={nights} />}
        </Section>
        <Section id={sections.imports} title={copy.imports.title} isWide>
          <ImportSection
            {...{ id, imports, result, done }}
            isCancelled={subscription?.isCancelled ?? false}
          />
        </Section>
        <ClientFacts client={client} />
      </div>
    </>
  );
}

function Nothing({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft">{children}</p>;
}
