/** A text that visitors read, and where it stands: `app/content/home/hero-copy.ts hero.lead`. */
export type ContentText = { place: string; text: string; language: "fr" | "en" };

/** What the rules compare with. */
export type ContentFacts = {
  /** The requirements, whose quoted strings are used to the letter. interpretation.md D11. */
  requirements: string;
  /** Every price of the catalogue, in euros. */
  prices: ReadonlySet<number>;
  /** Every length of time that the pages which sell may promise, such as `48 heures`. */
  lengths: ReadonlySet<string>;
  /** The prospects per month to which the volume can grow. CLM-13. */
  volumes: readonly number[];
};

type Rule = { problem: string; pattern: RegExp; isFrench?: true; places?: RegExp };

/** The pages that sell. Elsewhere, advice and the product's own limits name other figures. */
const selling =
  /^app\/content\/(home|offers|scope-copy|seo-copy|public-layout-copy|public\/(about|faq|contact))/;

/** All that is read without an account, but not the legal texts, nor /vos-donnees, which says what they say. */
const open =
  /^app\/content\/(?!signed-in|assistant|drafts|mails|legal|public\/(your-data|data-request|login))/;

/** Spaces that may break a line are the subject of app/content/typography.test.ts. */
const rules: readonly Rule[] = [
  {
    problem: "a word stands twice",
    pattern: /(?<![\p{L}’'-])(?!nous\snous|vous\svous)(\p{L}{2,})\s\1(?![\p{L}’'-])/iu,
  },
  { problem: "a straight apostrophe in French", pattern: /\p{L}'\p{L}/u, isFrench: true },
  { problem: "no space before ; ? !", pattern: /\p{L}[;?!](?:\s|$)/u, isFrench: true },
  { problem: "a thin space, which cannot be seen", pattern: /\u202F[;:!?»]|«\u202F/u },
  { problem: "three dots instead of …", pattern: /\.\.\./ },
  {
    problem: "jargon that visitors need explained",
    pattern:
      /(?<!\p{L})(SDR|BDR|growth|outbound|inbound|cold[ -]?(?:mail|call)\p{L}*|scraping|scoring|sourcing|nurturing|lead gen|pipeline|closing|reporting|workflow|insights?|KPI|ROI|ICP|personas?(?!\sLinkedIn illimités|\s: un profil))(?!\p{L})/iu,
    isFrench: true,
    places: open,
  },
  {
    problem: "“lead” for “prospect”",
    pattern: /(?<!\p{L})(?!leads par mois|leads à votre place)leads?(?!\p{L})/iu,
    isFrench: true,
    places: open,
  },
  {
    problem: "“fonction” for “poste”",
    pattern: /(?<!\p{L}|en )fonctions?(?!\p{L})/iu,
    isFrench: true,
    places: open,
  },
  {
    problem: "“agent” for “assistant”",
    pattern: /(?<!\p{L})agents?(?!\p{L}|\sIA)/iu,
    isFrench: true,
    places: open,
  },
  {
    problem: "another wording for the CRM (CLM-06)",
    pattern: /(?<!un CRM qui se lit comme un )tableur/iu,
    isFrench: true,
    places: open,
  },
  {
    problem: "dedicated support, which is Scale's, for every offer (PCN-07, PCN-19)",
    pattern: /(?:un|le|avec) support dédié/iu,
    isFrench: true,
    places: open,
  },
  {
    problem: "contacts are counted; nobody can promise conversations (interpretation.md D51)",
    pattern: /conversations? (?:ouvertes?|par mois)/iu,
    isFrench: true,
    places: selling,
  },
  {
    problem: "a claim that docs/product/requirements.md CLM does not make",
    pattern:
      /remplit votre CRM|garanti(?!t pas)|satisfait ou remboursé|sans engagement|résultats? assuré|taux de réponse|leader|n° ?1|meilleure? d[ue]|(?:\d|milliers?|centaines?) de? ?(?:clients|entreprises) nous|tous les CRM|à votre place\s*[:.] il écrit|envoie vos e-mails|ce matin vous auriez|de vrais exemples|(?:cinq|quelques) minutes|en un clic|toutes les équipes/iu,
    isFrench: true,
    places: selling,
  },
  {
    problem: "an ease that docs/product/requirements.md CLM does not promise",
    pattern:
      /(?:sans rien|rien à|sans) (?:re)?(?:installer|saisir)|logiciel à apprendre|sans compte|réglons tout|premier café|à neuf heures|jour 1|minutes?\s(?:\p{L}+\s){0,3}suffi/iu,
    isFrench: true,
    places: selling,
  },
  {
    problem: "only the e-mail is verified (CLM-03)",
    pattern:
      /vérifie(?:nt|r)? (?:les|leurs|vos) (?:coordonnées|numéros|téléphones)|(?:coordonnées|prospects(?: B2B)?|téléphones?|numéros?)(?: sont)? vérifiée?s?(?!\p{L})/iu,
    isFrench: true,
    places: open,
  },
  {
    problem: "within 48 hours the service is ready, not the first list (BIZ-02)",
    pattern: /premi[eè]re liste[^.]*(?:48|heures)|48\sheures[^.]*premi[eè]re liste/iu,
    isFrench: true,
    places: open,
  },
  {
    problem: "a length in words, which nothing compares with the business rules",
    pattern: /(?<!\p{L})(?:quinze|vingt|trente|quarante)(?:-\p{L}+)? (?:minutes|heures|jours)(?!\p{L})/iu,
    isFrench: true,
    places: selling,
  },
];

const lengthsIn = /(?<![\p{L}\d])\d+\s(?:minutes?|heures?|jours?|mois|ans?)(?!\p{L})/gu;
const volumesIn = /((?:\d+, )*\d+ ou \d+) (?:leads|prospects) par mois/gu;

/** What is wrong with this text, in English. Texts that the requirements quote are never wrong. */
export function problemsOf({ place, text, language }: ContentText, facts: ContentFacts): string[] {
  if (facts.requirements.includes(text)) return [];
  const broken = rules.flatMap(({ problem, pattern, isFrench, places }) => {
    if ((isFrench && language !== "fr") || (places && !places.test(place))) return [];
    const found = pattern.exec(text);
    return found ? [`${problem}: “${found[0]}”`] : [];
  });
  return [...broken, ...wrongFigures(text, place, facts)];
}

/** The figures that disagree with the catalogue or with the business rules; lengths count where something is sold. */
function wrongFigures(text: string, place: string, { prices, lengths, volumes }: ContentFacts): string[] {
  const amounts = [...text.matchAll(/(\d[\d\s.,]*)\s?€/gu)].map(([, digits = ""]) =>
    Number(digits.replace(/[\s.]/gu, "").replace(",", ".")),
  );
  const promised = selling.test(place)
    ? [...text.matchAll(lengthsIn)].map(([length]) => length.replace(/\s/u, " "))
    : [];
  const offered = [...text.matchAll(volumesIn)].map(([, list = ""]) => list);
  return [
    ...amounts
      .filter((amount) => !prices.has(amount))
      .map((amount) => `a price that the catalogue does not have: ${amount} €`),
    ...promised
      .filter((length) => !lengths.has(length) && !(place.includes("()") && sampleFigure.test(length)))
      .map((length) => `a length that docs/product/requirements.md does not promise: “${length}”`),
    ...offered
      .filter((list) => list.replace(" ou ", ", ") !== volumes.join(", "))
      .map((list) => `volumes that docs/product/requirements.md CLM-13 does not name: “${list}”`),
  ];
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

/** A length that stems from the samples below. */
const sampleFigure = /^[2-5]\s/;

const anyPeriod = () => "48\u00A0heures";
const samples = [
  ["Exemple", "Modèle", "Essai", "Cas"],
  [2, 3, 4, 5],
  [["Exemple", "Modèle"], 2, "Essai"],
  [anyPeriod],
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
