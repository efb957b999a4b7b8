import { expect, test } from "vitest";
import { instructions } from "#app/content/assistant/instructions-copy.ts";
import type { TypedDraft } from "#app/drafts/draft-content.ts";
import type { Revising } from "#app/drafts/revisions/revising.ts";
import { languageOf } from "./language-of.ts";
import { onlyOrdered, orderFaults } from "./order-faults.ts";

const copy = instructions.draft.reasons.order;

const opening =
  "Vous avez installé un nouveau four à Cholet : combien de fournisseurs d’entretien cela ajoute-t-il à vos achats ?";
const offer =
  "Notre logiciel regroupe vos petites commandes et fait apparaître 20 % d’économies. Vos acheteurs gardent la main sur le choix des fournisseurs.";
const wayOut = "Si le sujet ne vous concerne pas, dites-le-moi et je ne vous écrirai plus.";
const sign = "Bien cordialement,\nCamille Morel\nBellerive Industrie";
const mail = (parts: string[], subject = "Votre nouveau four à Cholet"): TypedDraft => ({
  kind: "email",
  content: { subject, body: ["Bonjour Madame Aubry,", ...parts, wayOut, sign].join("\n\n") },
});
const before = mail([opening, offer]);
const english: TypedDraft = {
  kind: "email",
  content: {
    subject: "Your new furnace in Cholet",
    body: "Dear Ms Aubry,\n\nYou have a new furnace in Cholet: how many suppliers does it add to your purchases?\n\nOur software brings your small orders together and shows 20% of savings.\n\nIf you would rather not hear from me, just reply “no”.\n\nBest regards,\nCamille Morel\nBellerive Industrie",
  },
};

const wish = (words: string): Revising => ({ kind: "wish", words });
const said = ["Elle m'a dit au salon que son contrat avec Cegid se termine en mars 2027."];

test.each<[string, Revising, TypedDraft]>([
  ["shorter", { kind: "shorter" }, mail([opening, "Notre logiciel regroupe vos petites commandes."])],
  ["another subject", { kind: "subject" }, mail([opening, offer], "Vos achats indirects")],
  ["another angle", { kind: "angle" }, mail(["Qui suit vos petites commandes dans vos ateliers ?", offer])],
  [
    "another tone",
    { kind: "tone", tone: "friendly" },
    mail(["Bravo pour le nouveau four ! Combien de fournisseurs en plus ?", offer]),
  ],
  ["a translation", wish("Traduis-le en anglais"), english],
  ["a translation", wish("traduction anglaise stp"), english],
  ["a postscript", wish("ajoute un PS"), mail([opening, offer, "PS : à jeudi au salon de Nantes."])],
  [
    "an addition",
    wish("Ajoute que nous livrons en 48 h"),
    mail([opening, `${offer} La livraison se fait en 48 h.`]),
  ],
  ["an addition", wish("cite Nantes"), mail([opening, `${offer} Nous sommes à Nantes.`])],
  [
    "a sentence more",
    wish("ajoute une phrase sur la sécurité"),
    mail([opening, `${offer} Vos données restent chez vous.`]),
  ],
  [
    "what was said",
    wish("Ajoute ce qu'elle m'a dit au salon"),
    mail([opening, `${offer} Votre contrat avec Cegid se termine en mars 2027.`]),
  ],
  [
    "a sentence less",
    wish("enlève la phrase sur les 20 %"),
    mail([opening, "Vos acheteurs gardent la main sur le choix des fournisseurs."]),
  ],
  ["no figure", wish("Je préfère sans le chiffre"), mail([opening, offer.replace("20 % d’", "des ")])],
  ["a word less", wish("supprime le mot petites"), mail([opening, offer.replace("petites ", "")])],
  [
    "another word",
    wish("remplace « four » par « fourneau »"),
    mail([opening.replace("four ", "fourneau "), offer], "Votre nouveau fourneau à Cholet"),
  ],
  [
    "a longer text",
    wish("développe"),
    mail([
      opening,
      `${offer} Vous voyez chaque dépense avant qu’elle parte, et chacun valide la sienne en une minute.`,
    ]),
  ],
  ["another wording", wish("plus percutant"), mail(["Un four de plus, combien de fournisseurs ?", offer])],
  ["nothing, where there is no mistake", wish("corrige les fautes"), before],
  [
    "both",
    wish("Peux-tu raccourcir mon e-mail et changer l'objet ?"),
    mail([opening, "Notre logiciel regroupe vos commandes."], "Vos achats"),
  ],
])("%s is what was ordered: %o", (_, revising, after) => {
  expect(orderFaults(revising, { before, after }, said)).toEqual([]);
});

