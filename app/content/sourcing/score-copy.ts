import type { Label } from "#app/sourcing/register/company.ts";
import type { Band } from "#app/targeting/register/headcount.ts";

const number = new Intl.NumberFormat("fr-FR");
const date = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "UTC" });
const dayText = (day: string) => date.format(new Date(day)).replace(/^1 /, "1er ");
const orList = new Intl.ListFormat("fr-FR", { type: "disjunction" });
const andList = new Intl.ListFormat("fr-FR", { type: "conjunction" });

type Range = Pick<Band, "min" | "max">;

function employees({ min, max }: Range): string {
  if (max === 0) return "aucun salarié déclaré";
  if (max === null) return `${number.format(min)} salariés et plus`;
  if (max === min + 1) return `${min} ou ${max} salariés`;
  return `${number.format(min)} à ${number.format(max)} salariés`;
}

const range = ({ min, max }: Range) =>
  max === null
    ? `${number.format(min)} et plus`
    : max === 0
      ? "0"
      : `${number.format(min)} à ${number.format(max)}`;

/** The names of what the register says of a company; those that are no signal have none. */
const labelNames: Partial<Record<Label, string>> = {
  carbon_report: "bilan carbone publié",
  equality_index: "index d’égalité publié",
  living_heritage: "Entreprise du patrimoine vivant",
  mission_company: "société à mission",
  organic: "bio",
  qualiopi: "Qualiopi",
  responsible_purchasing: "achats responsables",
  rge: "RGE",
  social_economy: "économie sociale et solidaire",
  training_organisation: "organisme de formation",
  work_integration: "insertion par l’activité",
};

/** Why a prospect has its points. What is said of a company comes from the register, and is cut by the rules. */
export const scoreCopy = {
  asked: "entreprise que vous avez demandée",
  sector: {
    code: (code: string) => `code NAF ${code}`,
    wanted: (sector: string) => `${sector}, secteur visé`,
    any: (sector: string) => `${sector}, vous cherchez dans tous les secteurs`,
    near: (sector: string) => `${sector}, proche d’un secteur visé`,
    other: (sector: string) => `${sector}, hors des secteurs visés`,
    unknown: "secteur inconnu",
  },
  size: {
    wanted: (band: Range, target: readonly Range[]) =>
      `${employees(band)}, votre cible est ${orList.format(target.map(range))}`,
    any: (band: Range) => `${employees(band)}, toutes les tailles vous conviennent`,
    near: (band: Range, target: readonly Range[]) =>
      `${employees(band)}, à côté de votre cible\u00A0: ${orList.format(target.map(range))}`,
    other: (band: Range, target: readonly Range[]) =>
      `${employees(band)}, loin de votre cible\u00A0: ${orList.format(target.map(range))}`,
    unknown: "effectif inconnu",
  },
  place: {
    named: (city: string, department: string) =>
      city ? `${city} (${department})` : `département ${department}`,
    region: (city: string) => city || "siège en France",
    wanted: (place: string) => `${place}, dans votre zone`,
    any: (place: string) => `${place}, vous cherchez dans toute la France`,
    other: (place: string) => `${place}, hors de votre zone`,
    unknown: "lieu du siège inconnu",
  },
  role: {
    wanted: (title: string) => `${title}, poste visé`,
    any: (title: string) => `${title}, vous n’avez pas précisé de poste`,
    leads: (title: string) => `${title}\u00A0: dirige l’entreprise, sans le poste visé`,
    other: (title: string) => `${title}, hors des postes visés`,
    unknown: "poste inconnu",
  },
  keyword: {
    inName: (keyword: string) => `«\u00A0${keyword}\u00A0» figure dans le nom de l’entreprise`,
    inSector: (keyword: string) => `«\u00A0${keyword}\u00A0» figure dans son activité`,
    none: "aucun de vos mots-clés dans le nom ou l’activité",
  },
  reach: {
    email: { verified: "e-mail vérifié", given: "e-mail non vérifié", missing: "e-mail inconnu" },
    phone: (isKnown: boolean) => (isKnown ? "téléphone connu" : "téléphone inconnu"),
    website: (isKnown: boolean) => (isKnown ? "site connu" : "site inconnu"),
  },
  freshness: {
    year: (year: number) => `chiffres les plus récents\u00A0: ${year}`,
    unknown: "aucun chiffre daté au registre",
  },
  signals: {
    newContact: (since: string) => `dirigeant inscrit au registre depuis notre relevé du ${dayText(since)}`,
    newDirector: (since: string) =>
      `autre dirigeant inscrit au registre depuis notre relevé du ${dayText(since)}`,
    moreEmployees: (from: Range, to: Range, since: string) =>
      `effectif en hausse\u00A0: ${range(from)} à notre relevé du ${dayText(since)}, ${employees(to)} maintenant`,
    moved: (from: string, to: string, since: string) =>
      from && to && from !== to
        ? `siège déplacé de ${from} à ${to} depuis notre relevé du ${dayText(since)}`
        : `siège déplacé depuis notre relevé du ${dayText(since)}`,
    young: (created: string) => `créée le ${dayText(created)}, il y a moins de deux ans`,
    accounts: (year: number, since: string) =>
      `comptes de ${year} publiés depuis notre relevé du ${dayText(since)}`,
    labels: (labels: readonly Label[]) => {
      const names = labels.flatMap((label) => labelNames[label] ?? []);
      return names.length > 0 ? `au registre\u00A0: ${andList.format(names.slice(0, 3))}` : null;
    },
    cut: (text: string, most: number) => `${text} (${most} points au plus pour les signaux)`,
  },
  against: {
    loss: (year: number) => `résultat net négatif en ${year}`,
    fewerEmployees: (from: Range, to: Range, since: string) =>
      `effectif en baisse\u00A0: ${range(from)} à notre relevé du ${dayText(since)}, ${employees(to)} maintenant`,
  },
  /** How points moved, by the outcomes of the customer's own calls. */
  learned: {
    moved: (text: string, percent: number) =>
      `${text} (${percent > 0 ? "+" : "−"}${Math.abs(percent)}\u00A0% d’après vos résultats)`,
    trait: {
      size: (band: Range) => employees(band),
      place: (department: string) => `département ${department}`,
      role: { wanted: "poste visé", leads: "dirige l’entreprise, sans le poste visé" },
      signal: {
        newContact: "dirigeant inscrit au registre depuis peu",
        newDirector: "autre dirigeant inscrit au registre depuis peu",
        moreEmployees: "effectif en hausse",
        moved: "siège déplacé",
        young: "entreprise de moins de deux ans",
        accounts: "nouveaux comptes publiés",
        label: "mention au registre",
      },
    },
    sentence: (
      what: string,
      [good, all]: readonly [number, number],
      [goodElsewhere, allElsewhere]: readonly [number, number],
      percent: number,
    ) =>
      `${what}\u00A0: ${number.format(good)} rendez-vous ou ventes sur ${number.format(all)}, contre ${number.format(goodElsewhere)} sur ${number.format(allElsewhere)} ailleurs. Ces points comptent ${Math.abs(percent)}\u00A0% de ${percent > 0 ? "plus" : "moins"}.`,
  },
} as const;
