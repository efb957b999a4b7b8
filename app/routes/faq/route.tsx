import { useHasRegister } from "#app/components/use-has-register.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { faqPage, generalQuestions } from "#app/content/public/faq-copy.ts";
import { socialCardOf } from "#app/content/social-cards.ts";
import type { Href } from "#app/hrefs.ts";
import { offerFigures } from "#app/offers/sentences.ts";
import { services } from "#app/services.server.ts";
import { Accordion } from "#app/ui/accordion.tsx";
import { AnchorButton } from "#app/ui/form/button.tsx";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import type { Route } from "./+types/route.tsx";
import { AgentQuestions } from "./agent-questions.tsx";
import { faqData } from "./faq-structured-data.ts";
import { type PriceFigures, priceFigures } from "./price-figures.ts";
import { PriceTable } from "./price-table.tsx";

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: faqPage.title,
    description: faqPage.description,
    indexed: true,
    structuredData: faqData(loaderData?.general ?? []),
  });

/** Derives the answers on the server, so that the catalogue stays out of the scripts. */
export function loader({ context }: Route.LoaderArgs) {
  const { pricingVariant } = context.get(services).environment;
  const general = generalQuestions(offerFigures(pricingVariant));
  return { general, prices: priceFigures(pricingVariant), socialImage: socialCardOf("faq") };
}

export default function Faq({ loaderData: { general, prices } }: Route.ComponentProps) {
  const hasRegister = useHasRegister();
  const items = general.map(({ question, answer, besideTable, leadsToMarket }) => ({
    question,
    answer: besideTable ? (
      <Prices figures={prices} text={besideTable} />
    ) : leadsToMarket && hasRegister ? (
      <WithMarket answer={answer} />
    ) : (
      answer
    ),
  }));
  return (
    <div className="mx-auto w-full max-w-page py-12 sm:py-16 lg:py-20">
      <h1 className="text-3xl">{faqPage.heading}</h1>
      <p className="mt-6 max-w-measure text-ink-soft text-lg">{faqPage.lead}</p>
      <section
        aria-labelledby="le-service"
        className="mt-12 grid gap-x-16 gap-y-6 sm:mt-16 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]"
      >
        <h2 id="le-service" className="text-2xl">
          {faqPage.general}
        </h2>
        <Accordion name="service" items={items} isFirstOpen />
      </section>
      <AgentQuestions />
      <More />
    </div>
  );
}

function WithMarket({ answer }: { answer: string }) {
  return (
    <>
      <p>{wholeEmails(answer)}</p>
      <p className="mt-3">
        <a href={"/combien-d-entreprises" satisfies Href} className="link">
          {faqPage.market}
        </a>
      </p>
    </>
  );
}

function Prices({ figures, text }: { figures: PriceFigures; text: string }) {
  return (
    <>
      <PriceTable {...figures} />
      <p className="mt-3">{wholeEmails(text)}</p>
    </>
  );
}

function More() {
  const { heading, text, action } = faqPage.more;
  return (
    <section aria-labelledby="encore" className="mt-16 border-line border-t pt-10 sm:mt-20 sm:pt-12">
      <h2 id="encore" className="text-2xl">
        {heading}
      </h2>
      <p className="mt-4 max-w-measure text-ink-soft text-lg">{text}</p>
      <AnchorButton href="/contact" className="mt-8">
        {action}
      </AnchorButton>
    </section>
  );
}
