import { instructions } from "#app/content/assistant/instructions-copy.ts";
import { brand } from "#app/content/brand.ts";
import { contact } from "#app/content/public/contact-copy.ts";
import { agentQuestions, type GeneralQuestionId, generalQuestions } from "#app/content/public/faq-copy.ts";
import type { PricingVariant } from "#app/offers/price-rules.ts";
import { offerFigures, volumeSentence } from "#app/offers/sentences.ts";
import { periodInWords } from "#app/periods-in-words.ts";

const copy = instructions.service;

/** The answers of the FAQ that neither the rules nor the catalogue give. */
const general: readonly GeneralQuestionId[] = ["what", "who", "crm", "data", "cancel"];
const ofAgent: readonly string[] = ["trouver", "verifier", "commencer", "matin"];

/**
 * What customers ask about the product: the answers of the FAQ, how to reach the team and when, how to cancel and pay, what is
 * certified, what each page does, and how long things are kept. The same for every customer. docs/decisions/0049-replies-from-facts.md has its length.
 */
export function serviceFacts(variant: PricingVariant): string {
  const answers = [
    ...generalQuestions(offerFigures(variant)).filter(({ id }) => general.includes(id)),
    ...agentQuestions.filter(({ id }) => ofAgent.includes(id)),
  ].map(({ question, answer }) => `${question} ${answer}`);
  const lines = [
    ...answers,
    volumeSentence(),
    contactLine(),
    ...copy.terms(brand.email),
    copy.trust,
    ...copy.pages,
    periodLine(),
  ];
  return lines.map((line) => `- ${line}`).join("\n");
}

function contactLine(): string {
  const { email, phone, address } = brand;
  const { week, weekend } = contact.details;
  return copy.contact({
    email,
    phone: phone.label,
    address: `${address.street}, ${address.postalCode} ${address.city}`,
    days: week.days,
    open: week.open,
    weekend: `${weekend.days} : ${weekend.closed}`,
  });
}

function periodLine(): string {
  return copy.periods({
    link: periodInWords("link"),
    session: periodInWords("session"),
    idleProspect: periodInWords("idleProspect"),
    accountArchive: periodInWords("accountArchive"),
  });
}
