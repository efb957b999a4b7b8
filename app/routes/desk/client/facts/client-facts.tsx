import { Link } from "react-router";
import { deviceOf } from "#app/accounts/session/device.ts";
import { dayInWords } from "#app/calendar/day-in-words.ts";
import { clientCopy as copy } from "#app/content/desk/client-copy.ts";
import { requestsCopy } from "#app/content/desk/requests-copy.ts";
import { account } from "#app/content/signed-in/account-copy.ts";
import type { Href } from "#app/hrefs.ts";
import type { ClientRecord } from "#app/operators/clients/read-client.server.ts";
import { DeskTime } from "../../desk-time.tsx";
import { Section } from "../section.tsx";
import { ProfileFacts } from "./profile-facts.tsx";

/** What the customer said of themselves, what was understood of it, where they are signed in, and what they asked for. */
export function ClientFacts({ client }: { client: ClientRecord }) {
  return (
    <>
      <Section title={copy.targeting.title}>
        <Targeting targeting={client.targeting} />
        {client.personas.length > 0 && (
          <>
            <h3 className="font-semibold text-sm">{copy.targeting.personas}</h3>
            {client.personas.map(({ id, name, share, criteria }) => (
              <div key={id} className="grid grid-cols-[minmax(0,1fr)] gap-1">
                <p className="font-medium wrap-anywhere">{copy.targeting.persona(name, share)}</p>
                <Lines lines={criteria} />
              </div>
            ))}
          </>
        )}
      </Section>
      <Section title={copy.profile.title}>
        <ProfileFacts profile={client.profile} />
      </Section>
      <Section title={copy.sessions.title}>
        <Sessions sessions={client.sessions} />
      </Section>
      <Section title={copy.requests.title}>
        <Requests requests={client.requests} email={client.email} />
      </Section>
    </>
  );
}

function Targeting({ targeting }: Pick<ClientRecord, "targeting">) {
  const { followsProfile, understood, notUnderstood } = targeting;
  return (
    <>
      <p className="text-ink-soft">{followsProfile ? copy.targeting.follows : copy.targeting.own}</p>
      <Lines lines={understood} />
      {notUnderstood.length > 0 && (
        <>
          <h3 className="font-semibold text-sm">{copy.targeting.missed}</h3>
          <Lines lines={notUnderstood} />
        </>
      )}
    </>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-1">
      {lines.map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}

function Sessions({ sessions }: Pick<ClientRecord, "sessions">) {
  if (sessions.length === 0) return <p className="text-ink-soft">{copy.sessions.empty}</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-1">
      {sessions.map(({ id, userAgent, lastUsedAt, createdAt }) => {
        const { browser, system } = deviceOf(userAgent);
        return (
          <li key={id}>
            {account.sessions.device(browser, system)}
            <span className="text-ink-soft">
              , {account.sessions.since.toLowerCase()} {dayInWords(createdAt)},{" "}
              {copy.sessions.lastUsed(dayInWords(lastUsedAt))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Requests({ requests, email }: Pick<ClientRecord, "requests" | "email">) {
  if (requests.length === 0) return <p className="text-ink-soft">{copy.requests.empty}</p>;
  const query = new URLSearchParams({ etat: "all", q: email });
  return (
    <>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
        {requests.map(({ id, reference, subject, state, createdAt }) => (
          <li key={id} className="wrap-anywhere">
            <Link
              to={`/operateur/demandes/${id}` satisfies Href}
              className="link inline-flex min-h-11 items-center font-semibold tabular-nums"
            >
              {reference}
            </Link>{" "}
            {subject}{" "}
            <span className="text-ink-soft">
              {requestsCopy.states[state]}, <DeskTime moment={createdAt} />
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link
          to={`/operateur/demandes?${query}` satisfies Href}
          className="link inline-flex min-h-11 items-center font-semibold text-sm"
        >
          {copy.requests.toAll}
        </Link>
      </p>
    </>
  );
}
