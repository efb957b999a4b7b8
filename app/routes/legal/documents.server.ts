import { type Section, textSections } from "#app/components/text/text-sections.server.ts";
import accessibilite from "#app/content/legal/accessibilite.md?raw";
import confiance from "#app/content/legal/confiance.md?raw";
import cookies from "#app/content/legal/cookies.md?raw";
import { legal } from "#app/content/legal/legal-copy.ts";
import mentionsLegales from "#app/content/legal/mentions-legales.md?raw";
import privacy from "#app/content/legal/privacy.md?raw";
import terms from "#app/content/legal/terms.md?raw";
import { trust } from "#app/content/legal/trust-copy.ts";
import { periodInWords } from "#app/periods-in-words.ts";
import { factsFor, type LegalSettings } from "./facts/facts.server.ts";

const sources = { privacy, terms, cookies, "mentions-legales": mentionsLegales, confiance, accessibilite };

export type LegalName = keyof typeof sources;

export type LegalDocument = {
  name: LegalName;
  title: string;
  description: string;
  /** The date on which it came into force; `null` for the texts that only state facts. */
  date: { iso: string; label: string } | null;
  /** What the page says at a glance, before its sections. */
  highlights: readonly { title: string; text: string }[];
  sections: Section[];
};

const dated: readonly LegalName[] = ["privacy", "terms", "cookies"];

export function isLegalName(name: string): name is LegalName {
  return Object.hasOwn(sources, name);
}

/** A legal text with its placeholders filled in. Throws on an unknown placeholder, which is a mistake in the text. */
export function legalDocument(name: LegalName, settings: LegalSettings): LegalDocument {
  return {
    name,
    ...legal.pages[name],
    date: dated.includes(name) ? legal.date : null,
    highlights: name === "confiance" ? trust.highlights(periodInWords) : [],
    sections: textSections(fillIn(sources[name], factsFor(settings))),
  };
}

function fillIn(text: string, facts: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`The legal texts have no fact for ${whole}.`);
    return fact;
  });
}
