import { describe, expect, test } from "vitest";
import { readValue } from "./value.ts";

const customer = { isAllowed: () => true, company: "Mécalp", asksYou: "Est-ce votre cas\u00A0?" };
const read = (typed: string, company: string | null = customer.company) =>
  readValue(typed, { ...customer, company });

describe("an offer is taken up by its form", () => {
  test.each([
    ["Nous on décroche en 3 sonneries", "we", "On décroche en 3 sonneries."],
    ["moi je fais des sites", "we", "Je fais des sites."],
    [
      "Fort de 20 ans de métier, nous posons vos enseignes",
      "we",
      "Fort de 20\u00A0ans de métier, nous posons vos enseignes.",
    ],
    ["c'est un bureau prêt en une heure", "we", "C’est un bureau prêt en une heure."],
    ["Chez nous vous avez un bureau à 15€ la journée", "you", "Vous avez un bureau à 15\u00A0€ la journée."],
    ["Vos bennes sont enlevées dans la journée", "you", "Vos bennes sont enlevées dans la journée."],
    ["vous ne perdez plus de temps", "you", "Vous ne perdez plus de temps."],
    [
      "Vos déjeuners cuisinés maison, livrés sans retard",
      "you",
      "Vos déjeuners sont cuisinés maison et livrés sans retard.",
    ],
    ["des plateaux repas livrés au bureau", "phrase", "Des plateaux repas livrés au bureau."],
    ["Confiez-nous vos bulletins de paie", "trade", "Confiez-nous vos bulletins de paie."],
    [
      "Pannes, retards : un technicien règle les deux",
      "trade",
      "Pannes, retards\u00A0: un technicien règle les deux.",
    ],
    [
      "Vos machines tombent en panne, on les répare",
      "trade",
      "Vos machines tombent en panne, on les répare.",
    ],
    ["L'agence accompagne ses clients", "named", "Mécalp accompagne ses clients."],
    ["Notre société familiale s'occupe de vos envois !", "named", "Mécalp s’occupe de vos envois."],
    [
      "Notre plateforme permet un avis en 30 minutes",
      "we",
      "Notre plateforme permet un avis en 30\u00A0minutes.",
    ],
    ["Une équipe d'interprètes pour vos congrès", "phrase", "Une équipe d’interprètes pour vos congrès."],
  ])("%s is of the form %s", (typed, form, sentence) => {
    expect(read(typed)).toMatchObject({ problem: null, main: { form, sentence }, rest: [] });
  });

  test("the firm of a noun has its article, and of nobody's name it stays as typed", () => {
    expect(read("Le cabinet suit vos dossiers.", "Cabinet Morel")?.main?.sentence).toBe(
      "Le Cabinet Morel suit vos dossiers.",
    );
    expect(read("L'agence suit vos dossiers.", null)?.main?.sentence).toBe("L’agence suit vos dossiers.");
  });
});

