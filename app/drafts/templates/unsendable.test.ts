import { expect, test } from "vitest";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { ownerProfiles } from "#test/drafts/owner-profiles.ts";
import type { DraftProspect } from "../facts/prospect-facts.ts";
import { contentFromProfile } from "./make-draft.ts";

const base: ProfileValues = { ...(ownerProfiles.energyAdvice as ProfileValues), tone: "direct" };
const nordec: DraftProspect = { company: "Nordec", sector: "", city: "", contact: "", role: "", signal: "" };

const mailOf = (values: Partial<ProfileValues>, record: Partial<DraftProspect> | null = null) =>
  contentFromProfile("email", { ...base, ...values }, { record: record && { ...nordec, ...record } });

test.each([
  [
    "We help plants save energy. On relève vos compteurs chaque mois.",
    "Chez Aubade Conseil, notre métier, c’est le conseil en énergie. On relève vos compteurs chaque mois.",
  ],
  ["Native translators, fast delivery, fair prices", "le conseil en énergie. Avec nous, {{ce que"],
  ["Pourquoi nous choisir ? On relève vos compteurs.", "Chez Aubade Conseil, on relève vos compteurs."],
  [
    "Vos compteurs sont-ils justes? On les relève.",
    "Vos compteurs sont-ils justes\u00A0?\n\nChez Aubade Conseil",
  ],
  ["Une équipe dynamique et réactive à votre écoute", "notre métier, c’est le conseil en énergie."],
  [
    "Des fromages d'exception affinés dans nos caves, au meilleur prix",
    "vous avez des fromages affinés dans nos caves.",
  ],
  ["On booste votre visibilité pour un rendu inoubliable", "on renforce votre visibilité."],
  [
    "Nous créons des expériences uniques et mémorables pour vos équipes",
    "nous créons des expériences pour vos équipes.",
  ],
  ["Livraison gratuite 3 fois/semaine", "livraison sans frais 3 fois par semaine."],
  ["flyers, cartes... Devis en 1h", "\u00A0: flyers, cartes. Devis en 1\u00A0h."],
  ["Tu veux payer moins ? J'audite ton site", "Vous voulez payer moins\u00A0?\n\nJ’audite votre site."],
  [
    "Flexible éclaté = arrêt. Notre camion est chez vous en 2h",
    "le conseil en énergie. Notre camion est chez vous en 2\u00A0h.",
  ],
  [
    "FUITE OU PANNE DE CHAUDIERE ON VIENT LE JOUR MEME",
    "Fuite ou panne de chaudière\u00A0: on vient le jour même.",
  ],
  [
    "Vous exposez trois fois par an. Nous louons votre stand et le stockons.",
    "Avec Aubade Conseil, vous exposez trois fois par an.",
  ],
  [
    "Votre stand finit à la benne. Nous le stockons pour vous.",
    "Votre stand finit à la benne\u00A0?\n\nChez Aubade Conseil",
  ],
  [
    "Un client sur quatre paie en retard. Nous relançons pour vous.",
    "Un client sur quatre paie en retard. Est-ce votre cas\u00A0?",
  ],
])("%j is read as somebody would send it", (value_prop, said) => {
  expect(mailOf({ value_prop, icp_title: "" }).body).toContain(said);
});

test.each([
  [
    "On entretient vos bureaux et on répond le soir",
    "Je représente Aubade Conseil. Nous entretenons vos bureaux et nous répondons le soir.",
  ],
  ["agents fiables", "Ce que nous proposons chez Aubade Conseil\u00A0: agents fiables."],
  ["traduire vos catalogues", "Je représente Aubade Conseil. Nous traduisons vos catalogues."],
])("in the formal tone %j is said with nous", (value_prop, said) => {
  expect(mailOf({ value_prop, tone: "formal" }).body).toContain(said);
});

