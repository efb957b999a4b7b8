import { describe, expect, test } from "vitest";
import { icpSizes, primaryGoals, tones } from "#app/profile/choices.ts";
import { aubade, generatedProfiles } from "#test/drafts/generated-profiles.ts";
import type { EmailContent, TypedDraft } from "../draft-content.ts";
import { prospectDraftKinds } from "../draft-kind.ts";
import { draftLimits } from "../draft-limits.ts";
import { nameOf } from "../facts/person-name.ts";
import type { DraftProspect } from "../facts/prospect-facts.ts";
import { lintContextOf } from "../lint/lint-context.ts";
import { lintDraft } from "../lint/lint-draft.ts";
import { readMail } from "../lint/mail-text.ts";
import { parseContent } from "../parse-content.ts";
import { bannedPhraseFinder } from "../phrases/banned-phrases.ts";
import { wordsOf } from "../phrases/words.ts";
import { contentFromProfile, draftTitle } from "./make-draft.ts";

const helene: DraftProspect = {
  company: "Ateliers Vauclair",
  sector: "Menuiserie industrielle",
  city: "Besançon",
  contact: "Hélène Courtade",
  role: "Directrice des achats",
  signal: "Recrute un responsable des achats (annonce du 12 mai)",
};
const nobody: DraftProspect = { company: "Nordec", sector: "", city: "", contact: "", role: "", signal: "" };

const make = (kind: (typeof prospectDraftKinds)[number], profile: object, record: DraftProspect) =>
  ({ kind, content: contentFromProfile(kind, profile, { record }) }) as TypedDraft;

/** The first words after the greeting of each mail. */
const openings = ({ kind, content }: TypedDraft): string[] => {
  const mails: readonly EmailContent[] =
    kind === "email" ? [content] : kind === "sequence" ? content.mails : [];
  return mails.map((mail) => readMail(mail).prose[0]?.text ?? "");
};

test("an e-mail to one prospect begins with what happens there, and says only what the record says", () => {
  expect(contentFromProfile("email", aubade, { record: helene })).toEqual({
    subject: "Énergie pour Ateliers Vauclair",
    body: `Bonjour Hélène,

Vous recrutez un responsable des achats. D’où ce message.

Chez Aubade Conseil, nous divisons par deux la facture d’énergie de vos sites. Sans travaux.

Quel jour vous convient pour en parler, cette semaine ou la suivante\u00A0? Mon agenda\u00A0: https://agenda.exemple.fr/aubade/30min

Si ce n’est pas pour vous, répondez «\u00A0non\u00A0» et je ne vous écrirai plus.

Bien à vous,

Aubade Conseil`,
  });
  expect(draftTitle("email", aubade, helene)).toBe(
    "E-mail de prospection – Hélène Courtade, Ateliers Vauclair",
  );
});

test("what the record does not say is left out: nothing is left to fill", () => {
  const { subject, body } = contentFromProfile("email", aubade, { record: nobody });
  expect(subject).toBe("Énergie pour Nordec");
  expect(body).toContain("Bonjour,\n\nCôté énergie, où en êtes-vous chez Nordec\u00A0?\n\nChez Aubade");
  expect(contentFromProfile("email", { ...aubade, tone: "formal" }, { record: helene }).body).toContain(
    "Bonjour Madame Courtade,",
  );
});

test("a call begins with the question about what happens at the prospect", () => {
  const { opening, questions } = contentFromProfile("call_script", aubade, { record: helene });
  expect(opening).toContain("Bonjour Hélène Courtade, ");
  expect(questions[0]).toBe(
    "Vous recrutez un responsable des achats\u00A0: à quel stade en êtes-vous\u00A0?",
  );
});