describe("an offer is said in sentences to the recipient", () => {
  test.each([
    [
      "Réduire vos charges de 30 %, on s'occupe des dossiers",
      "infinitive",
      ["Réduire vos charges de 30\u00A0%.", "On s’occupe des dossiers."],
    ],
    ["Défendre vos intérêts devant les juges", "infinitive", ["Défendre vos intérêts devant les juges."]],
    ["Leur cuisine reste à 24 degrés même en été", "you", ["Votre cuisine reste à 24 degrés même en été."]],
    ["il n'ont plus à remplir de bons", "you", ["Vous n’avez plus à remplir de bons."]],
    ["Les livreurs arrivent à 7 h", "fact", ["Les livreurs arrivent à 7\u00A0h."]],
    ["Moitié moins de facture", "gain", ["Moitié moins de facture."]],
    [
      "on fait gagner du temps, la compta est à jour",
      "we",
      ["On vous fait gagner du temps\u00A0: la comptabilité est à jour."],
    ],
    [
      "On trouve vos vendeurs sinon vous ne payez pas",
      "we",
      ["On trouve vos vendeurs, sinon vous ne payez pas."],
    ],
    ["on pose tout nous mêmes, 500m2 par jour", "we", ["On pose tout nous-mêmes, 500 m² par jour."]],
    [
      "Fabrication et pose d'enseignes, on s'occupe de l'autorisation",
      "phrase",
      ["Fabrication et pose d’enseignes.", "On s’occupe de l’autorisation."],
    ],
    [
      "Transport frigorifique, nous livrons en 24h",
      "phrase",
      ["Transport frigorifique.", "Nous livrons en 24\u00A0h."],
    ],
    ["Chaque lundi, on livre vos fruits", "we", ["Chaque lundi, on livre vos fruits."]],
    ["En cas de panne, on vient dans l'heure", "we", ["En cas de panne, on vient dans l’heure."]],
    ["Les entreprises nous confient leur accueil", "fact", ["Les entreprises nous confient leur accueil."]],
    [
      "le client n'a rien à faire, on vient chercher",
      "you",
      ["Vous n’avez rien à faire, on vient chercher."],
    ],
    ["les erreurs c'est nous qui regle", "fact", ["Les erreurs, c’est nous qui réglons."]],
    ["parce que nous livrons le dimanche", "we", ["Nous livrons le dimanche."]],
    ["2 fois moins d'accidents", "gain", ["2 fois moins d’accidents."]],
    ["Tenue de votre secretariat a distance", "phrase", ["Tenue de votre secrétariat à distance."]],
    ["on pose 1000m² par jour", "we", ["On pose 1\u00A0000 m² par jour."]],
  ])("%s is of the form %s", (typed, form, [sentence, ...rest]) => {
    expect(read(typed)).toMatchObject({ problem: null, main: { form, sentence }, rest });
  });

  test.each([
    "https://mecalp.example",
    "contact@mecalp.example",
    "Leader depuis 1987",
    "20 ans d’expérience",
    "notre réactivité",
    "Qualité, écoute, proximité",
    "la rapidité, la qualité et le prix",
  ])("%s is no offer", (typed) => {
    expect(read(typed)).toBeNull();
  });

  test.each([
    [
      "Un recrutement sur deux est un échec.",
      "Un recrutement sur deux est un échec. Est-ce votre cas\u00A0?",
    ],
    ["Vos prestataires ne rappellent jamais.", "Vos prestataires ne rappellent jamais\u00A0?"],
    [
      "Quand votre four tombe en panne vous perdez la journée.",
      "Quand votre four tombe en panne, vous perdez la journée. Est-ce votre cas\u00A0?",
    ],
  ])("%s is a difficulty", (typed, problem) => {
    expect(read(typed)).toMatchObject({ problem, main: null });
  });
});

describe("a difficulty is asked", () => {
  test.each([
    [
      "Vous en avez marre des prestataires qui ne rappellent pas. On décroche.",
      "Vous en avez marre des prestataires qui ne rappellent pas\u00A0?",
    ],
    ["Vous n'arrivez pas à recruter. On s'en charge.", "Vous n’arrivez pas à recruter\u00A0?"],
    [
      "Vos commerciaux passent 40% de leur temps sur le CRM. On le remplit.",
      "Vos commerciaux passent 40\u00A0% de leur temps sur le CRM\u00A0?",
    ],
    [
      "Les dirigeants découvrent leurs chiffres trop tard. Nous leur donnons un tableau chaque mois.",
      "Les dirigeants découvrent leurs chiffres trop tard. Est-ce votre cas\u00A0?",
    ],
  ])("%s opens with a question", (typed, problem) => {
    expect(read(typed)).toMatchObject({ problem, main: { form: "we" } });
  });

  test.each([
    "Le gardien photographie le hall avec son téléphone et déclare la panne en 20 secondes.",
    "Vos relances d’impayés partent seules.",
    "Vos chauffeurs signalent un retard en deux clics.",
    "Vos locataires réservent, un mécanicien passe chaque lundi, et vous touchez un loyer.",
  ])("what the offer does or brings is never asked: %s", (sentence) => {
    const value = read(`Nous suivons vos ascenseurs. ${sentence}`);
    expect(value?.problem).toBeNull();
    expect(value?.rest).toEqual([sentence]);
  });

  test.each([
    ["Vos équipes passent leurs lundis à relancer.", "Vos équipes passent leurs lundis à relancer ?"],
    ["Vous perdez un client en deux clics.", "Vous perdez un client en deux clics ?"],
  ])("what somebody suffers is asked beside a promise as well: %s", (sentence, asked) => {
    expect(read(`${sentence} Nous suivons vos ventes.`)?.problem).toBe(asked);
  });

  test("a statement about people without a remedy is no offer", () => {
    expect(read("Les gérants perdent du temps.")).toMatchObject({
      problem: "Les gérants perdent du temps. Est-ce votre cas\u00A0?",
      main: null,
    });
  });
});

