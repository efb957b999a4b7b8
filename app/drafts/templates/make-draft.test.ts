import { describe, expect, test } from "vitest";
import { objectionTopics } from "#app/content/drafts/objections-copy.ts";
import { icpSizes, primaryGoals, tones } from "#app/profile/choices.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { aubade, generatedProfiles } from "#test/drafts/generated-profiles.ts";
import type { TypedDraft } from "../draft-content.ts";
import { draftKinds } from "../draft-kind.ts";
import { draftLimits } from "../draft-limits.ts";
import { factsOf } from "../facts/profile-facts.ts";
import { lintContextOf } from "../lint/lint-context.ts";
import { lintDraft } from "../lint/lint-draft.ts";
import { blankPlaces, parseContent } from "../parse-content.ts";
import { bannedPhraseFinder } from "../phrases/banned-phrases.ts";
import { wordsOf } from "../phrases/words.ts";
import { contentFromProfile, draftTitle } from "./make-draft.ts";

type Profile = Partial<ProfileValues>;

const make = (kind: (typeof draftKinds)[number], profile: Profile) =>
  ({ kind, content: contentFromProfile(kind, profile) }) as TypedDraft;

/** All texts of a content, each by itself. */
function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  return content && typeof content === "object" ? Object.values(content).flatMap(textsIn) : [];
}

