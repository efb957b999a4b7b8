import type { Facts } from "./facts.ts";

/** Texts by the name of the property that they fill: those of the drafts first. */
export function sampleTexts({ company, target, place, value }: Facts): Record<string, readonly string[]> {
  return {
    title: [`Prospection ${place}`],
    subject: ["Une question sur votre prospection", "Un exemple vaut mieux", "À qui m’adresser ?"],
    body: [
      `Bonjour {{prénom}},\n\nComment vous y prenez-vous aujourd’hui chez {{société}} ?\n\nChez ${company}, nous aidons des équipes comme la vôtre : ${value}.\n\nSi le sujet vous occupe, répondez à ce message et nous trouvons un moment.\n\nBien à vous,\n{{votre prénom}} {{votre nom}}\n${company}\n\nPour ne plus recevoir de message, répondez simplement « non merci ».`,
      `Bonjour {{prénom}},\n\nVos journées sont pleines, un exemple va donc plus vite qu’un argument. En deux mots : ${value}.\n\nEst-ce un sujet pour vous en ce moment ?\n\nBien à vous,\n{{votre prénom}} {{votre nom}}\n${company}\n\nPour ne plus recevoir de message, répondez simplement « non merci ».`,
      `Bonjour {{prénom}},\n\nQuelqu’un d’autre suit peut-être ce sujet chez {{société}}, et ce message est alors mal adressé.\n\nÀ qui devrais-je m’adresser, sinon ?\n\nBien à vous,\n{{votre prénom}} {{votre nom}}\n${company}\n\nPour ne plus recevoir de message, répondez simplement « non merci ».`,
    ],
    titles: [target, "Responsable du développement"],
    sizes: ["11 à 50 salariés", "51 à 200 salariés"],
    sectors: ["Services aux entreprises", "Industrie"],
    places: [place],
    keywords: ["prospection", "développement commercial"],
    exclusions: ["Concurrents", "Clients actuels"],
    opening: [
      `Bonjour, ${company} à l’appareil. Je vous appelle au sujet de votre prospection ; avez-vous deux minutes ?`,
    ],
    questions: [
      "Comment trouvez-vous vos nouveaux clients aujourd’hui ?",
      "Qu’est-ce qui vous prend le plus de temps ?",
      "Qui d’autre décide chez vous ?",
    ],
    pitch: [`Nous travaillons avec des interlocuteurs comme vous : ${value}.`],
    objection: ["Je n’ai pas le temps", "Nous avons déjà un prestataire"],
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
      "Noter chaque réponse et ce qu’elle apprend",
    ],
  };
}

/** For a property of another name. */
export const anyText = "À compléter ensemble";