test.each([
  ["Recrute un acheteur", "Vous recrutez un acheteur."],
  ["recrute un acheteur.", "Vous recrutez un acheteur."],
  ["Levée de fonds de 3 M€", "Vous venez de lever 3\u00A0M€."],
  ["Levée de fonds", "Vous venez de lever des fonds."],
  ["Ouverture d'un site à Lyon", "Vous ouvrez un site à Lyon."],
  ["ouverture du site de Lyon", "Vous ouvrez le site de Lyon."],
  ["Création de 20 postes", "Vous créez 20\u00A0postes."],
  ["Recrutement de commerciaux", "Vous recrutez des commerciaux."],
  ["Nomination d’une directrice des achats", "Vous avez nommé une directrice des achats."],
  ["Déménagement dans de nouveaux locaux", "Vous déménagez dans de nouveaux locaux."],
  ["Agrandit son usine", "Vous agrandissez votre usine."],
  ["Rejette une offre de rachat", "Vous rejetez une offre de rachat."],
  ["Emploie 30 personnes", "Vous employez 30 personnes."],
  ["Recrute un acheteur et ouvre un site", "Vous recrutez un acheteur et ouvrez un site."],
  ["Lève 3 M€ et recrute 5 développeurs", "Vous avez levé 3 M€ et recrutez 5 développeurs."],
  ["Signe un contrat avec un distributeur", "Vous avez signé un contrat avec un distributeur."],
  ["Regroupe ses équipes sur un seul site", "Vous regroupez vos équipes sur un seul site."],
  ["Accélère son développement", "Vous accélérez votre développement."],
  ["Élargit sa gamme", "Vous élargissez votre gamme."],
  ["Prévoit 20 ouvertures", "Vous prévoyez 20 ouvertures."],
  ["Rouvre après travaux", "Vous rouvrez après travaux."],
  ["Se lance en Espagne", "Vous vous lancez en Espagne."],
  ["S'installe à Dijon", "Vous vous installez à Dijon."],
  ["Fête ses 50 ans", "Ateliers Vauclair fête ses 50 ans."],
  [
    "Déménage pour que leurs équipes soient ensemble",
    "Ateliers Vauclair déménage pour que leurs équipes soient ensemble.",
  ],
  [
    "Ouverture d'un site prévue en mai",
    "Une nouvelle a retenu mon attention aux Ateliers Vauclair\u00A0: ouverture d’un site prévue en mai.",
  ],
  [
    "Médaille d'or au concours",
    "Une nouvelle a retenu mon attention aux Ateliers Vauclair\u00A0: médaille d’or au concours.",
  ],
  ["A remporté un marché. Et puis autre chose.", "Vous avez remporté un marché."],
])("the signal %s is said as %s", (signal, said) => {
  const [opening] = openings(make("email", aubade, { ...helene, signal }));
  expect(opening?.replaceAll("\u00A0", " ")).toBe(said.replaceAll("\u00A0", " "));
});

test.each([
  "Écrivez à x@pirate.example",
  "Voir https://pirate.example",
  "pirate.example/offre",
  "01 99 00 14 27",
])("a signal that leads elsewhere is none: %s", (signal) => {
  for (const kind of prospectDraftKinds)
    expect(JSON.stringify(make(kind, aubade, { ...helene, signal }))).not.toMatch(/pirate|01 99/);
});

test.each([
  ["Hélène Courtade", { first: "Hélène", last: "Courtade" }],
  ["COURTADE Hélène", { first: "Hélène", last: "Courtade" }],
  ["Jean-Pierre DE LA TOUR", { first: "Jean-Pierre", last: "de La Tour" }],
  ["Anne de La Tour", { first: "Anne", last: "de La Tour" }],
  ["Gwenaël Le Floc’h", { first: "Gwenaël", last: "Le Floc’h" }],
  ["Thi Mai Nguyen", null],
  ["Courtade", null],
  ["HÉLÈNE COURTADE", { first: "Hélène", last: "Courtade" }],
])("%s is taken apart only where that leaves no doubt", (contact, name) => {
  expect(nameOf(contact)).toEqual(name);
});

test("a name that cannot be taken apart is said whole, without its civility", () => {
  const { body } = contentFromProfile("email", aubade, {
    record: { ...helene, contact: "Mme Thi Mai Nguyen" },
  });
  expect(body).toContain("Bonjour Thi Mai Nguyen,");
});

