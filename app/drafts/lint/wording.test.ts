import { describe, expect, test } from "vitest";
import { aubade } from "#test/drafts/generated-profiles.ts";
import { found, paragraph } from "#test/drafts/linted-mail.ts";
import { lintContextOf } from "./lint-context.ts";

describe("tone", () => {
  test("does not mix tu and vous", () => {
    expect(found("tone", paragraph("Je pense à toi, à tes équipes et à un tas de choses."))).toEqual([
      { severity: "warning", text: "toi", proposal: "vous" },
      { severity: "warning", text: "tes", proposal: "vos" },
    ]);
  });
  test("may be tu alone", () => {
    expect(
      found("tone", { body: "Salut,\n\nTu as dix minutes pour toi\u00A0?\n\nÀ bientôt,\nAubade Conseil" }),
    ).toEqual([]);
  });
  test("has one exclamation mark at most, none in the subject", () => {
    expect(found("tone", paragraph("Vite\u00A0!"))).toEqual([]);
    expect(found("tone", paragraph("Vite\u00A0! Bien\u00A0!!"))).toEqual([
      { severity: "warning", text: "\u00A0!", proposal: "." },
      { severity: "warning", text: "!", proposal: "" },
    ]);
    expect(found("tone", { subject: "Vite !" })).toHaveLength(1);
  });
  test("does not shout; acronyms and the company's name are no shouting", () => {
    expect(found("tone", paragraph("C’est EXCEPTIONNEL pour une PME du BTP."))).toEqual([
      { severity: "warning", text: "EXCEPTIONNEL", proposal: "Exceptionnel" },
    ]);
    expect(
      found("tone", paragraph("AUBADE vous aide."), lintContextOf({ ...aubade, company_name: "AUBADE" })),
    ).toEqual([]);
  });
  test("is no tu to Madame, nor in a tone that keeps its distance", () => {
    expect(found("tone", { body: "Bonjour Madame,\n\nTu viens\u00A0?" })).toMatchObject([{ text: "Tu" }]);
    expect(found("tone", { body: "Bonjour,\n\nTu viens\u00A0?" })).toEqual([]);
    const formal = lintContextOf({ ...aubade, tone: "formal" });
    expect(found("tone", { body: "Bonjour,\n\nTu viens\u00A0?" }, formal)).toMatchObject([{ text: "Tu" }]);
  });
  test("takes no name after chez, and no acronym, for shouting", () => {
    expect(found("tone", paragraph("Chez EIFFEL LOGISTIQUE, l’URSSAF et Mme DURAND."))).toEqual([]);
  });
  test("is not familiar in a formal mail", () => {
    expect(found("tone", paragraph("C’est super."))).toEqual([]);
    expect(
      found("tone", paragraph("C’est super."), lintContextOf({ ...aubade, tone: "formal" })),
    ).toMatchObject([{ text: "super" }]);
  });
});

test("words of unwanted advertising are warned of, with a plain wording where there is one", () => {
  expect(found("spam_word", { subject: "OFFRE EXCEPTIONNELLE et gratuite" })).toEqual([
    { severity: "warning", text: "OFFRE EXCEPTIONNELLE", proposal: "proposition" },
    { severity: "warning", text: "gratuite", proposal: "sans frais" },
  ]);
  expect(found("spam_word", paragraph("Dernière chance."))).toEqual([
    { severity: "warning", text: "Dernière chance" },
  ]);
});

test("what is said of the reader or of a thing is no advertising", () => {
  expect(
    found(
      "spam_word",
      paragraph(
        "Vous gagnez une heure, et vous y gagnez un site. La remise des clés, le crédit d’impôt, une levée de 3 millions, votre promotion.",
      ),
    ),
  ).toEqual([]);
  expect(
    found("spam_word", paragraph("Gagnez du temps\u00A0: 20\u00A0% de remise, derniers jours.")).map(
      ({ text }) => text,
    ),
  ).toEqual(
    ["Gagnez", "%\u00A0de remise", "derniers jours"].map((text) => text.replace("%\u00A0de", "% de")),
  );
});

test.each([
  "Notre solution va révolutionner vos ventes.",
  "J’ai vu votre profil.",
  "Nous mettons tout en œuvre.",
  "Je n’ai pas eu de retour à mon dernier mail.",
  "Une offre complète, adaptée à vos besoins.",
])("%s says nothing, and is advised against", (text) => {
  expect(found("cliche", paragraph(text)).length).toBeGreaterThan(0);
});

test("long sentences and hard texts are warned of", () => {
  const long = `${"Un mot puis un autre ".repeat(10).trim()}.`;
  expect(found("readability", paragraph(long))).toMatchObject([{ text: long }]);
  const hard =
    "L’institutionnalisation progressive des méthodologies organisationnelles conditionne irrémédiablement l’optimisation multidimensionnelle. ".repeat(
      3,
    );
  expect(found("readability", paragraph(hard.trim()))).toHaveLength(1);
});

test("one link is enough", () => {
  const links = "https://exemple.fr/a https://exemple.fr/b www.exemple.fr";
  expect(found("links", paragraph(links)).map(({ text }) => text)).toEqual([
    "https://exemple.fr/b",
    "www.exemple.fr",
  ]);
});