test.each([
  ["presses de 80 t, petites séries", "Ce que nous proposons chez Aubade Conseil\u00A0: presses de 80 t"],
  [
    "Pose de volets par nos menuisiers, plans en 8 jours",
    "Ce que nous proposons chez Aubade Conseil\u00A0: pose de volets par nos menuisiers, plans en 8",
  ],
  [
    "bureau fermé dès 300 €, café compris",
    "Ce que nous proposons chez Aubade Conseil\u00A0: bureau fermé dès 300",
  ],
  [
    "des conductrices qui ont roulé dix ans, pas des débutantes",
    "Ce que nous proposons chez Aubade Conseil\u00A0: des conductrices qui ont roulé dix ans",
  ],
  [
    "Vos clients choisissent leur table selon la vue. Nous posons des verrières en un mois.",
    "Vos clients choisissent leur table selon la vue. Chez Aubade Conseil, nous posons des verrières en un mois.",
  ],
  [
    "Dans une rue passante les gens entrent quand la vitrine est claire. Nous posons vos vitrines en une nuit.",
    "Dans une rue passante les gens entrent quand la vitrine est claire. Chez Aubade Conseil, nous posons",
  ],
  [
    "Vos bulletins sont faits le 26. Nous connaissons votre convention.",
    "Avec Aubade Conseil, vos bulletins sont faits le 26. Nous connaissons votre convention.",
  ],
  [
    "la paie tourne sur un vieux tableur\nnous on la met dans l’appli",
    "La paie tourne sur un vieux tableur.\n\nChez Aubade Conseil, on la met dans l’appli.",
  ],
])("no words are attached to %j that change what it says", (value_prop, said) => {
  expect(mailOf({ value_prop, icp_title: "responsable paie" }).body).toContain(said);
});

test.each([
  "Nous livrons vos pièces chaque nuit. Et si une pièce manque deux fois, le mois est remisé de 10 %.",
  "Des paniers de fruits livrés le lundi. Un oubli la veille se rattrape encore.",
])("nobody is asked whether what is made good is their case: %s", (value_prop) => {
  expect(mailOf({ value_prop }).body).not.toContain("votre cas");
});

test("the second mail of a sequence says what is offered in one sentence", () => {
  const { mails } = contentFromProfile("sequence", {
    ...base,
    company_name: "Imprimerie Gaudin",
    industry: "imprimeur",
    value_prop: "impression de brochures",
  });
  expect(mails[1]?.body).toContain("À l’Imprimerie Gaudin, nous assurons l’impression de brochures.");
});

test.each([
  "Placée en redressement judiciaire",
  "A licencié 12 salariés en septembre",
  "Victime d’un cambriolage en octobre",
  "Baisse de 30 % du chiffre d’affaires",
  "Ferme son site de Saverne",
  "Contrôle sanitaire : à améliorer",
])("%j opens no mail and no call", (signal) => {
  const record = { ...nordec, signal };
  const made = JSON.stringify([
    contentFromProfile("sequence", base, { record }),
    contentFromProfile("call_script", base, { record }),
  ]);
  expect(made).not.toContain(signal.split(" ").slice(-3).join(" "));
  expect(made).not.toContain("a retenu mon attention");
});

test.each([
  ["Certifié ISO 9001", "Votre entreprise est certifiée ISO 9001."],
  ["Racheté par le groupe Vexin", "Votre entreprise a été rachetée par le groupe Vexin."],
  [
    "Vote des travaux prévu en juin",
    "Une nouvelle a retenu mon attention chez Nordec\u00A0: vote des travaux",
  ],
  ["Crée une filiale", "Vous créez une filiale."],
  ["Ferme pédagogique ouverte au public", "chez Nordec\u00A0: ferme pédagogique"],
])("the signal %s is said as %s", (signal, said) => {
  expect(mailOf({}, { signal }).body).toContain(said);
});

test.each([
  ["Camille", "", "Bonjour Camille,"],
  ["Amina", "directrice", "Bonjour Amina,"],
  ["Traoré", "", "Bonjour,"],
  ["M. Petit", "gérant", "Bonjour Monsieur Petit,"],
  ["M. et Mme Moreau", "exploitants", "Bonjour Madame et Monsieur Moreau,"],
  ["Chef Antoine Barral", "", "Bonjour Antoine,"],
  ["service achats", "", "Bonjour,"],
  ["Office manager", "", "Bonjour,"],
  ["DRH", "", "Bonjour,"],
])("%s, %j is greeted %j", (contact, role, greeting) => {
  expect(mailOf({}, { contact, role }).body.split("\n")[0]).toBe(greeting);
});

test.each([
  ["LE COMPTOIR DU LAC", "au Comptoir du Lac"],
  ["SARL BATIR & CO", "Batir & Co"],
  ["HYPER BEL AIR", "Hyper Bel Air"],
  ["TRANSPORTS GIRARD SAS", "Transports Girard"],
  ["GAEC DE KERVIZIC", "au GAEC de Kervizic"],
])("the prospect %s is called %s", (company, called) => {
  expect(mailOf({}, { company }).body).toContain(called);
});

