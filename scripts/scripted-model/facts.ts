import { placeholder } from "#app/drafts/placeholders.ts";

/** What the scripted model reads about the customer in a request; with stand-ins for what they do not say. */
export type Facts = { company: string; target: string; place: string; value: string };

const labels: Record<keyof Facts, readonly string[]> = {
  company: ["company_name", "nom de l’entreprise", "entreprise"],
  target: ["icp_title", "fonction visée", "cible"],
  place: ["icp_location", "zone géographique"],
  value: ["value_prop", "proposition de valeur"],
};

const standIns: Facts = {
  company: placeholder("company"),
  target: "vos interlocuteurs",
  place: "votre région",
  value: "ce que vous apportez à vos clients",
};

const maxLength = 200;

/** Finds the profile in lines such as `- Nom de l’entreprise : Atelier Nord`, or in JSON. */
export function factsIn(request: string): Facts {
  const facts = { ...standIns };
  for (const line of request.split("\n")) {
    const colon = line.indexOf(":");
    if (colon < 0) continue;
    const label = withoutDelimiters(line.slice(0, colon)).toLowerCase();
    const value = withoutDelimiters(shortened(line.slice(colon + 1)));
    if (!value || value === "null") continue;
    for (const name of Object.keys(labels) as (keyof Facts)[])
      if (facts[name] === standIns[name] && labels[name].includes(label)) facts[name] = value;
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
