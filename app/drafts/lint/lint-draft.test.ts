import { describe, expect, test } from "vitest";
import { aubade } from "../../../test/drafts/generated-profiles.ts";
import { draftLimits } from "../draft-limits.ts";
import { contentFromProfile } from "../templates/make-draft.ts";
import type { LintRule } from "./finding.ts";
import { lintContextOf } from "./lint-context.ts";
import { lintDraft, lintEmail, lintSequence } from "./lint-draft.ts";

const context = lintContextOf({ ...aubade, banned_phrases: "n'hésitez pas, révolutionnaire" });

const good = {
  subject: "Une idée pour l’usine",
  body: `Bonjour Madame,

Nous divisons par deux la facture d’énergie des sites industriels. Aucun travail chez vous.

Quand êtes-vous disponible pour en parler\u202F?

Pour ne plus recevoir mes messages, répondez «\u202Fstop\u202F».

Bien à vous,

Une personne
Aubade Conseil`,
};

/** The findings of one rule on the good mail after a change. */
function found(rule: LintRule, change: Partial<typeof good> | ((body: string) => string), used = context) {
  const mail = typeof change === "function" ? { ...good, body: change(good.body) } : { ...good, ...change };
  return lintEmail(mail, used)
    .filter((finding) => finding.rule === rule)
    .map(({ field, start, end, severity, proposal }) => ({
      severity,
      text: mail[field === "subject" ? "subject" : "body"].slice(start, end),
      ...(proposal === undefined ? {} : { proposal }),
    }));
}

/** The mail with the first finding's proposal put in its place. */
function mended(mail: typeof good, rule: LintRule) {
  const [finding] = lintEmail(mail, context).filter((one) => one.rule === rule);
  if (finding?.proposal === undefined || finding.field === "delayDays") throw new Error("no proposal");
  const { field, start, end, proposal } = finding;
  return { ...mail, [field]: mail[field].slice(0, start) + proposal + mail[field].slice(end) };
}

const paragraph = (text: string) => (body: string) =>
  body.replace("Quand êtes-vous", `${text}\n\nQuand êtes-vous`);

test("a good mail has no findings", () => {
  expect(lintEmail(good, context)).toEqual([]);
});

describe("subject", () => {
  test("is there", () => {
    expect(found("subject", { subject: "  " })).toEqual([{ severity: "error", text: "  " }]);
  });
  test("has at most 60 code points", () => {
    expect(found("subject", { subject: "🌅".repeat(60) })).toEqual([]);
    expect(found("subject", { subject: "x".repeat(61) })).toMatchObject([{ severity: "warning" }]);
  });
  test.each(["RE: offre", "Re\u00A0: offre", "TR : offre", "Fwd:offre"])("%s is a false reply", (subject) => {
    expect(found("subject", { subject })).toMatchObject([{ severity: "warning", proposal: "" }]);
  });
  test("may begin with such letters", () => {
    expect(found("subject", { subject: "Réseau\u202F: une idée" })).toEqual([]);
  });
});

describe("length", () => {
  test("an empty body is an error, and the only one of the body", () => {
    const errors = lintEmail({ ...good, body: " \n" }, context);
    expect(errors).toMatchObject([{ rule: "length", severity: "error" }]);
  });
  test("a body of a few words and an essay are warned of", () => {
    expect(found("length", { body: "Bonjour,\n\nOn s’appelle\u202F?" })).toHaveLength(1);
    expect(found("length", paragraph("Un mot de plus. ".repeat(60)))).toMatchObject([
      { severity: "warning" },
    ]);
  });
  test("a text longer than a draft may be is judged by its length alone", () => {
    const body = "!".repeat(draftLimits.email.body + 1);
    expect(lintEmail({ ...good, body }, context)).toMatchObject([
      { rule: "length", severity: "error", end: body.length },
    ]);
  });
});

describe("request", () => {
  const without = { ...good, body: good.body.replace(/Quand êtes.*\n\n/, "") };
  test("is there, or is proposed", () => {
    expect(found("request", without)).toMatchObject([{ severity: "error", text: "" }]);
    expect(lintEmail(mended(without, "request"), context)).toEqual([]);
  });
  test.each([
    "Réservez un créneau dans mon agenda.",
    "Voici mon agenda\u202F: https://exemple.fr/a",
    "Dites-moi oui.",
  ])("%s is one", (text) => {
    expect(
      found("request", { body: without.body.replace("Pour ne plus", `${text}\n\nPour ne plus`) }),
    ).toEqual([]);
    expect(found("request", paragraph(text))).toMatchObject([{ severity: "warning", text }]);
  });
  test("may take two sentences of one paragraph", () => {
    expect(
      found("request", (body) =>
        body.replace("parler\u202F?", "parler\u202F? Réservez ici\u202F: https://exemple.fr/a"),
      ),
    ).toEqual([]);
  });
  test("is not the way out, and not in the signature", () => {
    expect(found("request", (body) => `${body}\nhttps://exemple.fr`)).toEqual([]);
  });
});

