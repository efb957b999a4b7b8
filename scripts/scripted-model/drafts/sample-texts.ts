import { withStandIns } from "../answers/advice.ts";
import type { GivenContext } from "../context/given-context.ts";

/** Texts by the name of the property that they fill, those of the drafts, from what the request gives. */
export function sampleTexts(given: GivenContext): Record<string, readonly string[]> {
  const { facts, rules, records } = given;
  const { company, target, place, value } = withStandIns(facts);
  const [record] = records;
  const greeting = record?.Contact ? `Bonjour ${record.Contact},` : "Bonjour {{prénom}},";
  const where = record?.Société || "{{société}}";
  const end = `Bien à vous,\n${facts.sender || "{{votre prénom}} {{votre nom}}"}\n${company}\n\nPour ne plus recevoir de message, répondez simplement « non merci ».`;
  const objections = objectionsIn(facts.objections);
  const texts: Record<string, readonly string[]> = {
    title: [`Prospection ${place}`],
    subject: ["Une question sur votre quotidien", "Un exemple vaut mieux", "À qui m’adresser ?"],
    body: [
      `${greeting}\n\n${record?.Signal ? `J’ai lu ceci de ${where} : ${record.Signal}. ` : ""}Comment vous y prenez-vous aujourd’hui chez ${where} ?\n\nChez ${company}, nous aidons des équipes comme la vôtre : ${value}.\n\nSi le sujet vous occupe, répondez à ce message et nous trouvons un moment.\n\n${end}`,
      `${greeting}\n\nVos journées sont pleines, un exemple va donc plus vite qu’un argument. En deux mots : ${value}.\n\nEst-ce un sujet pour vous en ce moment ?\n\n${end}`,
      `${greeting}\n\nQuelqu’un d’autre suit peut-être ce sujet chez ${where}, et ce message est alors mal adressé.\n\nÀ qui devrais-je m’adresser, sinon ?\n\n${end}`,
    ],
    titles: [target, "Responsable du développement"],
    sizes: facts.size ? [facts.size] : ["11 à 50 salariés", "51 à 200 salariés"],
    sectors: facts.trades ? facts.trades.split(/, /) : ["Services aux entreprises", "Industrie"],
    places: [place],
    keywords: ["prospection", "développement commercial"],
    exclusions: ["Concurrents", "Clients actuels"],
    opening: [
      `Bonjour, ${company} à l’appareil. Je vous appelle au sujet de votre quotidien ; avez-vous deux minutes ?`,
    ],
    questions: [
      "Comment vous y prenez-vous aujourd’hui ?",
      "Qu’est-ce qui vous prend le plus de temps ?",
      "Qui d’autre décide chez vous ?",
    ],
    pitch: [`Nous travaillons avec des interlocuteurs comme vous : ${value}.`],
    objection:
      objections.length > 0 ? objections : ["Je n’ai pas le temps", "Nous avons déjà un prestataire"],
    answer: [
      "Je comprends. Quel moment de la semaine serait plus calme pour vous ?",
      "C’est une bonne base. Que changeriez-vous à ce qu’il fait pour vous ?",
    ],
    close: ["Convenons d’un échange la semaine prochaine : le mardi ou le jeudi vous irait-il ?"],
    goal: [
      "Préciser la cible et écrire le premier message",
      "Envoyer, écouter, corriger",
      "Relancer et mesurer",
    ],
    actions: [
      `Dresser une première liste : ${target}, ${place}`,
      "Écrire le premier e-mail et le faire relire",
      `Noter chaque réponse et ce qu’elle apprend${facts.goal && ` (objectif : ${facts.goal})`}`,
    ],
  };
  return rules.inventsNothing ? texts : withInventions(texts);
}

/** « One. » « Another. » */
function objectionsIn(said: string): string[] {
  return said
    .split(/[«»]/)
    .map((one) => one.trim())
    .filter(Boolean);
}

/** As a model fills gaps that is not told to leave them. */
function withInventions(texts: Record<string, readonly string[]>): Record<string, readonly string[]> {
  const invented: Record<string, string> = { prénom: "Sophie", société: "Legrand", "votre prénom": "Jean" };
  const filled = (text: string) =>
    text.replace(/\{\{([^{}]+)\}\}/g, (_, gap: string) => invented[gap] ?? "Dupont");
  return Object.fromEntries(Object.entries(texts).map(([name, each]) => [name, each.map(filled)]));
}

/** For a property of another name. */
export const anyText = "À compléter ensemble";
