import { recordCopy } from "#app/content/prospects/record-copy.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Prospect } from "#app/prospects/prospects-protocol.ts";
import { CopyButton } from "./copy-button.tsx";
import { mailHref, phoneHref } from "./hrefs.ts";

const words = copy.record;

/** How to reach the person: each address with what is known of it, one press to use it and one to copy it. */
export function Contacts({ prospect }: { prospect: Pick<Prospect, "email" | "phone"> }) {
  const { email, phone } = prospect;
  return (
    <dl className="list-contacts">
      <dt>{recordCopy.email}</dt>
      <dd>
        {email.value ? (
          <>
            <a href={mailHref(email.value)}>{email.value}</a>
            <State state={email.state} />
            <CopyButton text={email.value} label={words.copyEmail} copied={words.copiedEmail} />
          </>
        ) : (
          <>
            {words.noEmail} <State state="missing" />
          </>
        )}
      </dd>
      <dt>{recordCopy.phone}</dt>
      <dd>
        {phone.value ? (
          <>
            <PhoneLink number={phone.value} />
            <State state={phone.state} />
            <CopyButton text={phone.value} label={words.copyPhone} copied={words.copiedPhone} />
          </>
        ) : (
          <>
            {words.noPhone} <State state="missing" />
          </>
        )}
      </dd>
    </dl>
  );
}

function PhoneLink({ number }: { number: string }) {
  const href = phoneHref(number);
  return href ? <a href={href}>{number}</a> : number;
}

function State({ state }: { state: Prospect["email"]["state"] }) {
  return (
    <span data-state={state} className={`list-state ${state === "verified" ? "mark-check" : ""}`}>
      {words.states[state]}
    </span>
  );
}
