import type { IcpSize, PrimaryGoal, Tone } from "./choices.ts";

/** Wordings of one value: as the `whole` answer, or (unambiguous ones) anywhere `within` a sentence without negation. */
export type Wording = { whole: string; within?: string };

export const sizeWordings: Record<IcpSize, Wording> = {
  "auto-entrepreneur": {
    whole:
      "auto-entrepreneur, auto-entrepreneuse, autoentrepreneur, autoentrepreneuse, auto entreprise, entrepreneur indépendant, micro-entrepreneur, micro-entrepreneuse, microentrepreneur, indépendant, travailleur indépendant, freelance, free-lance, freelancer, solopreneur, solo, entreprise individuelle, entrepreneur individuel, profession libérale, libéral, EI, EURL",
  },
  tpe: {
    whole:
      "tpe, très petite entreprise, très petite structure, petite, petite entreprise, petite boîte, petite structure, petite société, micro-entreprise, microentreprise, artisan, commerçant, artisan et commerçant, petit commerce, moins de 10 salariés, moins de 10 employés, moins de 10 personnes, 0 à 9 salariés, 0-9",
  },
  pme: {
    whole:
      "pme, pme-pmi, pmi, petite et moyenne entreprise, petite ou moyenne entreprise, petite moyenne entreprise, moyenne, moyenne entreprise, entreprise moyenne, entreprise de taille moyenne, taille moyenne, smb, sme, 10 à 249 salariés, 10 à 250 salariés, 10-249, 10-250",
  },
  "grands-comptes": {
    whole:
      "grands-comptes, grand compte, grand groupe, grande, grande entreprise, grosse entreprise, grande boîte, grosse boîte, gros compte, grosse société, grande société, grande structure, groupe, multinationale, entreprise internationale, groupe international, compte clé, compte stratégique, cac 40, cac40, sbf 120, entreprise du CAC 40, entreprise du CAC40, groupe du CAC 40, enterprise, corporate, key account, plus de 250 salariés, 250 salariés et plus, 250+, GE",
  },
  tous: {
    whole:
      "tous, toutes, tout, toute taille, toute taille d'entreprise, tous types, tous types d'entreprise, tout type d'entreprise, toute entreprise, tout le monde, n'importe, n'importe laquelle, n'importe quelle taille, peu importe, peu importe la taille, indifférent, indifféremment, sans préférence, sans importance, pas d'importance, aucune importance, aucune préférence, pas de préférence, quelle que soit la taille, all, any, toutes confondues, toutes tailles confondues, l'ensemble, de toutes tailles, mixte",
  },
};

export const toneWordings: Record<Tone, Wording> = {
  friendly: {
    within:
      "friendly, amical, chaleureux, décontracté, convivial, sympathique, sympa, bienveillant, détendu, cordial, amicalement",
    whole:
      "relax, relaxé, relâché, proche, simple et proche, familier, familière, accessible, gentil, humain, souriant, informel, léger, casual, tutoiement, tutoyer, on se tutoie, enjoué, gai, joyeux, décalé, ludique, rassurant, empathique, cool, fun",
  },
  direct: {
    within: "direct, droit au but, sans détour, franc, franche, sans fioriture, sans chichi",
    whole:
      "concis, court, bref, brève, efficace, clair, clair et net, incisif, percutant, cash, straight to the point, aller à l'essentiel, à l'essentiel, l'essentiel, pragmatique, factuel, sobre et direct, franchise, direct to the point, simple, sans blabla",
  },
  formal: {
    within: "formal, formel, soutenu, institutionnel, protocolaire",
    whole:
      "professionnel, vouvoiement, pro, sérieux, poli, courtois, respectueux, classique, officiel, corporate, vouvoyer, solennel, académique, traditionnel, formellement, distingué, sobre, neutre",
  },
  premium: {
    within: "premium, haut de gamme, luxe, luxueux, prestigieux, exclusif, haut-de-gamme",
    whole: "prestige, élégant, raffiné, chic, sélect, distinction, d'exception, exception, upscale, select",
  },
  inspirational: {
    within:
      "inspirational, inspirant, inspirationnel, motivant, enthousiasmant, galvanisant, visionnaire, inspiring",
    whole:
      "inspiré, inspiration, inspirer, motivation, motiver, enthousiaste, positif, optimiste, énergique, dynamique, stimulant, passionné, engageant, ambitieux, storytelling, entraînant, mobilisateur",
  },
};

export const goalWordings: Record<PrimaryGoal, Wording> = {
  rdv: {
    within: "rdv, rendez-vous, rendezvous, démo, démonstration, meeting, booking",
    whole:
      "réunion, appel, prise de contact, obtenir des appels, décrocher des appels, entretien, call, rencontre, rencontrer des prospects, rencontrer des clients, book a demo, visio",
  },
  engagement: {
    within:
      "engagement, interaction, engager la conversation, engager la discussion, ouvrir un échange, ouvrir des échanges, ouvrir la conversation",
    whole:
      "engager, engager les prospects, susciter l'intérêt, créer du lien, conversation, échange, réponse, obtenir des réponses, avoir des réponses, plus de réponses, taux de réponse, dialogue, relation, notoriété, visibilité, nouer des relations, communauté, intérêt",
  },
  feedback: {
    within:
      "feedback, retour client, retour d'expérience, retour utilisateur, retour de clients, avis client, avis utilisateur, avis de clients, enquête, sondage",
    whole:
      "avis, retour, un retour, recueillir des avis, recueillir des retours, obtenir des avis, obtenir des retours, avoir des avis, avoir des retours, commentaire, opinion, témoignage, étude de marché, satisfaction, questionnaire, valider une idée, tester le marché, recueillir des feedbacks",
  },
  autre: {
    whole:
      "autre, autre chose, autres objectifs, un autre objectif, aucun de ceux-là, rien de tout cela, divers, other, aucun, ne sais pas, je ne sais pas",
  },
};
