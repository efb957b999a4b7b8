import { describe, expect, test } from "vitest";
import { primaryGoals, tones } from "#app/profile/choices.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { noCriteria } from "#app/targeting/criteria.ts";
import { ownerProfiles } from "#test/drafts/owner-profiles.ts";
import type { EmailContent, TypedDraft } from "../draft-content.ts";
import { draftKinds } from "../draft-kind.ts";
import { factsOf } from "../facts/profile-facts.ts";
import type { DraftProspect } from "../facts/prospect-facts.ts";
import { lintContextOf } from "../lint/lint-context.ts";
import { lintDraft } from "../lint/lint-draft.ts";
import { readMail } from "../lint/mail-text.ts";
import { placeholder, placeholdersIn } from "../placeholders.ts";
import { contentFromProfile } from "./make-draft.ts";

const helene: DraftProspect = {
  company: "ATELIERS VAUCLAIR",
  sector: "Menuiserie industrielle",
  city: "Besançon",
  contact: "Hélène COURTADE",
  role: "Directrice des achats",
  signal: "Recrute un responsable des achats (annonce du 12 mai)",
};
const nobody: DraftProspect = { company: "Nordec", sector: "", city: "", contact: "", role: "", signal: "" };

type Made = {
  name: string;
  profile: ProfileValues;
  record: DraftProspect | null;
  draft: TypedDraft;
};

/** Every kind of draft of every owner in every tone, for anybody and for prospects of whom much and little is known. */
const made: Made[] = Object.entries(ownerProfiles).flatMap(([name, typed]) =>
  tones.flatMap((tone) =>
    [null, helene, nobody].flatMap((record) =>
      draftKinds
        .filter((kind) => record === null || (kind !== "search" && kind !== "plan"))
        .map((kind) => {
          const profile = { ...typed, tone };
          const content = contentFromProfile(kind, profile, { record });
          return { name, profile, record, draft: { kind, content } as TypedDraft };
        }),
    ),
  ),
);

const mailsIn = ({ kind, content }: TypedDraft): readonly EmailContent[] =>
  kind === "email" ? [content] : kind === "sequence" ? content.mails : [];

const mails = made.flatMap((one) => mailsIn(one.draft).map((mail, index) => ({ ...one, mail, index })));

function textsIn(content: unknown): string[] {
  if (typeof content === "string") return [content];
  return content && typeof content === "object" ? Object.values(content).flatMap(textsIn) : [];
}

/** The texts that fail, with whose they are; empty when all is well. */
const failing = (isWrong: (text: string, one: Made) => boolean) =>
  made.flatMap((one) =>
    textsIn(one.draft.content)
      .filter((text) => isWrong(text, one))
      .map((text) => `${one.name}, ${one.profile.tone}: ${text}`),
  );

const failingMails = (isWrong: (one: (typeof mails)[number]) => boolean) =>
  mails.filter(isWrong).map(({ name, profile, mail }) => `${name}, ${profile.tone}: ${mail.body}`);

