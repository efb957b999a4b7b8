import type { FaqItem } from "~/content/home/home-faq-copy.ts";
import { agentQuestions } from "~/content/public/faq-copy.ts";

/** The structured data of /faq: all its questions and answers (schema.org FAQPage). decisions.md D36. */
export function faqData(general: readonly FaqItem[]) {
  return {
    "@type": "FAQPage",
    inLanguage: "fr",
    mainEntity: [...general, ...agentQuestions].map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
