/** A text that visitors read, and where it stands: `app/content/home/hero-copy.ts hero.lead`. */
export type ContentText = { place: string; text: string; language: "fr" | "en" };

/** What the rules compare with. */
export type ContentFacts = {
  /** The requirements, whose quoted strings are used to the letter. decisions.md D11. */
  requirements: string;
  /** Every price of the catalogue, in euros. */
  prices: ReadonlySet<number>;
};

type Rule = { problem: string; pattern: RegExp; isFrench?: true; places?: RegExp };

/** The pages that sell. Elsewhere, advice and the product's own limits name other figures. */
const selling = /^app\/content\/(home|offers|public\/(about|faq|contact))/;

/** Spaces that may break a line are the subject of app/content/typography.test.ts. */
const rules: readonly Rule[] = [
  {
    problem: "a word stands twice",
    pattern: /(?<![\p{L}’'-])(?!nous nous|vous vous)(\p{L}{2,})[ {2}]\1(?![\p{L}’'-])/iu,
  },
  { problem: "a straight apostrophe in French", pattern: /\p{L}'\p{L}/u, isFrench: true },
  { problem: "no space before ; ? !", pattern: /\p{L}[;?!](?:\s|$)/u, isFrench: true },
  { problem: "three dots instead of …", pattern: /\.\.\./ },
  {
    problem: "jargon that visitors need explained",
    pattern:
      /(?<!\p{L})(SDR|BDR|growth|outbound|inbound|cold[ -]?(?:mail|call)\p{L}*|scraping|lead gen|ICP)(?!\p{L})/iu,
    isFrench: true,
    places: selling,
  },
  {
    problem: "a claim that docs/product/requirements.md CLM does not make",
    pattern:
      /remplit votre CRM|garanti(?!t pas)|satisfait ou remboursé|sans engagement|résultats? assuré|taux de réponse|leader|n° ?1|meilleure? d[ue]|(?:\d|milliers?|centaines?) de? ?(?:clients|entreprises) nous|tous les CRM|à votre place\s*[:.] il écrit|envoie vos e-mails|ce matin vous auriez|de vrais exemples|cinq minutes|en un clic/iu,
    isFrench: true,
    places: selling,
  },
  {
    problem: "a delay that docs/product/requirements.md CLM does not promise",
    pattern:
      /(?<![\p{L}\d])(?!48\s|30\s|14\s|24\s?h|7 h|9 h|18 h|14 h)\d+\s(?:heures?|jours?|minutes?)(?!\p{L})/u,
    isFrench: true,
    places: selling,
  },
];

/** What is wrong with this text, in English. Texts that the requirements quote are never wrong. */
export function problemsOf({ place, text, language }: ContentText, facts: ContentFacts): string[] {
  if (facts.requirements.includes(text)) return [];
  const broken = rules.flatMap(({ problem, pattern, isFrench, places }) => {
    if ((isFrench && language !== "fr") || (places && !places.test(place))) return [];
    const found = pattern.exec(text);
    return found ? [`${problem}: “${found[0]}”`] : [];
  });
  const amounts = [...text.matchAll(/(\d[\d\s., {2}]*)\s?€/gu)].map(([, digits = ""]) =>
    Number(digits.replace(/[\s.]/gu, "").replace(",", ".")),
  );
  const wrong = amounts.filter((amount) => !facts.prices.has(amount));
  return [...broken, ...wrong.map((amount) => `a price that the catalogue does not have: ${amount} €`)];
}

/** Every text in a value of a module of copy: of functions, what they return for plain arguments. */
export function textsIn(value: unknown, place: string): ContentText[] {
  if (typeof value === "string") return [{ place, text: value, language: languageOf(place) }];
  if (typeof value === "function") return textsIn(sampleOf(value), `${place}()`);
  if (value instanceof Map || value instanceof Set) return textsIn([...value], place);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, `${place}.${name}`));
}

const languageOf = (place: string) => (/\.en(\.|$)/.test(place) ? "en" : "fr");

const samples = [
  ["Exemple", "Modèle", "Essai", "Cas"],
  [2, 3, 4, 5],
];

/** What a function of copy returns for words, or for numbers; `null` for one that needs more. */
function sampleOf(write: unknown): unknown {
  for (const given of samples) {
    try {
      return (write as (...given: unknown[]) => unknown)(...given);
    } catch {
      // It needs another kind of argument.
    }
  }
  return null;
}