describe("every draft of every owner, in every tone", () => {
  test("has no doubled space, no cut sentence and no mark that a space is missing before", () => {
    expect(failing((text) => /[^\S\n]{2}|[^\S\n]\n|\n[^\S\n]/.test(text))).toEqual([]);
    expect(failing((text) => /…|\.\.\./.test(text))).toEqual([]);
    const plain = (text: string) => text.replace(/https?:\/\/\S+/g, "");
    expect(failing((text) => / [;:?!»]|« |[^\s\u00A0(][;?!»]|[\p{L}\d]:/u.test(plain(text)))).toEqual([]);
    expect(failing((text) => /'/.test(text))).toEqual([]);
  });

  test("elides and contracts: no de before a vowel, no de le, no que il", () => {
    const wrong =
      /(?<![\p{L}-])(?:de|que|ne|je|le|la) (?=[aeiouyéèêâî])(?!oui|onz|y[aeio])|(?<!\p{L})de les? /iu;
    expect(failing((text, { record }) => record !== null && wrong.test(text))).toEqual([]);
  });

  test("leaves nothing to fill for a prospect of the list, except what the profile never said", () => {
    const value = placeholder("value");
    const gapsIn = (text: string, { profile }: Made) =>
      placeholdersIn(text).filter(({ text: gap }) => gap !== value || factsOf(profile).value?.main != null);
    expect(failing((text, one) => one.record !== null && gapsIn(text, one).length > 0)).toEqual([]);
    const allowed =
      /^\{\{(?:prénom|nom|civilité|société|votre prénom|votre nom|fonction visée|secteur visé)\}\}$/;
    expect(failing((text, one) => gapsIn(text, one).some((gap) => !allowed.test(gap.text)))).toEqual([]);
  });

  test("says nothing that everybody says, and nothing about a third person", () => {
    const said =
      /plein d’élan|le soin que vous méritez|je reviens vers vous|précédent message|n’hésitez pas/i;
    expect(failing((text) => said.test(text))).toEqual([]);
    expect(
      failingMails(({ mail }) =>
        /(?<!\p{L})(?:ils|leurs?)(?!\p{L})/iu.test(
          mail.body.replace(/chefs d’équipe sur leur poste|leurs chiffres|leurs bureaux/g, ""),
        ),
      ),
    ).toEqual([]);
  });
});

describe("every mail of every owner, in every tone", () => {
  /** The first paragraph after the greeting: a question may follow a statement. */
  const opening = ({ mail }: { mail: EmailContent }) => {
    const [first, ...rest] = readMail(mail).prose;
    return [first, ...rest.filter(({ paragraph: at }) => at === first?.paragraph)]
      .map((each) => each?.text)
      .join(" ");
  };

  test("opens with the recipient: never with who writes, nor with their company", () => {
    expect(
      failingMails((one) => /^(?:je|j’|nous|notre|nos|mon|ma|mes|on)(?!\p{L})/iu.test(opening(one))),
    ).toEqual([]);
    expect(
      failingMails((one) => opening(one).toLowerCase().includes(one.profile.company_name.toLowerCase())),
    ).toEqual([]);
    expect(
      failingMails(
        (one) =>
          !/(?<!\p{L})(?:vous|vos|votre)(?!\p{L})|\?$|\{\{société\}\}|Nordec|Vauclair/iu.test(opening(one)),
      ),
    ).toEqual([]);
  });

  test("has one question at most, and asks for one thing", () => {
    expect(failingMails(({ mail }) => (mail.body.match(/\?/g) ?? []).length > 1)).toEqual([]);
    expect(failingMails(({ mail }) => readMail(mail).requests.length !== 1)).toEqual([]);
  });

  test("has 55 to 110 words as a first mail, and at most 110 later", () => {
    const count = ({ mail }: { mail: EmailContent }) => mail.body.split(/\s+/).length;
    expect(failingMails((one) => one.index === 0 && count(one) < 55)).toEqual([]);
    expect(failingMails((one) => count(one) > 110)).toEqual([]);
  });

  test("has only gaps in the eyes of the linter", () => {
    const found = made.flatMap(({ name, profile, draft }) =>
      lintDraft(draft, lintContextOf(profile))
        .flat()
        .filter(({ rule }) => rule !== "placeholder")
        .map(({ rule, message }) => `${name}, ${profile.tone}: ${rule} ${message}`),
    );
    expect(found).toEqual([]);
  });

  test("of a sequence has an angle of its own, and a subject of its own", () => {
    for (const { draft } of made) {
      const all = mailsIn(draft);
      expect(new Set(all.map((mail) => opening({ mail }))).size).toBe(all.length);
      expect(new Set(all.map(({ subject }) => subject)).size).toBe(all.length);
    }
  });

  test("takes its rhythm from the tone: no two tones have one mail", () => {
    for (const profile of Object.values(ownerProfiles)) {
      const bodies = tones.map((tone) => contentFromProfile("email", { ...profile, tone }).body);
      expect(new Set(bodies).size).toBe(tones.length);
    }
  });
});

test("a search never has the customer's own sector, and has size and place of what was said elsewhere", () => {
  for (const { profile, draft } of made)
    if (draft.kind === "search")
      // Who recruits for others seeks who recruits.
      for (const text of textsIn({ ...draft.content, exclusions: [] }))
        if (text !== "recrutement en cours")
          expect(text.toLowerCase()).not.toContain(profile.industry.toLowerCase());
  const { industrialCleaning, maintenance } = ownerProfiles;
  expect(contentFromProfile("search", industrialCleaning ?? {})).toMatchObject({
    titles: ["{{fonction visée}}"],
    places: ["Grand Est"],
  });
  expect(contentFromProfile("search", maintenance ?? {}).places).toContain("Isère (38)");
});

test("a search takes its criteria from the saved targeting, and the profile's words for what that leaves open", () => {
  const targeting = {
    ...noCriteria,
    naf: ["25.62B"],
    headcount: ["12"],
    regions: ["84"],
    keywords: ["usinage"],
  };
  const { energyAdvice } = ownerProfiles;
  const { keywords, ...found } = contentFromProfile("search", energyAdvice ?? {}, { targeting });
  expect(found).toMatchObject({
    titles: expect.arrayContaining(["Directrice des achats"]),
    sizes: [expect.stringMatching(/^20\sà\s49\ssalariés$/)],
    sectors: ["Mécanique industrielle"],
    places: ["Auvergne-Rhône-Alpes"],
  });
  expect(keywords[0]).toBe("usinage");
});

describe("odd values give a sane text, or a gap that says what to write", () => {
  const base = ownerProfiles.energyAdvice ?? ({} as ProfileValues);
  const body = (values: Partial<ProfileValues>) => contentFromProfile("email", { ...base, ...values }).body;

  test.each(["Rien.", "rien", "aucune", "je ne sais pas", "x", "...", "   "])(
    "%j is no offer",
    (value_prop) => {
      expect(body({ value_prop })).toContain(
        "\n\nChez Aubade Conseil, notre métier, c’est le conseil en énergie. Avec nous, {{ce que vous apportez",
      );
    },
  );

  test("an offer of 2,000 characters without a full stop is not cut: the mail says the trade", () => {
    const text = body({ value_prop: "mot ".repeat(500) });
    expect(text).toContain("conseil en énergie");
    expect(text).not.toMatch(/mot|…/);
    expect(body({ value_prop: "mot ".repeat(500), industry: "" })).toContain("{{ce que vous apportez");
  });

  test("of many sentences those that fit are chosen whole", () => {
    const sentences = Array.from(
      { length: 40 },
      (_, at) => `Nous livrons le lot numéro ${at} à votre porte.`,
    );
    const text = body({ value_prop: sentences.join(" ") });
    for (const [sentence] of text.matchAll(/Nous livrons[^.]*\./g)) expect(sentences).toContain(sentence);
    expect(text.split(/\s+/).length).toBeLessThan(120);
  });

  test("names, acronyms and firms with an article keep their form", () => {
    expect(contentFromProfile("search", { ...base, icp_title: "drh" }).titles[0]).toBe("DRH");
    const text = body({ company_name: "L'Atelier d'Émile & Fils" });
    expect(text).toContain("À l’Atelier d’Émile & Fils, nous divisons");
    expect(text.endsWith("\nL’Atelier d’Émile & Fils")).toBe(true);
  });

  test.each([
    ["Leurs machines tombent en panne", "Vos machines tombent en panne\u00A0?"],
    [
      "nous leur livrons leurs palettes avant 7h",
      "Chez Aubade Conseil, nous vous livrons vos palettes avant 7\u00A0h.",
    ],
    [
      "réduire vos coûts : énergie, eau",
      "Chez Aubade Conseil, nous vous aidons à réduire vos coûts\u00A0: énergie, eau.",
    ],
    ["aider les PME à recruter", "Chez Aubade Conseil, nous aidons les PME à recruter."],
    ["Moitié moins de facture", "Avec Aubade Conseil, moitié moins de facture."],
    ["vous gagnez deux heures par jour", "Avec Aubade Conseil, vous gagnez deux heures par jour."],
    [
      "Vos machines tombent en panne, on les répare",
      "on les répare. C’est notre métier chez Aubade Conseil.",
    ],
    ["réduit vos frais de port", "Aubade Conseil réduit vos frais de port."],
    ["Aubade Conseil suit vos compteurs", "\n\nAubade Conseil suit vos compteurs."],
    ["nous aidons les PME et leurs équipes à recruter", "nous aidons les PME et leurs équipes à recruter."],
  ])("%j is said to the recipient", (value_prop, said) => {
    expect(body({ value_prop })).toContain(said);
  });

  test("what only the third person says is left out", () => {
    expect(body({ value_prop: "Ils perdent du temps. On livre en un jour." })).not.toMatch(/\bIls\b/);
  });

  test.each(primaryGoals)("the goal %s ends in a question of its own", (primary_goal) => {
    const text = body({ primary_goal });
    expect((text.match(/\?/g) ?? []).length).toBe(1);
  });
});