describe("opt-out", () => {
  test("is there, or is proposed before the closing formula", () => {
    const without = { ...good, body: good.body.replace(/Pour ne plus.*\n\n/, "") };
    expect(found("opt_out", without)).toMatchObject([{ severity: "error" }]);
    const mail = mended(without, "opt_out");
    expect(lintEmail(mail, context)).toEqual([]);
    expect(mail.body).toMatch(/suffit\.\n\nBien à vous,/);
  });
  test("cannot be a link's address", () => {
    expect(
      found("opt_out", (body) => body.replace(/Pour ne plus.*\n/, "https://exemple.fr/stop\n")),
    ).toHaveLength(1);
  });
});

describe("identity", () => {
  test("names the company, whatever its case and accents, or is proposed", () => {
    const without = { ...good, body: good.body.replace("Aubade Conseil", "") };
    expect(found("identity", without)).toMatchObject([{ severity: "error", proposal: "\nAubade Conseil" }]);
    expect(lintEmail(mended(without, "identity"), context)).toEqual([]);
    expect(found("identity", (body) => body.replace("Aubade Conseil", "AUBADE conseil"))).toEqual([]);
  });
  test("is a signature while the company is unknown", () => {
    const unknown = lintContextOf({});
    expect(found("identity", {}, unknown)).toEqual([]);
    expect(found("identity", { body: "Bonjour,\n\nOn en parle\u202F?" }, unknown)).toMatchObject([
      { severity: "error" },
    ]);
  });
});

test("placeholders are to fill, also broken ones", () => {
  expect(found("placeholder", { subject: "Pour {{société}}" })).toEqual([
    { severity: "warning", text: "{{société}}" },
  ]);
  expect(found("placeholder", paragraph("À {{prénom, bonjour"))).toEqual([
    { severity: "warning", text: "{{" },
  ]);
});

test("banned phrases are errors in subject and body, in every form", () => {
  expect(found("banned_phrase", { subject: "N’HÉSITEZ PAS" })).toEqual([
    { severity: "error", text: "N’HÉSITEZ PAS" },
  ]);
  expect(found("banned_phrase", paragraph("Des idées revolutionnaires."))).toEqual([
    { severity: "error", text: "revolutionnaires" },
  ]);
});

describe("tone", () => {
  test("does not mix tu and vous", () => {
    expect(found("tone", paragraph("Je pense à toi, à tes équipes et à un tas de choses."))).toEqual([
      { severity: "warning", text: "toi", proposal: "vous" },
      { severity: "warning", text: "tes", proposal: "vos" },
    ]);
  });
  test("may be tu alone", () => {
    expect(
      found("tone", { body: "Salut,\n\nTu as dix minutes pour toi\u202F?\n\nÀ bientôt,\nAubade Conseil" }),
    ).toEqual([]);
  });
  test("has one exclamation mark at most, none in the subject", () => {
    expect(found("tone", paragraph("Vite\u202F!"))).toEqual([]);
    expect(found("tone", paragraph("Vite\u202F! Bien\u202F!!"))).toEqual([
      { severity: "warning", text: "\u202F!", proposal: "." },
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

test("each mail of a sequence has its findings, and its day", () => {
  const { mails } = contentFromProfile("sequence", aubade);
  const [first, second, third] = mails;
  if (!first || !second || !third) throw new Error("a mail is missing");
  const found = lintSequence(
    { mails: [first, { ...second, delayDays: 0 }, { ...third, subject: "" }] },
    context,
  );
  expect(found.map((findings) => findings.filter(({ rule }) => rule !== "placeholder"))).toMatchObject([
    [],
    [{ rule: "delay", proposal: "1" }],
    [{ rule: "subject" }],
  ]);
});

test("the other kinds are not linted", () => {
  expect(lintDraft({ kind: "plan", content: { weeks: [] } }, context)).toEqual([]);
});

test("errors come first, and there are at most 50 findings", () => {
  const findings = lintEmail({ ...good, body: `${"gratuit ! ".repeat(400)}révolutionnaire` }, context);
  expect(findings).toHaveLength(50);
  const ranks = findings.map(({ severity }) => severity);
  expect(ranks.lastIndexOf("error")).toBeLessThan(ranks.indexOf("warning"));
  expect(findings.map(({ rule }) => rule)).toContain("banned_phrase");
});

test("offsets lie in the text, and proposals apply, for hostile texts too", () => {
  const units = [
    "a\u0301\u0327",
    "🌅",
    "!",
    "? ",
    "{{",
    "}}",
    "{{x}}",
    "vous tu ",
    "\n",
    "stop. ",
    "https://",
    "A",
    "' ",
    "révolutionnaire ",
    "\u200B",
    "« ",
  ];
  for (const unit of units)
    for (const text of [unit.repeat(Math.floor(5_000 / unit.length)), unit.repeat(64_000 / unit.length)]) {
      const mail = { subject: text.slice(0, 200), body: text };
      for (const { field, start, end } of lintEmail(mail, context)) {
        if (field === "delayDays") throw new Error("a mail has no delay");
        expect(start).toBeLessThanOrEqual(end);
        expect(end).toBeLessThanOrEqual(mail[field].length);
      }
    }
});