test.each<[string, Revising, TypedDraft]>([
  [
    "a longer text is not shorter",
    { kind: "shorter" },
    mail([opening, `${offer} Et encore une phrase de plus.`]),
  ],
  ["a word less is not shorter", { kind: "shorter" }, mail([opening, offer.replace("petites ", "")])],
  [copy.sameSubject, { kind: "subject" }, mail([opening])],
  [copy.sameOpening, { kind: "angle" }, mail([opening.replace("nouveau", "tout nouveau"), offer])],
  [
    copy.sameProse,
    { kind: "tone", tone: "friendly" },
    JSON.parse(JSON.stringify(before).replace("Bien cordialement", "Amicalement")),
  ],
  [
    copy.notTranslated,
    wish("Traduis-le en anglais"),
    mail([opening, "Notre logiciel regroupe vos commandes."]),
  ],
  [copy.notTranslated, wish("en allemand"), english],
  [copy.noPostscript, wish("Ajoute un PS"), mail([opening, `${offer} À jeudi.`])],
  ["48", wish("Ajoute que nous livrons en 48 h"), mail([opening, `${offer} Nous livrons vite.`])],
  [
    copy.notSaid,
    wish("Ajoute ce qu'elle m'a dit au salon"),
    mail([opening, `${offer} Ravie de vous avoir vue au salon.`]),
  ],
  [
    "20",
    wish("enlève la phrase sur les 20 %"),
    mail([opening, offer.replace("Vos acheteurs", "Les acheteurs")]),
  ],
  [copy.notRemoved, wish("sans le chiffre"), mail([opening, `${offer} Merci.`])],
  ["petites", wish("remplace petites par menues"), mail([opening, `${offer} Merci.`])],
  [copy.tutoie, wish("tutoie-le"), mail([opening, "Notre logiciel regroupe les commandes."])],
  [copy.notLonger, wish("plus long"), mail([opening])],
  [
    copy.rewritten,
    wish("corrige les fautes"),
    mail(["Un four de plus, combien de tracas ?", "Écrivez-moi."]),
  ],
  [copy.sameSubject, wish("raccourcis-le et change l’objet"), mail([opening])],
  [copy.same, wish("plus percutant"), before],
  [copy.same, { kind: "shorter" }, before],
])("%s: it is asked for again", (reason, revising, after) => {
  const faults = orderFaults(revising, { before, after }, said);
  expect(faults.length).toBeGreaterThan(0);
  if (!reason.includes("not shorter")) expect(faults.join("\n")).toContain(reason);
});

const durand = mail([opening, `${offer} Demandez à Durand : il a 2 usines.`]);
const meet = (rest: string) => mail([opening, `${offer} On se voit ? ${rest}`]);
const guarantee = `${offer} Notre garantie couvre tout. Elle dure.`;
const french = mail([opening, offer]);

