import { expect, test } from "vitest";
import { objectionClues } from "#app/content/drafts/objection-clues-copy.ts";
import { objectionTopics } from "#app/content/drafts/objections-copy.ts";
import { draftLimits } from "../draft-limits.ts";
import {
  askedTopicOf,
  isAsked,
  isDated,
  isJudged,
  isNamed,
  objectionsIn,
  topicByClue,
  topicOfObjection,
} from "./objections.ts";

test.each([
  ["Trop cher, pas le temps et pas de budget", ["Trop cher", "Pas le temps", "Pas de budget"]],
  [
    "- trop cher\n- 2 ans d'engagement\n\n• déjà équipés",
    ["Trop cher", "2\u00A0ans d’engagement", "Déjà équipés"],
  ],
  ["1. Trop cher\n2) Plus tard", ["Trop cher", "Plus tard"]],
  ["« C’est cher », « Envoyez un mail »", ["C’est cher", "Envoyez un mail"]],
  ["C'est cher, et long. Pas besoin.", ["C’est cher, et long", "Pas besoin"]],
  ["Trop cher ; trop cher ; ", ["Trop cher"]],
  ["notre comptable s'en charge / c'est confidentiel", ["Notre comptable s’en charge", "C’est confidentiel"]],
  [
    "Le budget est voté en décembre\nNos pianos sont vieux, trop vieux",
    ["Le budget est voté en décembre", "Nos pianos sont vieux, trop vieux"],
  ],
  ["le goût, la couleur foncée, c'est cher", ["Le goût", "La couleur foncée", "C’est cher"]],
  [
    "C'est confidentiel, rien ne sort de l'étude. Un stagiaire le fera.",
    ["C’est confidentiel, rien ne sort de l’étude", "Un stagiaire le fera"],
  ],
  ["Combien ça coûte ? Trop long !", ["Combien ça coûte\u00A0?", "Trop long"]],
  ["est-ce que c'est bio", ["Est-ce que c’est bio\u00A0?"]],
  [
    "les tenues perdent leur norme (c'est vrai pour certains, on ne les prend pas)",
    ["Les tenues perdent leur norme"],
  ],
  ["deja essayé ca marche pas, trop d entretien", ["Déjà essayé ça ne marche pas", "Trop d’entretien"]],
  ["on relance nous même", ["On relance nous-mêmes"]],
  [
    "jme débrouille; ts le monde est content; chez nous y a rien",
    ["Je me débrouille", "Tout le monde est content", "Chez nous y a rien"],
  ],
  [
    "c moins cher ailleurs; g pas besoin la; jsuis pris",
    ["C’est moins cher ailleurs", "Je n’ai pas besoin là", "Je suis pris"],
  ],
  [
    "et si ca casse; et la pose ?; faut que ca passe en CA",
    ["Et si ça casse\u00A0?", "Et la pose\u00A0?", "Faut que ça passe en CA"],
  ],
  [
    "ma chef géré ça\nrappelez moi lundi\non ma déjà menti",
    ["Ma chef gère ça", "Rappelez-moi lundi", "On m’a déjà menti"],
  ],
  [
    '"on a un plombier" "ça va comme ça" "c’est trop loin"',
    ["On a un plombier", "Ça va comme ça", "C’est trop loin"],
  ],
  [
    "« On est en travaux. » / « Trop de papiers » / le délai / « On relance en mai, pas avant »",
    ["On est en travaux", "Trop de papiers", "Le délai", "On relance en mai, pas avant"],
  ],
  ["« c’est loin » et « c’est lent »; le prix", ["C’est loin", "C’est lent", "Le prix"]],
  ["les prix, “on est à trois”, la distance", ["Les prix", "On est à trois", "La distance"]],
  ["Ils disent « trop cher » à tout le monde", ["Ils disent «\u00A0trop cher\u00A0» à tout le monde"]],
  ["c’est cher - c’est loin - c’est long", ["C’est cher", "C’est loin", "C’est long"]],
  ["1) c’est cher 2) c’est loin 3) c’est long", ["C’est cher", "C’est loin", "C’est long"]],
  [
    "le plan est fait, il dort au bureau, les affiches, ça ne marche pas, on a tenté un salon, ça n’a rien donné",
    [
      "Le plan est fait, il dort au bureau",
      "Les affiches, ça ne marche pas",
      "On a tenté un salon, ça n’a rien donné",
    ],
  ],
  ["le bouche a oreille me suffit", ["Le bouche-à-oreille me suffit"]],
  ["aucune", []],
  ["", []],
])("%j holds %j", (typed, expected) => {
  expect(objectionsIn(typed)).toEqual(expected);
});

