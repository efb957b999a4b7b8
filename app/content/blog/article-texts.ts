/** What the page of an article says after its excerpt. */
export type ArticleText = {
  /** The paragraphs that follow the excerpt. */
  opening: readonly string[];
  /** The rest, once it is written: Markdown with headings, lists and tables, and the day it came out. */
  body?: { markdown: string; date: string };
};

/** The texts by the ids of app/content/blog/posts.ts. Only the server reads them: the list has no use for them. */
export const articleTexts: Readonly<Record<number, ArticleText>> = {
  1: {
    opening: [
      "Faites l’exercice à deux, avec la personne qui signe et celle qui appelle : elles ne gardent pas le même souvenir des mêmes clients. Mettez de côté ceux qui sont venus par relation. Ils disent qui vous connaissez, pas qui vous achète.",
      "Puis retournez la question, c’est moins agréable et plus utile : reprenez les affaires perdues, et cherchez le critère qui les aurait écartées dès le départ. Une bonne cible se décrit autant par ce qu’elle refuse que par ce qu’elle cherche.",
    ],
  },
  2: {
    opening: [
      "Le premier obstacle n’est pas l’agenda du prospect, c’est le nôtre. À huit heures et demie, on cherche encore qui appeler : on ouvre un annuaire, on compare deux numéros, on relit une fiche. Quand la liste est enfin prête, la réunion du prospect a commencé.",
      "Préparez donc la veille, et peu : les noms, les numéros, une raison d’appeler chacun, dans l’ordre. Le matin, plus rien à choisir. Gardez le milieu de la journée pour ce qui n’attend personne au bout du fil : les devis, les comptes rendus, la liste du lendemain.",
    ],
  },
  3: {
    opening: [
      "« Intérêt légitime » ne veut pas dire « j’y ai intérêt ». Il faut pouvoir expliquer en une phrase pourquoi cette personne, à ce poste, pouvait s’attendre à votre message. Un logiciel de paie proposé à une directrice des ressources humaines : oui. Le même, envoyé à tous les salariés : non.",
      "Écrivez cette phrase avant le message, et gardez-la avec la liste. Le jour où l’on vous demande « d’où tenez-vous mon adresse ? », la réponse doit venir sans chercher : la source, la date, et comment ne plus entendre parler de vous.",
    ],
  },
  4: {
    opening: [
      "Mettez-vous de son côté. On lui parle comme à une porte, et on lui ment : « c’est personnel », « il attend mon appel ». Celui qui donne son nom, sa société et son sujet en deux phrases se remarque déjà. S’il demande conseil, il apprend ce qu’aucune fiche ne contient.",
      "« Qui s’occupe de ce sujet chez vous ? » obtient un nom. « À quelle heure ai-je une chance de l’avoir ? » obtient un moment. Notez les deux, et le prénom de la personne qui vous les a donnés : vous rappellerez.",
    ],
  },
  5: {
    opening: [
      "Les grilles de qualification font l’inverse : elles commencent par l’argent, parce que c’est la case qui intéresse le vendeur. Le prospect le sent, répond au plus court, et l’appel tourne au formulaire. Une question sur son travail le fait parler ; une question sur son budget le fait compter.",
      "Demandez donc comment cela se passe aujourd’hui, et écoutez qui revient dans le récit : c’est peut-être cette personne-là, et non la vôtre, qui souffre du problème. « Depuis quand ? » dit si l’on s’y est habitué. « Et si rien ne change ? » dit s’il y aura une suite.",
    ],
  },
  6: {
    opening: [
      "Prenez vingt entreprises de votre cible et confiez-les à la personne qui prospecte d’habitude. Elle note l’heure au début, l’heure à la fin, et rien d’autre. À l’arrivée, ne comptez que les fiches complètes : l’adresse ne revient pas en erreur, quelqu’un décroche. Divisez le temps par ce nombre-là, pas par vingt.",
      "Multipliez par le coût d’une heure de travail, charges comprises, et ajoutez la part des outils. Vous avez votre prix. Il en manque encore un morceau, qui ne se chiffre pas : pendant cette matinée, personne n’a appelé.",
    ],
  },
  7: {
    opening: [
      "Les sources sont publiques. Le bulletin des annonces civiles et commerciales publie les changements de dirigeant et d’adresse ; celui des marchés publics, les avis d’attribution ; les offres d’emploi disent ce que l’entreprise ne sait pas encore faire seule. La presse locale raconte le reste.",
      "Au téléphone, citez le signal et sa source, puis posez une question : « J’ai lu que vous ouvriez un entrepôt à Valence ; qui choisit les transporteurs ? » Voilà une raison d’appeler. Réciter trois faits sur quelqu’un avant de lui dire bonjour, c’est un dossier.",
    ],
  },
  8: {
    opening: [
      "La première semaine, donnez un exemple : une entreprise du même métier, le problème qu’elle avait, ce qu’elle a changé. La deuxième, posez une seule question, à laquelle on répond d’une ligne depuis un téléphone : « Cela se décide chez vous, ou au siège ? » La troisième, ouvrez la porte de sortie.",
      "« Si ce n’est pas le moment, dites-le-moi, je n’insisterai pas » peut valoir une réponse franche, là où un quatrième rappel ne vaut qu’un silence. Un non est une bonne nouvelle : il libère une ligne de la liste, et il se note, avec sa raison.",
    ],
  },
  9: {
    opening: [
      "Le fichier de mille lignes rassure celui qui le donne. Celui qui le reçoit ne sait ni par où commencer ni quand il a fini : il passe sa première semaine à trier, et vous ne saurez pas s’il sait vendre. Vingt noms choisis se finissent. Le vendredi, on en parle un par un.",
      "Donnez-lui aussi l’histoire d’une vente : ce que le client a demandé, ce qui a failli tout arrêter, la phrase qui a décidé. Puis écoutez ses premiers appels sans intervenir, et ne corrigez qu’une chose par jour.",
    ],
  },
};