/** Every row: what is ordered, the draft before, a version that does it, one that does not, and what is said of that. */
test.each<[string, TypedDraft, TypedDraft, TypedDraft, string]>([
  ["ajoute « on se voit » et enlève Durand", durand, meet("Il a 2 usines."), meet("Voyez Durand."), "Durand"],
  ["Peux-tu ajouter « on se voit » et enlever Durand ?", durand, meet(""), meet("Voyez Durand."), "Durand"],
  ["enleve durand, ajoute « on se voit »", durand, meet(""), before, "on se voit"],
  ["ajoute « oui, et vite » stp", before, mail([opening, `${offer} Oui, et vite.`]), durand, "oui, et vite"],
  ["corrige les fautes et ajoute Nantes", before, mail([opening, `${offer} À Nantes.`]), before, copy.same],
  [
    "enlève Durand et mets un PS",
    durand,
    mail([opening, offer, "PS : à jeudi."]),
    meet("Durand ?"),
    "Durand",
  ],
  [
    "enlève la phrase sur les usines et développe",
    durand,
    mail([opening]),
    meet("2 usines"),
    copy.notRemoved,
  ],
  [
    "ajoute un PS et raccourcis le deuxième paragraphe",
    before,
    mail([opening, "Notre logiciel regroupe vos commandes.", "PS : à jeudi au salon de Nantes, stand 12."]),
    mail([opening, "Notre logiciel regroupe vos commandes."]),
    copy.noPostscript,
  ],
  [
    "remplace Durand par Martin et acheteurs par équipes",
    durand,
    JSON.parse(JSON.stringify(durand).replace("Durand", "Martin").replace("acheteurs", "équipes")),
    JSON.parse(JSON.stringify(durand).replace("Durand", "Martin")),
    "acheteurs",
  ],
  [
    "change l’objet et le début",
    before,
    mail(["Un four ?", offer], "Vos achats"),
    mail(["Un four ?", offer]),
    copy.sameSubject,
  ],
  [
    "ajoute 2 phrases sur notre garantie",
    before,
    mail([opening, guarantee]),
    mail([opening]),
    copy.notLonger,
  ],
  [
    "mentionne notre garantie en 1 ligne",
    before,
    mail([opening, guarantee]),
    mail([opening]),
    copy.notLonger,
  ],
  ["ajoute 2 ou 3 petites phrases", before, mail([opening, guarantee]), mail([opening]), copy.notLonger],
  [
    "enlève les 2 dernières phrases",
    durand,
    mail([opening, "Demandez : 2 usines."]),
    meet("Il a 2 usines, et des fours à Cholet."),
    copy.notRemoved,
  ],
  ["Ajoute « 2 phrases »", before, mail([opening, `${offer} En 2 phrases.`]), durand, "2 phrases"],
  [
    "ajoute 48 clients en 2 lignes",
    before,
    mail([opening, `${offer} 48 clients.`]),
    mail([opening, guarantee]),
    "48",
  ],
  [
    "remplace Durand par Mme Durand",
    durand,
    JSON.parse(JSON.stringify(durand).replace("Durand", "Mme Durand")),
    meet("Demandez à Durand."),
    "durand",
  ],
  [
    "remplace durand par Durand-Petit",
    durand,
    JSON.parse(JSON.stringify(durand).replace("Durand", "Durand-Petit")),
    meet("Demandez à Durand."),
    "durand",
  ],
  [
    "traduis de l’anglais au français",
    english,
    french,
    mail([opening, english.content.body as string]),
    copy.notTranslated,
  ],
  ["traduis ce mail anglais en français", english, french, english, copy.same],
  ["traduis du francais vers l'anglais", french, english, durand, copy.notTranslated],
  ["TRADUIS EN ANGLAIS, PAS EN ALLEMAND", french, english, durand, copy.notTranslated],
  ["traduction anglaise de mon mail français", french, english, durand, copy.notTranslated],
  ["traduis-le du français à l’anglais", french, english, durand, copy.notTranslated],
])("“%s”: a right version stands, another is asked for again", (words, from, right, wrong, reason) => {
  expect(orderFaults(wish(words), { before: from, after: right })).toEqual([]);
  expect(orderFaults(wish(words), { before: from, after: wrong }).join("\n")).toContain(reason);
});

test("what is to be said goes on after “et”", () => {
  const words = "Ajoute que vous pouvez réduire vos frais et supprimer 20 % de vos commandes";
  const after = mail([opening, `${offer} Vous pouvez réduire vos frais et supprimer 20 % de vos commandes.`]);
  expect(orderFaults(wish(words), { before, after })).toEqual([]);
});

test("another subject changes no body, of a mail and of a sequence", () => {
  const after = mail(["Autre chose."], "Vos achats");
  expect(onlyOrdered({ kind: "subject" }, { before, after })).toEqual(mail([opening, offer], "Vos achats"));
  expect(onlyOrdered({ kind: "shorter" }, { before, after })).toBe(after);
});

test.each([
  ["fr", "Vous avez un nouveau four : qui suit les commandes de vos ateliers ?"],
  ["en", "You have a new furnace: who looks after the orders of your workshops?"],
  ["de", "Sie haben einen neuen Ofen: wer ist für die Bestellungen in Ihren Werken zuständig?"],
  ["es", "Usted tiene un horno nuevo: ¿quién sigue los pedidos de sus talleres?"],
  ["it", "Avete un nuovo forno: chi segue gli ordini dei vostri reparti e come?"],
  [null, "Pômmy 2027"],
])("%s is the language of “%s”", (language, text) => {
  expect(languageOf(text)).toBe(language);
});