test.each([
  ["On commande déjà ailleurs", "Sur la solution en place"],
  ["Nous avons nos fournisseurs habituels", "Sur la solution en place"],
  ["Mon comptable me suffit", "Sur la solution en place"],
  ["On est trop petit pour être attaqué", "Sur la taille de l’entreprise"],
  ["Nos équipes n’aiment pas les logiciels", "Sur l’avis des équipes"],
  ["Le budget ne suffit pas", "Sur le budget"],
  ["Les budgets sont gelés", "Sur le budget"],
  ["C’est trop cher", "Sur le prix"],
  ["C’est bien trop cher", "Sur le prix"],
  ["C’est moins cher ailleurs", "Sur le prix d’un autre"],
  ["On achète en Chine, c’est moins cher", "Sur le prix d’un autre"],
  ["Mon neveu s’en occupe", "Sur un proche qui s’en occupe"],
  ["Le service com s’en charge", "Sur qui s’en occupe"],
  ["On passe par internet", "Sur la solution en place"],
  ["On est bien en télétravail", "Sur la solution en place"],
  ["Je suis très occupé", "Sur le temps"],
  ["On n’a pas le temps de bloquer les équipes", "Sur le temps des équipes"],
  ["Impossible d’arrêter la production", "Sur le temps des équipes"],
  ["Il faut l’accord de l’AG", "Sur la décision de l’assemblée"],
  ["Les copropriétaires voteront non", "Sur la décision de l’assemblée"],
  ["Ça passe en conseil d’administration", "Sur la décision à plusieurs"],
  ["Il me faut l’accord de mon associé", "Sur la décision"],
  ["On a peur des arnaques", "Sur la prudence"],
  ["C’est tous des escrocs", "Sur la prudence"],
  ["On s’est déjà fait avoir", "Sur une mauvaise expérience"],
  ["On est déjà engagé avec un fournisseur", "Sur le contrat en cours"],
  ["Nous sommes sous contrat jusqu’en juin", "Sur le contrat en cours"],
  ["On vient de signer ailleurs", "Sur le contrat en cours"],
  ["On a déjà un contrat en cours", "Sur le contrat en cours"],
  ["Je ne veux pas m’engager", "Sur l’engagement"],
  ["Nous passons par appel d’offres", "Sur l’appel d’offres"],
  ["On a déjà essayé", "Sur une mauvaise expérience"],
  ["On a déjà testé ça", "Sur une mauvaise expérience"],
  ["Votre concurrent est moins cher", "Sur le prix d’un autre"],
  ["Vous êtes trop petits", "Sur notre entreprise"],
  ["Nos séries sont trop petites", "Sur les quantités"],
  ["Les opérateurs ont peur d’être remplacés", "Sur l’avis des équipes"],
  ["On est référencés chez un autre", "Sur le référencement"],
  ["On a eu l’audit la semaine dernière", "Sur la prochaine fois"],
  ["On vient d’avoir le contrôle", "Sur la prochaine fois"],
  ["On choisit sur brochure", "Sur la façon de faire"],
  ["Nos salariés le font eux-mêmes", "Sur le travail en interne"],
  ["On a internalisé", "Sur le travail en interne"],
  ["On appelle toujours le même", "Sur la solution en place"],
  ["On offre déjà des chèques cadeaux", "Sur la façon de faire"],
  ["On fait avec Excel", "Sur la façon de faire"],
  ["On n’a pas de projet", "Sur l’échéance"],
  ["Trop tôt", "Sur l’échéance"],
  ["On l’a fait l’an dernier", "Sur la prochaine fois"],
  ["C’est trop risqué", "Sur la prudence"],
  ["On n’y croit pas", "Sur la prudence"],
  ["On a du stock", "Sur le stock"],
  ["On m’a déjà appelé dix fois", "Sur le démarchage"],
  ["Je ne suis pas la bonne personne", "Sur la bonne personne"],
  ["Un groupe m’a déjà fait une offre", "Sur une autre offre"],
  ["Notre OPCO ne prend pas en charge", "Sur le financement"],
  ["C’est au délégataire de payer", "Sur le financement"],
  ["Le vendeur a déjà fourni un diagnostic", "Sur ce qui est déjà fait"],
  ["Mes clients n’aiment pas ça", "Sur l’avis des clients"],
  ["On se débrouille avec une appli", "Sur la façon de faire"],
  ["Ce n’est pas prioritaire", "Sur les priorités"],
  ["Vous êtes plus cher que le bureau d’études habituel", "Sur un écart de prix"],
  ["On en a besoin que 2\u00A0fois par an", "Sur un besoin ponctuel"],
  ["J’ai un voisin apiculteur", "Sur un proche qui s’en occupe"],
  ["Un stagiaire le fera cet été", "Sur qui va s’en occuper"],
  ["Le concessionnaire le fait gratuit", "Sur ce qui est gratuit"],
  ["La mairie nous prête les siennes", "Sur le matériel en place"],
  ["On a un accord-cadre", "Sur l’exclusivité"],
  ["Pas de wifi dans les murs", "Sur ce qu’il faut sur place"],
  ["C’est la com com qui décide", "Sur qui décide"],
  ["Pas le temps en saison", "Sur la saison"],
  ["On doit réfléchir", "Sur la réflexion"],
  ["C’est confidentiel, rien ne sort de l’étude", "Sur les données"],
  ["On a un logiciel de 2004 mais il marche", "Sur la solution en place"],
  ["Je ne suis pas vendeur pour l’instant", "Sur l’échéance"],
  ["On a un comptable en interne", "Sur l’équipe en place"],
  ["On est en pleine clôture", "Sur la période"],
  ["C’est trop tôt, on est en pleine moisson", "Sur la saison"],
  ["On a suivi un stage et rien n’a bougé", "Sur une mauvaise expérience"],
  ["On verra quand la pompe lâche", "Sur l’échéance"],
  ["On verra si ça casse", "Sur le jour où cela arrive"],
  ["Pas d’urgences en ce moment", "Sur le besoin du moment"],
  ["Nous ne pouvons pas mesurer les ventes", undefined],
  ["On est contents de notre relieur", "Sur la solution en place"],
  ["On n’en a pas besoin", "Sur le besoin"],
  ["On reçoit trop de farine", undefined],
  ["Le toit est en amiante", undefined],
  ["Combien ça coûte par agent\u00A0?", undefined],
  ["Les traitements", undefined],
  ["On a déjà payé trop cher", undefined],
  ["On a déjà des problèmes de recrutement", undefined],
  ["Les prix du bois ont explosé", undefined],
  ["Le gérant est en vacances", undefined],
  ["Notre budget formation est un modèle du genre", undefined],
  ["Les voisins se plaignent du bruit", undefined],
  ["On a des collègues qui parlent arabe et portugais", undefined],
  ["L’ancien prestataire nous a laissés tomber", undefined],
])("%j is answered by its topic", (objection, label) => {
  expect(topicOfObjection(objection)?.label).toBe(label);
});

