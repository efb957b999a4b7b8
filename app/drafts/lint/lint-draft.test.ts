import { expect, test } from "vitest";
import { aubade } from "#test/drafts/generated-profiles.ts";
import { context, good } from "#test/drafts/linted-mail.ts";
import { contentFromProfile } from "../templates/make-draft.ts";
import { lintDraft, lintEmail, lintSequence } from "./lint-draft.ts";

test("a good mail has no diagnostics", () => {
  expect(lintEmail(good, context)).toEqual([]);
});

test("each mail of a sequence has its diagnostics, and its day", () => {
  const { mails } = contentFromProfile("sequence", aubade);
  const [first, second, third] = mails;
  if (!first || !second || !third) throw new Error("a mail is missing");
  const found = lintSequence(
    { mails: [first, { ...second, delayDays: 0 }, { ...third, subject: "" }] },
    context,
  );
  expect(found.map((diagnostics) => diagnostics.filter(({ rule }) => rule !== "placeholder"))).toMatchObject([
    [],
    [{ rule: "delay", proposal: "1" }],
    [{ rule: "subject" }],
  ]);
});

test("a gap in brackets is to fill before the mail is sent, and the words in it are judged like others", () => {
  const found = lintEmail(
    { ...good, body: `${good.body}\nÀ [Prénom], [gratuit] : [notre page](https://exemple.fr).` },
    context,
  );
  const messages = found.map(({ message }) => message);
  expect(messages).toContain("[Prénom] est à remplir avant l’envoi.");
  expect(messages.join()).not.toContain("notre page");
  expect(found.map(({ rule }) => rule)).toContain("spam_word");
});

test("the other kinds are not linted", () => {
  expect(lintDraft({ kind: "plan", content: { weeks: [] } }, context)).toEqual([]);
});

test("errors come first, and there are at most 50 diagnostics", () => {
  const diagnostics = lintEmail({ ...good, body: `${"gratuit ! ".repeat(400)}révolutionnaire` }, context);
  expect(diagnostics).toHaveLength(50);
  const ranks = diagnostics.map(({ severity }) => severity);
  expect(ranks.lastIndexOf("error")).toBeLessThan(ranks.indexOf("warning"));
  expect(diagnostics.map(({ rule }) => rule)).toContain("banned_phrase");
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