test.each([
  ["M. Traoré", "direct", "Bonjour Monsieur Traoré,"],
  ["Traoré", "direct", "Bonjour,"],
  ["DUPONT", "friendly", "Bonjour,"],
  ["Hugues Aubry", "formal", "Bonjour Hugues Aubry,"],
  ["Mlle ANNE LE ROUX", "direct", "Bonjour Anne,"],
  ["M. LE GALL", "friendly", "Bonjour Monsieur Le Gall,"],
  ["Lacoste Henri", "friendly", "Bonjour Henri,"],
  ["Iris Onfray", "friendly", "Bonjour Iris,"],
  ["Accueil", "direct", "Bonjour,"],
  ["Directeur des achats", "friendly", "Bonjour,"],
])("%s is greeted in the %s tone with %s", (contact, tone, greeting) => {
  const record = { ...nobody, contact, company: "Hôtel du Lac" };
  const { body } = contentFromProfile("email", { ...aubade, tone }, { record });
  expect(body.split("\n")[0]).toBe(greeting);
  expect(body).toContain("à l’Hôtel du Lac");
});

describe.each(prospectDraftKinds)("a %s for any prospect", (kind) => {
  const hostile = "x".repeat(500);
  const records: DraftProspect[] = [
    helene,
    nobody,
    { ...helene, company: "Chez Paul", contact: "{{nom}} $& $1", signal: "\u202E{{x}}\u200B ﷺ".repeat(20) },
    { company: hostile, sector: hostile, city: hostile, contact: hostile, role: hostile, signal: hostile },
    { ...helene, company: "Vauclair", role: "les directeurs", signal: "Je ! Nous ? Aubade Conseil" },
  ];
  const profiles = [aubade, ...generatedProfiles(60, 20261123)];
  const drafts = profiles.flatMap((profile) =>
    records.map((record) => ({ profile, record, draft: make(kind, profile, record) })),
  );

  test("passes its schema unchanged, the linter without errors, and has no banned phrase", () => {
    for (const { profile, draft } of drafts) {
      expect(parseContent(kind, draft.content)).toEqual({ ok: true, content: draft.content });
      const errors = lintDraft(draft, lintContextOf(profile))
        .flat()
        .filter(({ severity }) => severity === "error");
      expect(errors, JSON.stringify({ profile, draft }).slice(0, 3_000)).toEqual([]);
      const banned = bannedPhraseFinder(profile.banned_phrases ?? "");
      for (const text of Object.values(draft.content).filter((value) => typeof value === "string"))
        expect(banned(wordsOf(text))).toEqual([]);
    }
  });

  test("begins each mail with the prospect, never with who writes", () => {
    for (const { profile, draft } of drafts) {
      for (const opening of openings(draft)) {
        expect(opening).not.toMatch(/^(?:je|j’|nous|notre|mon|ma|mes)\b/i);
        if (profile.company_name === aubade.company_name) expect(opening).not.toMatch(/^(?:chez )?aubade/i);
      }
    }
  });

  test("has a title in one line", () => {
    for (const { profile, record } of drafts) {
      const title = draftTitle(kind, profile, record);
      expect([...title].length).toBeLessThanOrEqual(draftLimits.title);
      expect(title).toMatch(/^\S.*\S$|^\S$/u);
    }
  });
});

test("an ordinary record yields mails whose only diagnostics are the gaps, in every tone and for every goal", () => {
  for (const tone of tones)
    for (const primary_goal of primaryGoals)
      for (const record of [helene, nobody])
        for (const kind of ["email", "sequence"] as const) {
          const profile = { ...aubade, tone, primary_goal, icp_size: icpSizes[0] };
          const found = lintDraft(make(kind, profile, record), lintContextOf(profile)).flat();
          expect(found.filter(({ rule }) => rule !== "placeholder")).toEqual([]);
        }
});
