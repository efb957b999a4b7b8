import { deviceOf } from "#app/accounts/session/device.ts";
import { clientCopy as copy } from "#app/content/desk/client-copy.ts";
import { account } from "#app/content/signed-in/account-copy.ts";
import type { ClientRecord } from "#app/operators/clients/read-client.server.ts";
import { dayInWords } from "../../day-in-words.ts";
import { DeskTime } from "../../desk-time.tsx";
import { Section } from "../section.tsx";
import { ProfileFacts } from "./profile-facts.tsx";

/** What the customer said of themselves, what was understood of it, where they are signed in, and what they asked for. */
export function ClientFacts({ client }: { client: ClientRecord }) {
  return (
    <>
      <Section title={copy.targeting.title}>
        <Targeting targeting={client.targeting} />
      </Section>
      <Section title={copy.profile.title}>
        <ProfileFacts profile={client.profile} />
      </Section>
      <Section title={copy.sessions.title}>
        <Sessions sessions={client.sessions} />
      </Section>
      <Section title={copy.requests.title}>
        <Requests requests={client.requests} />
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

function Requests({ requests }: Pick<ClientRecord, "requests">) {
  if (requests.length === 0) return <p className="text-ink-soft">{copy.requests.empty}</p>;
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {requests.map(({ id, reference, subject, createdAt }) => (
        <li key={id} className="wrap-anywhere">
          <span className="font-semibold tabular-nums">{reference}</span> {subject}{" "}
          <span className="text-ink-soft">
            <DeskTime moment={createdAt} />
          </span>
        </li>
      ))}
    </ul>
  );
}