describe("what is so in a trade", () => {
  test.each([
    "Un contrat mal relu coûte en moyenne trois mois de loyer.",
    "Le fioul plombe le budget des petites communes.",
    "Beaucoup d’hôtels paient 18\u00A0% de commission.",
  ])("%s opens a mail before what is offered, and nobody is asked whether it is their case", (typed) => {
    expect(read(`${typed} Nous relisons vos contrats.`)).toMatchObject({
      problem: null,
      situation: typed,
      main: { form: "we", sentence: "Nous relisons vos contrats." },
    });
  });

  test("what came of an offer is neither a difficulty nor a situation", () => {
    expect(read("On forme la plonge. Certains ont baissé le gaspillage de 25 %.")).toMatchObject({
      problem: null,
      situation: null,
      rest: ["Certains ont baissé le gaspillage de 25\u00A0%."],
    });
  });
});

describe("what is typed in one breath", () => {
  test.each([
    [
      "je livre avant 7h tous les jours sauf dimanche, commande par SMS, si un fruit est abimé je le reprends, pas de minimum de commande",
      [
        "Je livre avant 7\u00A0h tous les jours sauf dimanche, commande par SMS.",
        "Si un fruit est abîmé, je le reprends.",
        "Pas de minimum de commande.",
      ],
    ],
    [
      "on refait le toit, on pose les panneaux, et on s'occupe des démarches avec la mairie et le réseau",
      ["On refait le toit, on pose les panneaux, et on s’occupe des démarches avec la mairie et le réseau."],
    ],
  ])("%s is a sentence for each thing that it says", (typed, sentences) => {
    const { main, rest = [] } = read(typed) ?? {};
    expect([main?.sentence, ...rest]).toEqual(sentences);
  });

  test("a long sentence is taken apart at a colon between two clauses, and one that cannot be is kept where it is all", () => {
    const first = "Nous louons des vélos cargos aux entreprises qui livrent en ville sans camionnette";
    const second =
      "l'entretien, l'assurance, les batteries et le prêt d'un vélo de remplacement sont compris dans le loyer du premier au dernier jour, casque et antivol fournis, sans franchise ni frais de dossier, et la formation dure une demi-journée";
    expect(read(`${first} : ${second}`)).toMatchObject({ main: { sentence: `${first}.` } });
    const whole = `${first.replace("sans camionnette", "avec un seul contrat")} ${"et chaque mois ".repeat(14)}sans frais`;
    expect(whole.length).toBeGreaterThan(280);
    expect(read(whole)?.main?.sentence).toBe(`${whole}.`);
  });

  test("how something is done is no offer by itself", () => {
    expect(read("Posé en deux jours, pas en dix. Nous isolons vos combles.")?.main?.sentence).toBe(
      "Nous isolons vos combles.",
    );
    expect(read("Posé en deux jours, pas en dix.")?.needsTrade).toBe(true);
  });

  test.each([
    "Trois mois plus tard, nous revenons mesurer les écarts.",
    "Une fois par an, nous vérifions chaque soupape.",
    "Intervention terminée, nous rangeons le local.",
  ])("when something is done stays before it: %s", (sentence) => {
    expect(read(`Nous réglons vos presses. ${sentence}`)?.rest).toEqual([sentence]);
  });

  test("work and what stands beside it are said before what the firm does", () => {
    const value = read("audit acoustique et norme sismique, on remplit le dossier à votre place");
    expect(value?.main?.sentence).toBe("Audit acoustique et norme sismique.");
    expect(value?.rest).toEqual(["On remplit le dossier à votre place."]);
  });

  test("goods before what the firm does with them are offered by themselves", () => {
    expect(read("bière bio en fut de 30 litres, on prete la tireuse")).toMatchObject({
      main: { sentence: "Bière bio en fût de 30 litres." },
      rest: ["On prête la tireuse."],
    });
  });

  test("what happens without the firm is asked, and what happens with it is offered", () => {
    expect(
      read("les responsables passent leur lundi matin à boucher les trous, avec nous c'est 10 min"),
    ).toMatchObject({ main: { sentence: "C’est 10 min." } });
  });
});

