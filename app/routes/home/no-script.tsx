import type { FaqItem } from "#app/content/home/home-faq-copy.ts";
import type { noScript } from "#app/content/home/no-script-copy.ts";
import { publicLayout } from "#app/content/public-layout-copy.ts";
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
      <Section aria-labelledby="no-script-title" hasRule space="py-12">
        <h2 id="no-script-title" className="text-xl">
          {copy.heading}
        </h2>
        <div className="mt-8 grid gap-x-12 gap-y-8 text-sm md:grid-cols-2">
          <div>
            <h3 className="text-base">{copy.offers}</h3>
            <dl className="mt-2">
              {plans.map((plan) => (
                <div key={plan.name} className="mt-3">
                  <dt className="font-semibold">
                    <PlanLink plan={plan} hint={publicLayout.opensNewTab} /> {plan.price}
                    {plan.period} {copy.or} {plan.yearlyPrice}
                    {plan.yearlyPeriod} {copy.vat}
                  </dt>
                  <dd className="text-ink-soft">
                    {[...plan.features, plan.trial].filter(Boolean).join(", ")}.
                  </dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <h3 className="text-base">{copy.steps}</h3>
            <ol className="mt-2 list-decimal ps-5">
              {method.map(({ name, text }) => (
                <li key={name} className="mt-3">
                  <span className="font-semibold">{name}.</span> <span className="text-ink-soft">{text}</span>
                </li>
              ))}
            </ol>
          </div>
          <div>
            <h3 className="text-base">{copy.faq}</h3>
            <dl className="mt-2">
              {faq.map(({ question, answer }) => (
                <div key={question} className="mt-3">
                  <dt className="font-semibold">{question}</dt>
                  <dd className="text-ink-soft">{answer}</dd>
                </div>
              ))}
            </dl>
          </div>
          <div>
            <h3 className="text-base">{copy.contact}</h3>
            <address className="mt-2 not-italic">
              <p>
                {brand.company}, {brand.address.street}, {brand.address.postalCode} {brand.address.city}
              </p>
              <p>
                <a className="link inline-flex min-h-11 items-center" href={`mailto:${brand.email}`}>
                  {brand.email}
                </a>
              </p>
              <p>
                <a className="link inline-flex min-h-11 items-center" href={brand.phone.href}>
                  {brand.phone.label}
                </a>
              </p>
            </address>
          </div>
        </div>
      </Section>
    </noscript>
  );
}

function PlanLink({ plan, hint }: { plan: Plan; hint: string }) {
  const newTab = { target: "_blank", rel: "noopener noreferrer" };
  return (
    <a className="link" href={plan.href} {...(plan.opensNewTab && newTab)}>
      {plan.name}
      {plan.opensNewTab && <span className="sr-only"> {hint}</span>}
    </a>
  );
}