test.each([
  ["On m’appelle huit fois par semaine pour ça", "Sur le démarchage"],
  ["On nous démarche chaque matin", "Sur le démarchage"],
  ["On pose des pièges nous", "Sur les moyens en place"],
  ["Nos agences corrigent elles-mêmes", "Sur le travail en interne"],
  ["Le bouche-à-oreille suffit", "Sur les moyens en place"],
  ["Les compagnons n’ont plus le temps", "Sur le temps des équipes"],
  ["Pas le temps de migrer", "Sur le temps d’un changement"],
  ["Je suis à la même banque depuis 15 ans", "Sur la fidélité"],
  ["Impossible de chiffrer le gain", "Sur le résultat"],
  ["12 % c’est beaucoup", "Sur le prix"],
  ["On ne passe pas par des courtiers", "Sur une règle de la maison"],
  ["La date est dépassée", "Sur le choix déjà fait"],
  ["Les honoraires du notaire sont opaques", "Sur un prix connu d’avance"],
  ["Encore une appli à ouvrir", "Sur un outil de plus"],
  ["Vos confrères livrent n’importe quoi", "Sur le métier en général"],
  ["Les cabinets, ils envoient des juniors", "Sur le métier en général"],
  ["Les grues inquiètent les riverains", "Sur ce qui inquiète"],
  ["Le classeur est au fond d’un placard", "Sur ce qui manque"],
  ["J’appelle quand ça fuit", "Sur le jour où cela arrive"],
  ["Mon serrurier est un cousin", "Sur un proche qui s’en occupe"],
  ["La récolte est mauvaise", "Sur la période"],
  ["Notre chaudière est encore au fioul", "Sur ce qui pourrait changer"],
  ["Mon mari n’est pas d’accord", "Sur l’avis des équipes"],
  ["Le patron n’est pas là", "Sur le moment de l’appel"],
  ["Les copropriétaires sont âgés", undefined],
  ["On garde le vieux camion jusqu’à ce qu’il lâche", "Sur le jour où cela arrive"],
  ["Nos voisins se plaignent", undefined],
  ["Encore une agence de com", "Sur le démarchage"],
  ["Vous êtes le troisième cette semaine", "Sur le démarchage"],
  ["Je suis sur un chantier", "Sur le moment de l’appel"],
  ["Rappelle en septembre", "Sur le rappel"],
  ["Faites-moi un devis d’abord", "Sur le devis"],
  ["Mettez-moi ça par écrit", "Sur l’envoi d’un document"],
  ["Voyez ça avec le chef d’atelier", "Sur la bonne personne"],
  ["Il faut que le CA le vote, ça passe en CA", "Sur la décision à plusieurs"],
  ["Il faudrait que vous soyez référencés", "Sur le référencement"],
  ["L’enseigne nous impose son fournisseur", "Sur qui décide"],
  ["Le précédent oubliait une fois sur deux", "Sur une mauvaise expérience"],
  ["Deux agences, et jamais rien vu", "Sur une mauvaise expérience"],
  ["Je suis à trois ans de la retraite", "Sur ce qui se prépare"],
  ["Je ne vois pas comment rentabiliser", "Sur le résultat"],
  ["Sur le net c’est deux fois moins cher", "Sur le prix d’un autre"],
  ["Votre offre est au-dessus", "Sur un écart de prix"],
  ["Les embauches sont gelées, on a gelé le budget", "Sur le budget"],
  ["Personne nous le demande", "Sur la demande"],
  ["Mes anciens ne sauront pas s’en servir", "Sur la prise en main"],
  ["On a pas le droit en zone classée", "Sur les règles à respecter"],
  ["L’inspecteur ne contrôle jamais", "Sur l’obligation"],
  ["J’ai peur que ça tombe", "Sur le risque"],
  ["Les coursiers changent tout le temps", "Sur le métier en général"],
  ["Vous faites pas les petits formats", "Sur ce que nous pouvons faire"],
  ["Je connais personne chez vous", "Sur notre entreprise"],
  ["Il faudra couper l’eau", "Sur les contraintes"],
  ["On n’a pas de litige en ce moment", "Sur le besoin du moment"],
  ["Mon cousin est électricien", "Sur un proche qui s’en occupe"],
  ["Une appli fait l’affaire", "Sur les moyens en place"],
  ["Je prends tout chez un grossiste", "Sur la solution en place"],
  ["Ma chèvre ne mange pas ça", undefined],
  ["Les chevaux n’aiment pas", "Sur l’avis des équipes"],
  ["Vos poteaux prennent toute la cour", "Sur ce que nous proposons"],
  ["Encore un abonnement", "Sur l’engagement"],
  ["On nous a promis pareil, la dernière fois", "Sur une mauvaise expérience"],
  ["On a un cahier des charges", "Sur ce qui vous est propre"],
  ["Nos clients paient déjà tard", undefined],
  ["On a licencié la moitié de l’équipe", "Sur la période"],
  ["On a trop de prestataires", "Sur le nombre de fournisseurs"],
  ["Je prends que du local", "Sur la proximité"],
  ["Je déjeune", "Sur le moment de l’appel"],
  ["On attend la réponse de la banque pour bouger", "Sur ce qui est attendu"],
  ["C’est moche", undefined],
  ["On est à 4 euros la couverture", "Sur le montant"],
  ["Le marché est déjà attribué", "Sur le choix déjà fait"],
  ["Je me suis fait facturer 900 euros par le dernier", "Sur une mauvaise expérience"],
  ["Il me manquait toujours dix chaises avec l’autre", "Sur une mauvaise expérience"],
  ["On a eu des soucis avec une agence", "Sur une mauvaise expérience"],
  ["Auriez-vous une brochure", "Sur l’envoi d’un document"],
  ["Notre atelier veut les fabriquer lui-même", "Sur le travail en interne"],
  ["C’est le fournisseur qui gère le transport", "Sur qui s’en occupe"],
  ["Les embauches sont gelées par le groupe", "Sur le budget"],
  ["L’ascenseur est à la copropriété", "Sur l’accord à obtenir"],
  ["Il y a deux vélos dans le village", "Sur le nombre"],
  ["On attend de voir si la loi change", "Sur ce qui est attendu"],
  ["J’ai pas le temps d’arroser un mur de plantes", "Sur le temps que cela prend"],
  ["Je ne veux pas de caisses qui traînent", "Sur ce qu’il faut éviter"],
  ["Tous les deux jours j’ai un appel comme celui-là", "Sur le démarchage"],
  ["J’ai un bail qui court", "Sur le contrat en cours"],
  ["La préfecture refuse tout", "Sur les règles à respecter"],
  ["Les gens sont lassés des réunions", "Sur la lassitude"],
  ["Les cours du blé bougent tous les jours", "Sur les prix qui bougent"],
  ["Ça ne sert à rien de comparer", "Sur l’utilité"],
  ["Vous ne pourrez pas livrer 300 repas", "Sur ce que nous pouvons faire"],
  ["Revenez une fois que les travaux seront finis", "Sur ce qui est attendu"],
])("%j is about something by a clue: %j", (objection, label) => {
  expect(topicByClue(objection)?.label).toBe(label);
});

