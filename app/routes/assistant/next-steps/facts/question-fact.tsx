import type { AnsweredQuestion } from "#app/assistant/requests/inquiry/inquiry.ts";
import { agentQuestions, generalQuestions } from "#app/content/public/faq-copy.ts";
import { factsCopy } from "#app/content/signed-in/facts-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { offerFigures } from "#app/offers/sentences.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Facts } from "../facts-context.ts";
import { FactTitle, factLink } from "./fact-title.tsx";
import { LacksOffer } from "./lacks-offer.tsx";

const copy = factsCopy.question;

/** What is asked of the time at which something arrives, which it does with an offer alone. */
const ofArrival: readonly AnsweredQuestion[] = ["matin", "ready"];

/** A question of the FAQ with its answer; without an offer, first that there is none to arrive by. */
export function QuestionFact({
  question: id,
  facts: { pricingVariant, offer },
}: {
  question: AnsweredQuestion;
  facts: Facts;
}) {
  const found = [...generalQuestions(offerFigures(pricingVariant)), ...agentQuestions].find(
    (item) => item.id === id,
  );
  return (
    <>
      {offer?.isCurrent === false && ofArrival.includes(id) && (
        <div className="pb-2">
          <LacksOffer />
        </div>
      )}
      <FactTitle>{copy.title}</FactTitle>
      <p className="font-semibold leading-snug">{found?.question}</p>
      <p className="pt-1 leading-snug">{found?.answer}</p>
      <a href={"/faq" satisfies Href} className={factLink}>
        {copy.all}
        <Icon name="arrowRight" className="ms-1.5 inline" />
      </a>
    </>
  );
}
