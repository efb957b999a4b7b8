import type { FaqItem } from "#app/content/home/home-faq-copy.ts";
import type { noScript } from "#app/content/home/no-script-copy.ts";
import type { Plan } from "#app/offers/plans.ts";
import type { HowItWorksCopy } from "./how-it-works/how-it-works.tsx";
import { Section } from "./section.tsx";

type Props = {
  copy: typeof noScript;
  plans: Plan[];
  method: HowItWorksCopy["method"];
  faq: FaqItem[];
  brand: {
    company: string;
    email: string;
    phone: { label: string; href: string };
    address: { street: string; postalCode: string; city: string };
  };
};

/** A short version of the page for browsers without scripts, from the same content. NOS-01 to NOS-05. */
export function NoScript({ copy, plans, method, faq, brand }: Props) {
  return (
    <noscript>
      <Section
        aria-labelledby="no-script-title"
        hasRule
        space="py-12"
        className="columns-[20rem] gap-x-12 text-sm"
      >
        <h2 id="no-script-title" className="pb-4 text-xl [column-span:all]">
          {copy.heading}
        </h2>
        <h3 className="mt-4 text-base">{copy.offers}</h3>
        {plans.map(({ name, href, price, period, yearlyPrice, yearlyPeriod, features, trial }) => (
          <p key={name} className="mt-3 text-ink-soft">
            <a className="link font-semibold" href={href}>
              {name}
            </a>{" "}
            {`${price}${period} ${copy.or} ${yearlyPrice}${yearlyPeriod} ${copy.vat}. ${[...features, trial].filter(Boolean).join(", ")}.`}
          </p>
        ))}
        <h3 className="mt-8 text-base">{copy.steps}</h3>
        <ol className="mt-2 list-decimal break-inside-avoid ps-5 text-ink-soft">
          {method.map(({ name, text }) => (
            <li key={name} className="mt-3">{`${name}. ${text}`}</li>
          ))}
        </ol>
        <h3 className="mt-8 text-base">{copy.faq}</h3>
        {faq.map(({ question, answer }) => (
          <p
            key={question}
            className="mt-3 break-inside-avoid whitespace-pre-line text-ink-soft first-line:font-semibold first-line:text-ink"
          >{`${question}\n${answer}`}</p>
        ))}
        <h3 className="mt-8 text-base">{copy.contact}</h3>
        <address className="mt-2 grid justify-items-start break-inside-avoid not-italic">
          {`${brand.company}, ${brand.address.street}, ${brand.address.postalCode} ${brand.address.city}`}
          <a className="link inline-flex min-h-11 items-center" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
          <a className="link inline-flex min-h-11 items-center" href={brand.phone.href}>
            {brand.phone.label}
          </a>
        </address>
      </Section>
    </noscript>
  );
}