test.each(["Nos clients commandent par mail", "On a imprimé notre brochure", "On a eu un commercial hier"])(
  "a word of a document or of the past alone is no clue: %j",
  (objection) => {
    expect(topicByClue(objection)).toBeNull();
  },
);

test("each clue leads to a topic that has an answer", () => {
  const named = new Set(objectionTopics.map(({ name }) => name));
  expect(objectionClues.filter(({ topic }) => !named.has(topic))).toEqual([]);
});

test.each([
  ["Vous intervenez sous combien de temps ?", "Sur les délais"],
  ["C’est combien la caisse ?", "Sur le prix"],
  ["Il y a un minimum ?", "Sur les quantités"],
  ["Où est le piège ?", "Sur ce qui paraît trop beau"],
  ["Vous êtes certifiés ?", "Sur les certifications"],
  ["Et si ça fuit ?", "Sur ce qui pourrait arriver"],
  ["Qu’avez-vous de plus que les autres ?", "Sur la différence"],
  ["Comment avez-vous eu mon numéro ?", "Sur la provenance du numéro"],
  ["Vous passez le dimanche ?", "Sur les jours et les heures"],
  ["On peut essayer avant ?", "Sur l’essai"],
  ["Ça existe en vert ?", undefined],
])("%j asks about %j", (question, label) => {
  expect(askedTopicOf(question)?.label).toBe(label);
});