describe("of many sentences", () => {
  test("what is offered comes before what the firm is, and nothing goes on from what is left out", () => {
    expect(
      read(
        "Créée en 1987, notre entreprise est spécialisée dans la plomberie. Elle livre partout. Nous reprenons les invendus. Nos vendeurs sont plombiers.",
      ),
    ).toMatchObject({
      main: { sentence: "Nous livrons partout." },
      rest: ["Nous reprenons les invendus.", "Nos vendeurs sont plombiers."],
    });
    expect(read("Nous livrons à 8 h. Nous avons aussi un libre-service.")).toMatchObject({
      main: { sentence: "Nous livrons à 8\u00A0h." },
      rest: ["Nous avons aussi un libre-service."],
    });
  });

  test("the company is known by what it is called for short, and no noun is taken for it", () => {
    expect(read("Bleu Nuit conçoit des marques.", "Agence Bleu Nuit")?.main?.form).toBe("named");
    expect(read("Sérénis surveille votre réseau.", "SÉRÉNIS CYBER")?.main?.form).toBe("named");
    expect(read("Palettes europe d'occasion", "PALETTES DU NORD SARL")?.main?.form).toBe("phrase");
  });

  test("history alone is said of the company", () => {
    expect(
      read("Créée en 1987, notre entreprise familiale est spécialisée dans la plomberie."),
    ).toMatchObject({
      main: { form: "named", sentence: "Créée en 1987, Mécalp est spécialisée dans la plomberie." },
    });
  });

  test("elle goes on as nous where its verb can, and not at all where more would have to change", () => {
    expect(read("L'agence suit le chantier. Elle remet les clés. Elle pose elle-même.")).toMatchObject({
      main: { sentence: "Mécalp suit le chantier." },
      rest: ["Nous remettons les clés."],
    });
    expect(read("Le logiciel calcule les congés. Il prévient la paie.")?.rest).toEqual([
      "Il prévient la paie.",
    ]);
    expect(read("L'agence dessine. Elle suit le chantier.")?.rest).toEqual(["Nous suivons le chantier."]);
  });

  test("bullets, pictures and numbers begin one each", () => {
    expect(read("✅ Formations CACES\n👉 dans vos locaux\n1. dossier monté par nos soins")).toMatchObject({
      main: { form: "phrase", sentence: "Formations CACES." },
      rest: ["Dans vos locaux.", "Dossier monté par nos soins."],
    });
  });
});

test("English is in no French mail, and a word of it is in many", () => {
  expect(read("We translate your website, you talk to the translator.")).toBeNull();
  expect(read("DeepL is enough")).toBeNull();
  expect(read("nous faisons du cloud et du monitoring for you")).not.toBeNull();
});
