import type { FaqItem } from "#app/content/home/home-faq-copy.ts";
import type { noScript } from "#app/content/home/no-script-copy.ts";
import { publicLayout } from "#app/content/public-layout-copy.ts";
import type { Plan } from "#app/offers/plans.ts";
import { wholeEmails } from "#app/ui/unbroken.tsx";
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
      <Section aria-labelledby="no-script-title" hasRule space="py-12" className="no-script">
        <h2 id="no-script-title">{copy.heading}</h2>
        <h3>{copy.offers}</h3>
        {plans.map((plan) => (
          <p key={plan.name}>
            <PlanLink plan={plan} />
            {wholeEmails(offerText(plan, copy))}
          </p>
        ))}
        <h3>{copy.steps}</h3>
        <ol>
          {method.map(({ name, text }) => (
            <li key={name}>{wholeEmails(`${name}. ${text}`)}</li>
          ))}
        </ol>
        <h3>{copy.faq}</h3>
        {faq.map(({ question, answer }) => (
          <p key={question} className="answer">
            {wholeEmails(`${question}\n${answer}`)}
          </p>
        ))}
        <h3>{copy.contact}</h3>
        <address>
          {`${brand.company}, ${brand.address.street}, ${brand.address.postalCode}\u00A0${brand.address.city}`}
          <a className="link" href={`mailto:${brand.email}`}>
            {brand.email}
          </a>
          <a className="link" href={brand.phone.href}>
            {brand.phone.label}
          </a>
        </address>
      </Section>
    </noscript>
  );
}

function offerText(plan: Plan, copy: Props["copy"]): string {
  const { price, period, yearlyPrice, yearlyPeriod, features, trial } = plan;
  const contents = [...features, trial].filter(Boolean).join(", ");
  return ` ${price}${period} ${copy.or} ${yearlyPrice}${yearlyPeriod} ${copy.vat}. ${contents}.`;
}

function PlanLink({ plan: { name, href, opensNewTab } }: { plan: Plan }) {
  const newTab = { target: "_blank", rel: "noopener noreferrer" };
  return (
    <a className="link font-semibold" href={href} {...(opensNewTab && newTab)}>
      {name}
      {opensNewTab && <span className="sr-only"> {publicLayout.opensNewTab}</span>}
    </a>
  );
}