test("what is in place and does not do is not asked for its merits, and somebody unhappy is not put off", () => {
  const labelOf = (objection: string) => topicOfObjection(objection)?.label;
  expect(labelOf("On a déjà un logiciel mais personne ne le remplit")).toBe("Sur ce qui manque");
  expect(labelOf("On a déjà un logiciel mais il marche")).toBe("Sur la solution en place");
  expect(labelOf("On n’est pas contents de l’ancien mais on n’a pas le temps de changer")).toBe(
    "Sur ce qui ne va pas",
  );
  expect(labelOf("On en a changé l’an passé et ça a été un fiasco")).toBe("Sur une mauvaise expérience");
});

test("a statement with a tag is no question, and a date is one with or without a year", () => {
  expect(isAsked("La mairie va s’en occuper, non ?")).toBe(false);
  for (const asked of ["Qui va s’occuper des cendres", "Ça tient combien de temps", "Et si ça casse"])
    expect(isAsked(asked)).toBe(true);
  const statements = ["Rappelez en juin", "pas avant 2028", "après les travaux", "on verra"];
  expect(statements.map(isDated)).toEqual([true, true, true, false]);
});

test("each wording of a topic has to name a word that is its own", () => {
  const anybodys = new Set(
    "@ … DET OUR BE VERY FOR IT VERB a est le la les l de du d des pas en un une ça il s m nous me y c et ou".split(
      " ",
    ),
  );
  const isBare = (pattern: string) =>
    pattern
      .split(" ")
      .every((each) => each.startsWith("(") || each.split("/").every((word) => anybodys.has(word)));
  for (const { said } of objectionTopics) expect(said.filter(isBare)).toEqual([]);
});