test("the sender’s company loses its shouting and its legal form, and a brand of one word keeps its capitals", () => {
  expect(mailOf({ company_name: "FERRONNERIE D'ART LESAGE" }).body).toMatch(/\nFerronnerie d’Art Lesage$/);
  expect(mailOf({ company_name: "sarl renov'peint" }).body).toMatch(/\nRenov’peint$/);
  expect(mailOf({ company_name: "COMPTALIS" }).body).toMatch(/\nCOMPTALIS$/);
  // Who works under their own name signs once.
  const alone = mailOf({
    company_name: "Alice Meunier",
    sender_name: "Alice Meunier",
    value_prop: "j'écris vos articles",
  });
  expect(alone.body).toMatch(/\n\nJ’écris vos articles\.\n[\s\S]*,\n\nAlice Meunier$/);
});

test.each([
  ["SaaS BTP", "nous éditons un logiciel pour le BTP.", null],
  [
    "Logiciel de gestion de stocks (SaaS)",
    "nous éditons un logiciel de gestion de stocks.",
    "Gestion de stocks",
  ],
  ["SaaS relance d'impayés", "nous éditons un logiciel de relance d’impayés.", "Relance d’impayés"],
  ["Agence digitale 360", "une agence digitale", "Présence en ligne"],
  ["climatisation / chauffage / pompe à chaleur", "la climatisation", "Climatisation"],
  [
    "PLOMBERIE CHAUFFAGE CLIM",
    "la plomberie, le chauffage et la climatisation",
    "Plomberie, chauffage et climatisation",
  ],
  ["fromagerie affineur", "Chez Aubade Conseil, {{ce que vous apportez", "Fromages"],
  ["consultant SEO freelance", "est consultant SEO freelance", "SEO"],
])("the trade %s is said as %j", (industry, said, topic) => {
  const { subject, body } = mailOf({ industry, value_prop: "" });
  expect(body).toContain(said);
  expect(subject).toBe(topic ? `${topic} pour {{société}}` : "Une question pour {{société}}");
});

test.each([
  ["35, 22 et 56", ["Ille-et-Vilaine (35)", "Côtes-d’Armor (22)", "Morbihan (56)"]],
  ["Finistère et Morbihan", ["Finistère", "Morbihan"]],
  ["Lot et Garonne", ["Lot-et-Garonne"]],
  ["Lyon / visio", ["Lyon"]],
  ["en ligne", ["France"]],
  ["Toulouse et 50 km autour", ["Toulouse et 50\u00A0km autour"]],
  ["St Nazaire", ["Saint-Nazaire"]],
])("a search reads %j as places", (icp_location, places) => {
  expect(contentFromProfile("search", { ...base, icp_location }).places).toEqual(places);
});

test("a search has the signals of its trade and of its firms, and who recruits looks for who recruits", () => {
  const keywords = (industry: string, icp_industry = "industrie") =>
    contentFromProfile("search", { ...base, industry, icp_industry }).keywords;
  expect(keywords("cabinet de recrutement")).toContain("recrutement en cours");
  expect(keywords("menuiserie d’agencement")).toContain("ouverture de magasin");
  expect(keywords("bois flotté", "mairies")).toContain("vote du budget");
  expect(keywords("bois flotté")).toEqual([
    "recrutement en cours",
    "nouvelle direction",
    "ouverture de site",
  ]);
  expect(keywords("ravalement")).not.toContain("ravalement");
});

test("a plan names its places in brackets, whatever they are, and knows craftsmen as people to call", () => {
  const plan = (values: Partial<ProfileValues>) =>
    contentFromProfile("plan", { ...base, ...values }).weeks[0];
  expect(plan({ icp_location: "zones rurales" })?.goal).toMatch(/\(zones rurales\)$/);
  expect(plan({ icp_location: "partout" })?.goal).toMatch(/\(France\)$/);
  expect(JSON.stringify(plan({ icp_title: "artisans du bâtiment" }))).not.toContain("fonction visée");
});

test("a mail takes up no insult and no bare noun, and no answer approves of a bad experience", () => {
  const second = (common_objections: string) =>
    contentFromProfile("sequence", { ...base, common_objections }).mails[1]?.body ?? "";
  expect(second("les assurances c'est tous des voleurs; le turnover des agents")).not.toMatch(
    /voleurs|turnover/,
  );
  const { objections } = contentFromProfile("call_script", {
    ...base,
    common_objections: "on s'est déjà fait avoir",
  });
  expect(objections[0]?.answer).toMatch(
    /^C’est une vraie raison d’être prudent\. Que faudrait-il faire autrement/,
  );
});
