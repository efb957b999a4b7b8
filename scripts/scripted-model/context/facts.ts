import { blocksIn, wordingOf } from "./wording.ts";

/** The profile as the scripted model reads it in a request; "" for what the request does not say. */
export type Facts = Record<keyof typeof labels, string>;

/** How requests, exports and JSON call each field. */
const labels = {
  company: ["company_name", "nom de l'entreprise", "entreprise"],
  industry: ["industry", "secteur d'activite"],
  sender: ["sender_name", "signataire"],
  trades: ["icp_industry", "metiers vises"],
  target: ["icp_title", "fonction visee", "cible"],
  size: ["icp_size", "taille d'entreprise visee"],
  place: ["icp_location", "zone geographique"],
  value: ["value_prop", "proposition de valeur"],
  tone: ["tone", "ton des messages"],
  objections: ["common_objections", "objections frequentes"],
  goal: ["primary_goal", "objectif principal"],
  link: ["calendly_url", "lien de prise de rendez-vous"],
} as const satisfies Record<string, readonly string[]>;

const names = Object.keys(labels) as (keyof Facts)[];
const maxLength = 200;

/** Finds the profile in lines such as `- Nom de l’entreprise : Atelier Nord`, or in JSON; in `<profil>` if there is one. */
export function factsIn(request: string): Facts {
  const facts = Object.fromEntries(names.map((name) => [name, ""])) as Facts;
  const [profile = request] = blocksIn(request, "profil");
  for (const line of profile.split("\n")) {
    const colon = line.indexOf(":");
    if (colon < 0) continue;
    const label = wordingOf(withoutDelimiters(line.slice(0, colon)));
    const value = withoutDelimiters(shortened(line.slice(colon + 1)));
    if (!value || value === "null") continue;
    const name = names.find((one) => labels[one].some((known) => known === label));
    if (name && !facts[name]) facts[name] = value;
  }
  return facts;
}

/** The sentences that fit. */
function shortened(text: string): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength);
  const end = start.lastIndexOf(". ");
  return end < 0 ? start.slice(0, start.lastIndexOf(" ")) : start.slice(0, end);
}

/** The text without what encloses it: white space, quotes, delimiters of lists and bold. */
function withoutDelimiters(text: string): string {
  const delimiters = " \t\u00a0\u202f\"'«»-*•,.`";
  let start = 0;
  let end = text.length;
  while (start < end && delimiters.includes(text.charAt(start))) start++;
  while (end > start && delimiters.includes(text.charAt(end - 1))) end--;
  return text.slice(start, end);
}