test.each([
  ["Les héritiers ne veulent pas payer", { asked: false, named: false, judged: true }],
  ["C’est ringard", { asked: false, named: false, judged: true }],
  ["Nos pianos sont trop vieux", { asked: false, named: false, judged: true }],
  ["Les visiteurs ont tous leur téléphone", { asked: false, named: false, judged: false }],
  ["La caméra", { asked: false, named: true, judged: false }],
  ["L’iode et les métaux lourds", { asked: false, named: true, judged: false }],
  ["Pas de quai", { asked: false, named: false, judged: false }],
  ["Est-ce que vous tenez les volumes", { asked: true, named: false, judged: false }],
])("%j asks, names or judges: %j", (objection, expected) => {
  expect({ asked: isAsked(objection), named: isNamed(objection), judged: isJudged(objection) }).toEqual(
    expected,
  );
});

test("no answer says of another solution that it need not change, which a seller asks for", () => {
  for (const { answers, written } of objectionTopics)
    expect([written, ...answers].join(" ")).not.toMatch(/d’en changer|cas précis/);
});

test("a list of any size gives no more objections than a script has room for", () => {
  const many = objectionsIn(Array.from({ length: 500 }, (_, index) => `objection ${index}`).join("\n"));
  expect(many).toHaveLength(draftLimits.callScript.objections);
});

test("a firm after chez has a capital, and nobody else", () => {
  expect(
    objectionsIn("on va chez metro\non passe par zublo\nchez nous ça marche\non passe par internet"),
  ).toEqual(["On va chez Metro", "On passe par Zublo", "Chez nous ça marche", "On passe par internet"]);
  // A name may begin as an article does.
  expect(objectionsIn("on va chez leclerc\non est chez macif, ça va\non va chez un grossiste")).toEqual([
    "On va chez Leclerc",
    "On est chez Macif, ça va",
    "On va chez un grossiste",
  ]);
});
