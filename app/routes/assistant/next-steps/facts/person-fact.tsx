import { bookingLink } from "#app/assistant/requests/booking-link.ts";
import { brand } from "#app/content/brand.ts";
import { contact } from "#app/content/public/contact-copy.ts";
import { factsCopy } from "#app/content/signed-in/facts-copy.ts";
import { ExternalButton } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { Facts } from "../facts-context.ts";
import { FactTitle } from "./fact-title.tsx";

const copy = factsCopy.contact;
const { week, weekend } = contact.details;
const [mailbox, domain] = brand.email.split("@");

type Props = { isAboutHours: boolean; isCall?: boolean | undefined; facts: Facts };

/**
 * How the team is reached, and when; the hours first where they were asked for. Who asks to be called, or leaves an address or a
 * number, is told first that nobody learns of it here.
 */
export function PersonFact({ isAboutHours, isCall = false, facts }: Props) {
  const { bookingUrl, profile } = facts;
  const hours = (
    <Row key="hours" name={copy.hours}>
      {week.days}, {week.open}. {`${weekend.days}\u00A0: `}
      {weekend.closed.toLowerCase()}.
    </Row>
  );
  const lines = [
    <Row key="phone" name={copy.phone}>
      <a href={brand.phone.href} className="link inline-flex min-h-target items-center font-semibold">
        {brand.phone.label}
      </a>
    </Row>,
    <Row key="email" name={copy.email}>
      <a
        href={`mailto:${brand.email}`}
        className="link inline-flex min-h-target items-center font-semibold wrap-anywhere"
      >
        <span>
          {mailbox}@<wbr />
          {domain}
        </span>
      </a>
    </Row>,
  ];
  return (
    <>
      <FactTitle>{copy.title}</FactTitle>
      {isCall && <p className="pt-1 leading-snug">{copy.noCall}</p>}
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 pt-1">
        {isAboutHours ? [hours, ...lines] : [...lines, hours]}
      </dl>
      <ExternalButton
        variant="secondary"
        href={bookingLink(bookingUrl, profile?.company_name ?? "")}
        className="mt-3 max-w-full wrap-anywhere slim:grow slim:px-2"
      >
        {copy.book}
        <Icon name="external" />
        <span className="sr-only">{copy.opensNewTab}</span>
      </ExternalButton>
    </>
  );
}

function Row({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="py-1 text-ink-soft text-xs">{name}</dt>
      <dd className="py-1 leading-snug">{children}</dd>
    </>
  );
}
