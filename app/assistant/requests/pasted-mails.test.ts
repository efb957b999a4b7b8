import { expect, test } from "vitest";
import { introductions, pastedMails } from "#test/assistant/pasted-mails.ts";
import { draftMentionedIn, requestIn } from "./request-in.ts";
import { isYes } from "./yes-no.ts";

/** A mail as it is pasted: alone, in one line, after an introduction, before a question, answered inline. */
function* pasted(mail: string): Generator<string> {
  const inOneLine = mail.replace(/\s+/g, " ");
  for (const text of [mail, inOneLine, `${mail}\n`, `\n${inOneLine}`]) {
    yield text;
    yield `${text}\n\nQue répondre ?`;
    yield `« ${text} »`;
    for (const introduction of introductions)
      for (const between of [" ", "\n", "\n\n"]) yield `${introduction}${between}${text}`;
  }
}

test("there are 120 of them, each another", () =>
  expect(new Set(pastedMails).size).toBeGreaterThanOrEqual(120));

test.each(pastedMails)("nothing begins with a pasted text: %j", (mail) => {
  for (const message of pasted(mail))
    expect([message, requestIn(message), isYes(message)]).toEqual([message, null, false]);
});

test("most of those that order a draft are answered with an offer", () => {
  const offered = pastedMails.filter((mail) => draftMentionedIn(mail) !== null);
  expect(offered.length).toBeGreaterThan(50);
});
