import { agentQuestions, type GeneralQuestion } from "#app/content/public/faq-copy.ts";

/** A question with the words that the page has for it. */
const asShown = ({ question, answer, besideTable }: GeneralQuestion) => ({
  question,
  answer: besideTable ?? answer,
});

/** The structured data of /faq: all its questions and answers (schema.org FAQPage). interpretation.md D36. */
export function faqData(general: readonly GeneralQuestion[]) {
  return {
    "@type": "FAQPage",
    inLanguage: "fr",
    mainEntity: [...general.map(asShown), ...agentQuestions].map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
