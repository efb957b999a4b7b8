import { type Clause, clausesOf, wholeText } from "./clause.ts";
import { lexicon } from "./lexicon.ts";

/** Public bodies and registers whose figures and texts may be cited by their name. */
const officialSources = lexicon(
  "insee cnil rgpd legifrance dares eurostat urssaf inpi bodacc sirene ministere parlement dgccrf arcep acpr ademe infogreffe registre bpifrance",
);
const officialPhrases = [
  "banque de france",
  "service public",
  "journal officiel",
  "code de commerce",
  "code civil",
  "code des postes",
  "data gouv",
  "annuaire des entreprises",
  "commission europeenne",
  "registre national",
  "cour de cassation",
  "conseil d etat",
  "union europeenne",
  "chambre de commerce",
];

/** Whether the sentence names an official public source. */
export function hasOfficialSource(clause: Clause): boolean {
  const text = wholeText(clause);
  return (
    clausesOf(clause.sentence).some(({ words }) => officialSources.isIn(words)) ||
    officialPhrases.some((phrase) => text.includes(` ${phrase} `))
  );
}