describe.each(draftKinds)("a %s from any profile", (kind) => {
  const profiles = [{}, aubade, ...generatedProfiles(200, 20261122)];
  const drafts = profiles.map((profile) => ({ profile, draft: make(kind, profile) }));
  const offending = (isWrong: (text: string, profile: Profile) => boolean) =>
    drafts.flatMap(({ profile, draft }) => textsIn(draft.content).filter((text) => isWrong(text, profile)));

  test("passes its schema unchanged", () => {
    for (const { draft } of drafts)
      expect(parseContent(kind, draft.content)).toEqual({ ok: true, content: draft.content });
  });

  test("leaves nothing blank", () => {
    for (const { draft } of drafts) expect(blankPlaces(draft)).toEqual([]);
    expect(offending((text) => text.trim() === "")).toEqual([]);
  });

  test("passes the linter without errors", () => {
    for (const { profile, draft } of drafts) {
      const errors = lintDraft(draft, lintContextOf(profile))
        .flat()
        .filter(({ severity }) => severity === "error");
      expect(errors, JSON.stringify({ profile, draft }).slice(0, 5_000)).toEqual([]);
    }
  });

  test("contains no banned phrase", () => {
    const isBanned = (text: string, { banned_phrases = "" }: Profile) =>
      bannedPhraseFinder(banned_phrases)(wordsOf(text)).length > 0;
    expect(offending(isBanned)).toEqual([]);
  });

  test("reads as French text: no gaps, doubled spaces or invisible characters", () => {
    const isBroken = (text: string) =>
      /undefined|null|NaN|\[object/.test(text) ||
      /[^\S\n]{2}|[^\S\n]\n|\n[^\S\n]|\n{3}|\s,|,,|\(\s|\(\)/.test(text) ||
      /\p{Default_Ignorable_Code_Point}|(?!\n)\p{Cc}/u.test(text) ||
      !text.isWellFormed();
    expect(offending(isBroken)).toEqual([]);
  });

  test("has a title of at most 120 characters in one line", () => {
    for (const profile of profiles) {
      const title = draftTitle(kind, profile);
      expect([...title].length).toBeLessThanOrEqual(draftLimits.title);
      expect(title).toMatch(/^\S.*\S$|^\S$/u);
    }
  });
});

test("an e-mail opens with what the recipient is in charge of, says the value, and asks with the booking link", () => {
  expect(contentFromProfile("email", aubade)).toEqual({
    subject: "Énergie pour {{société}}",
    body: `Bonjour {{prénom}},

Vous êtes en charge des achats chez {{société}}, d’où ce message.

Chez Aubade Conseil, nous divisons par deux la facture d’énergie de vos sites. Sans travaux.

Quel jour vous convient pour en parler, cette semaine ou la suivante\u00A0? Mon agenda\u00A0: https://agenda.exemple.fr/aubade/30min

Si ce n’est pas pour vous, répondez «\u00A0non\u00A0» et je ne vous écrirai plus.

Bien à vous,

{{votre prénom}} {{votre nom}}
Aubade Conseil`,
  });
});

test("an ordinary profile yields mails whose only diagnostics are the placeholders", () => {
  for (const tone of tones)
    for (const primary_goal of primaryGoals)
      for (const calendly_url of ["", aubade.calendly_url])
        for (const kind of ["email", "sequence"] as const) {
          const profile = { ...aubade, tone, primary_goal, calendly_url };
          const found = lintDraft(make(kind, profile), lintContextOf(profile)).flat();
          expect(found.filter(({ rule }) => rule !== "placeholder")).toEqual([]);
        }
});

test.each(["email", "sequence", "call_script", "plan"] as const)(
  "each tone and goal changes a %s",
  (kind) => {
    const texts = tones.map((tone) => JSON.stringify(contentFromProfile(kind, { ...aubade, tone })));
    expect(new Set(texts).size).toBe(tones.length);
    const byGoal = primaryGoals.map((primary_goal) =>
      JSON.stringify(contentFromProfile(kind, { ...aubade, primary_goal })),
    );
    expect(new Set(byGoal).size).toBe(primaryGoals.length);
  },
);

test("each size changes a search and a call script", () => {
  for (const kind of ["search", "call_script", "plan"] as const) {
    const texts = icpSizes.map((icp_size) =>
      JSON.stringify(contentFromProfile(kind, { ...aubade, icp_size })),
    );
    expect(new Set(texts).size).toBe(icpSizes.length);
  }
});

test("an unknown tone reads as the direct one", () => {
  const unknown = contentFromProfile("email", { ...aubade, tone: "comme un pirate" });
  expect(unknown).toEqual(contentFromProfile("email", aubade));
});

test("each objection gets an answer of its topic, in the customer's order", () => {
  const { objections } = contentFromProfile("call_script", aubade);
  expect(objections.map(({ objection }) => objection)).toEqual([
    "C’est trop cher",
    "Nous n’avons pas le temps",
    "Nous avons déjà un prestataire",
  ]);
  const answersTo = (topic: string) => objectionTopics.find(({ name }) => name === topic)?.answers[0];
  expect(objections.map(({ answer }) => answer.split("\n")[0])).toEqual([
    answersTo("price"),
    answersTo("time"),
    answersTo("solution"),
  ]);
});

test("an objection with a banned word is named by its topic, and is answered", () => {
  const { objections } = contentFromProfile("call_script", { ...aubade, banned_phrases: "cher, chère" });
  expect(objections[0]).toMatchObject({ objection: "Sur le prix" });
  expect(objections).toHaveLength(3);
});

test("only the sentences of the value that contain a banned phrase are left out", () => {
  const { body } = contentFromProfile("email", { ...aubade, banned_phrases: "travaux" });
  expect(body).toContain(
    "\nChez Aubade Conseil, nous divisons par deux la facture d’énergie de vos sites.\n",
  );
});

test("no mail, number, price or e-mail address is invented", () => {
  for (const kind of draftKinds)
    for (const tone of tones) {
      const text = textsIn(
        contentFromProfile(kind, { ...aubade, tone, icp_size: "tous", calendly_url: "" }),
      ).join("\n");
      expect(text.replaceAll(/\d+ (?:à \d+\s)?salariés|\d+\ssalariés/g, "")).not.toMatch(/@|€|\d{2}/);
    }
});

test("a link serves only if it is an address of the web", () => {
  for (const calendly_url of [
    "non",
    "javascript:alert(1)",
    "https://exemple.fr/ x",
    "https://exemple.fr/{{x}}",
    "agenda.exemple.fr",
  ])
    expect(factsOf({ calendly_url }).bookingLink, calendly_url).toBeNull();
  expect(factsOf({ calendly_url: "https://exemple.fr/été" }).bookingLink).toBe(
    "https://exemple.fr/%C3%A9t%C3%A9",
  );
});

test("a search offers the other names of a role, and never looks for the customer's own company", () => {
  const { titles, exclusions, sectors } = contentFromProfile("search", { ...aubade, icp_title: "DSI" });
  expect(titles[0]).toBe("DSI");
  expect(titles).toContain("Directeur des systèmes d’information");
  expect(exclusions[0]).toBe("Aubade Conseil");
  expect(sectors).toEqual(["{{secteur visé}}"]);
});

test("who signs and the sectors that are looked for stand in the draft", () => {
  const named = { ...aubade, sender_name: "Hélène Roy", icp_industry: "Logistique, transport" };
  expect(contentFromProfile("email", named).body).toContain("\n\nHélène Roy\nAubade Conseil");
  expect(contentFromProfile("search", named).sectors).toEqual(["Logistique", "Transport"]);
});

test.each([
  ["DRH et dirigeants", ["DRH", "Dirigeant"]],
  ["office managers et DAF", ["Office manager", "DAF"]],
  ["directeur administratif et financier", ["Directeur administratif et financier"]],
  ["boulangers et chaînes de boulangerie", ["Boulanger"]],
  ["promoteurs immobiliers et collectivités", ["Promoteur immobilier"]],
  ["hôteliers et restaurateurs", ["Hôtelier", "Restaurateur"]],
  ["artisans et commerçants", ["Artisan", "Commerçant"]],
  ["notaires et avocats", ["Notaire", "Avocat"]],
  ["kinés et ostéopathes", ["Kiné", "Ostéopathe"]],
  ["conducteurs de travaux et ingénieurs d’affaires", ["Conducteur de travaux", "Ingénieur d’affaires"]],
  ["DAF", ["DAF", "Directeur administratif et financier"]],
  ["responsable formation", ["Directeur de la formation"]],
])("whoever looks for %j finds each of them by a title of their own", (icp_title, titles) => {
  const made = contentFromProfile("search", { icp_title }).titles;
  expect(made).toEqual(expect.arrayContaining(titles));
  expect(made.filter((title) => / et (?!financi|finance)/.test(title))).toEqual([]);
});

test("companies among those who are sought are sectors, and no titles", () => {
  const search = (icp_title: string) => contentFromProfile("search", { icp_title });
  expect(search("boulangers et chaînes de boulangerie").sectors).toEqual(["Chaînes de boulangerie"]);
  expect(search("promoteurs immobiliers et collectivités").sectors).toEqual(["Collectivités"]);
  expect(search("mairies")).toMatchObject({ titles: ["{{fonction visée}}"], sectors: ["Mairies"] });
});

test("a plan and a title name everybody whom the profile seeks", () => {
  const profile = { ...aubade, icp_title: "DRH et dirigeants" };
  expect(draftTitle("plan", profile)).toMatch(/DRH et dirigeants$/);
  expect(contentFromProfile("plan", profile).weeks[0]?.goal).toContain("DRH et dirigeants, ");
});

test("a call asks what the offer has an answer to, and no more than six questions", () => {
  const questionsFor = (value_prop: string) =>
    contentFromProfile("call_script", { ...aubade, value_prop }).questions;
  const asked = questionsFor("Nous dépannons vos portes sous 4 h. Toujours le même technicien.");
  expect(asked).toContain(
    "Quand vous avez un besoin pressant, sous quel délai y répond-on aujourd’hui\u00A0?",
  );
  expect(asked).toContain("Avez-vous toujours affaire à la même personne, sur ce sujet\u00A0?");
  expect(asked).toHaveLength(6);
  const deadline = "Le jour où vous vous décidez, quel délai vous faut-il\u00A0?";
  expect(questionsFor("Nous posons vos portes sous 5 jours.")).toContain(deadline);
  // Nobody decides by a date on what comes each morning.
  expect(questionsFor("Livraison tous les matins avant 8 h.")).not.toContain(deadline);
  const aides = questionsFor("Aides-soignantes et aides soignantes disponibles la nuit.");
  expect(aides.join()).not.toMatch(/les aides/);
  expect(
    questionsFor("Nous posons vos portes. Tout sort de notre atelier, près de vos locaux.").join(),
  ).not.toMatch(/origine/);
  expect(questionsFor("Nous dépannons vos portes.").join()).not.toMatch(/délai|interlocuteur|priorité/);
});

test("a call asks nobody for the priority of two people", () => {
  const { questions } = contentFromProfile("call_script", { icp_title: "DRH et dirigeants" });
  expect(questions.join(" ")).not.toMatch(/DRH et/);
});

test.each([
  ["ETI", /250/],
  ["pme", /^PME/],
  ["50 à 250 salariés", /^50 à 250 salariés$/],
  ["11-50", /^11 à 50 salariés$/],
  ["50+", /^50 salariés et plus$/],
  ["collectivités de plus de 5000 habitants", /^Collectivités de plus de 5\s000 habitants$/],
  ["à partir de 30 soignants", /^À partir de 30 soignants$/],
])("the size %j is searched for as it was typed, and a name by its bands", (icp_size, expected) => {
  expect(contentFromProfile("search", { icp_size }).sizes).toEqual([expect.stringMatching(expected)]);
});

const typed = {
  company_name: "Vigitour",
  industry: "Logiciel de suivi des rondes et des interventions pour les sociétés de gardiennage et de sûreté",
  icp_title: "dirigeant",
  icp_size: "20 à 250 agents",
  icp_location: "France",
  value_prop: "Leurs rondes sont pointées sur leur téléphone",
};
const actionsOf = (profile: Parameters<typeof contentFromProfile>[1]) =>
  contentFromProfile("plan", profile).weeks.flatMap(({ actions }) => actions);

test("a plan asks for the fields that are empty, and for none whose words suit no mail", () => {
  expect(actionsOf(typed)[0]).toBe("Lundi, complétez votre profil\u00A0: objections fréquentes.");
  expect(actionsOf({ ...typed, common_objections: "trop cher" }).join()).not.toContain("complétez");
  expect(actionsOf({ ...typed, icp_size: " ", common_objections: "aucune" })[0]).toContain(
    "taille visée et objections fréquentes",
  );
});

test("a plan says of the tone what the profile names, and nothing else", () => {
  expect(actionsOf({ ...typed, tone: "formel mais pas guindé" }).join()).toContain("ton formel");
  expect(actionsOf({ ...typed, tone: "comme vous voulez" }).join()).not.toContain("ton direct");
});

test.each([
  ["médecins installés", "santé", ["Médecin libéral"], []],
  ["cadres", "cliniques, EHPAD", ["Cadre de santé"], ["Cadre"]],
  ["DRH, cadres", "métallurgie", ["DRH"], ["Cadre"]],
  ["kinés", "santé", ["Masseur-kinésithérapeute"], []],
  ["assistantes", "sièges", ["Assistante de direction"], ["Assistante"]],
])("a search for %j in %j has titles that people bear", (icp_title, icp_industry, some, none) => {
  const { titles } = contentFromProfile("search", { ...aubade, icp_title, icp_industry });
  expect(titles).toEqual(expect.arrayContaining(some));
  for (const title of none) expect(titles).not.toContain(title);
});

test.each([
  ["grossiste en fruits", "chefs de cuisine", "restauration", "ouverture d’établissement"],
  ["entretien d'espaces verts", "syndics", "immobilier", "travaux votés"],
  ["distribution de matériel médical", "directeurs", "EHPAD, cliniques SSR", "extension d’établissement"],
  ["expertise comptable", "dentistes", "professions libérales de santé", "reprise de cabinet"],
  ["transport frigorifique", "responsables logistique", "agroalimentaire", "ouverture d’entrepôt"],
])(
  "a search of %j for %j in %j has signals of these firms alone",
  (industry, icp_title, icp_industry, signal) => {
    const { keywords } = contentFromProfile("search", { ...aubade, industry, icp_title, icp_industry });
    expect(keywords).toContain(signal);
    expect(keywords.join()).not.toMatch(/déménagement|nouveaux locaux|rénovation de cuisine/);
  },
);

test("sorts of houses that were typed in a row are several", () => {
  const { sectors } = contentFromProfile("search", { ...aubade, icp_industry: "clinique ehpad ime" });
  expect(sectors).toEqual(["Clinique", "EHPAD", "IME"]);
});
