import type { ReactNode } from "react";
import { useExternalLinks } from "#app/components/use-external-links.ts";
import { brand } from "#app/content/brand.ts";
import { contact } from "#app/content/public/contact-copy.ts";
import { publicLayout } from "#app/content/public-layout-copy.ts";
import { ExternalButton } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { OpeningDays } from "./opening-days.tsx";

const { details, demo } = contact;

/** Address, opening hours and the link to a demo. */
export function ContactDetails() {
  const { bookingUrl } = useExternalLinks();
  const { company, address, phone, email } = brand;
  return (
    <section aria-labelledby="coordonnees" className="@container self-start lg:sticky lg:top-28">
      <h2 id="coordonnees" className="text-xl">
        {details.heading}
      </h2>
      <dl className="mt-6 border-line border-t">
        <Fact label={details.address}>
          <address className="not-italic">
            {company}
            <br />
            {address.street}
            <br />
            {address.postalCode} {address.city}
          </address>
        </Fact>
        <Fact label={details.phone}>
          <a href={phone.href} className="link -my-2.5 inline-flex min-h-11 items-center tabular-nums">
            {phone.label}
          </a>
        </Fact>
        <Fact label={details.email}>
          <a
            href={`mailto:${email}`}
            className="link -my-2.5 inline-flex min-h-11 items-center wrap-anywhere"
          >
            {email}
          </a>
        </Fact>
        <Fact label={details.hours}>
          <OpeningDays />
          <Hours days={details.week.days} when={details.week.open} />
          <Hours days={details.weekend.days} when={details.weekend.closed} />
        </Fact>
      </dl>
      <h3 className="mt-8 text-base">{demo.heading}</h3>
      <p className="mt-1 text-ink-soft text-sm">{demo.text}</p>
      <ExternalButton href={bookingUrl} variant="secondary" className="mt-4">
        <span lang="en">{demo.book}</span>
        <Icon name="external" />
        <span className="sr-only">{publicLayout.opensNewTab}</span>
      </ExternalButton>
    </section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-1 border-line border-b py-4 sm:@min-[18rem]:grid-cols-[8rem_minmax(0,1fr)]">
      <dt className="text-ink-soft text-sm">{label}</dt>
      <dd className="text-base">{children}</dd>
    </div>
  );
}

function Hours({ days, when }: { days: string; when: string }) {
  return (
    <p className="flex max-w-80 flex-wrap justify-between gap-x-6">
      <span>{days}</span>
      <span className="tabular-nums">{when}</span>
    </p>
  );
}
