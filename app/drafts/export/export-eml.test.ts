import PostalMime from "postal-mime";
import { expect, test } from "vitest";
import { draftOf, fileOf, sender } from "#test/drafts/exported-files.ts";
import { aubade, generatedProfiles } from "#test/drafts/generated-profiles.ts";
import { contentFromProfile } from "../templates/make-draft.ts";
import { exportDraft } from "./export-draft.server.ts";

const header = (headers: { key: string; value: string }[], key: string) =>
  headers.filter((one) => one.key === key).map(({ value }) => value);

test("an e-mail is exported as an unsent mail with the whole text and no recipient", async () => {
  const content = contentFromProfile("email", aubade);
  const { body, type } = await fileOf(draftOf("email"), "eml");
  expect(type).toBe("message/rfc822");
  const mail = await PostalMime.parse(body);
  expect(mail).toMatchObject({
    subject: content.subject,
    from: sender,
    date: "2026-11-22T07:30:00.000Z",
    messageId: `<0b5f6f1e-2f6f-4a55-9a3b-0c6f2d1a7e10.3.1@${sender.address.split("@")[1]}>`,
  });
  expect(mail.text?.trimEnd()).toBe(content.body);
  expect([mail.to, mail.cc, mail.bcc, mail.html]).toEqual([undefined, undefined, undefined, undefined]);
  expect(mail.attachments).toEqual([]);
  expect(header(mail.headers, "x-unsent")).toEqual(["1"]);
  expect(header(mail.headers, "x-generator")).toEqual(["Matinal"]);
  expect(header(mail.headers, "x-draft-source")).toEqual(["template"]);
  expect(body.toString()).toContain(
    "\r\nComments: Brouillon de Matinal, fait de phrases types par un programme\r\n",
  );
});

/** Bytes that RFC 5322 forbids: a line feed or a carriage return without the other, and lines above 78 characters. */
function wrongLines(body: string | Buffer): string[] {
  const lines = body.toString("latin1").split("\r\n");
  return lines.filter((line) => !/^[\t\x20-\x7E]{0,78}$/.test(line));
}

const texts = [
  "Bonjour,\n\nDeux lignes.\n",
  `${"é🌅 ".repeat(90)}\n.\nFrom x\n`,
  `${"mot ".repeat(100)}`,
  "a\rb\r\nc\n",
];

test.each(texts)(
  "an .eml file of a mail consists of short ASCII lines that end with CRLF (%#)",
  async (text) => {
    const content = { subject: "É".repeat(200), body: text };
    const { body } = await fileOf(draftOf("email", content), "eml");
    expect(wrongLines(body)).toEqual([]);
    const mail = await PostalMime.parse(body);
    expect(mail.subject).toBe(content.subject);
    expect(mail.text?.trimEnd()).toBe(content.body.replace(/\r\n?/g, "\n").trimEnd());
  },
);

test("so does the one of a sequence, with the mails in it", async () => {
  const mails = texts
    .slice(0, 3)
    .map((body, index) => ({ delayDays: index, subject: `${"Très ".repeat(30)}`, body }));
  const title = `${"Suite ".repeat(20)}`.trim();
  const { body } = await fileOf(draftOf("sequence", { mails }, { title }), "eml");
  expect(wrongLines(body)).toEqual([]);
  const whole = await PostalMime.parse(body, { forceRfc822Attachments: true });
  expect(whole.subject).toBe(title);
  for (const [index, { content }] of whole.attachments.entries()) {
    const mail = await PostalMime.parse(content);
    expect(mail.subject).toBe(mails[index]?.subject.trim());
    expect(mail.text?.trimEnd()).toBe(mails[index]?.body.trimEnd());
  }
});

test("no text adds a header or an attachment", async () => {
  for (const profile of generatedProfiles(40, 7)) {
    const content = contentFromProfile("email", profile);
    const { body } = await fileOf(draftOf("email", content), "eml");
    const mail = await PostalMime.parse(body);
    expect(mail.subject).toBe(content.subject);
    expect(mail.text?.trimEnd()).toBe(content.body);
  }
  const attack = "x\r\nBcc: victime@exemple.fr\r\n\r\nX";
  const { body } = await fileOf(draftOf("email", { subject: attack, body: "a" }, { title: attack }), "eml");
  const mail = await PostalMime.parse(body);
  expect(mail.headers.map(({ key }) => key).sort()).toEqual(
    [
      "comments",
      "content-transfer-encoding",
      "content-type",
      "date",
      "from",
      "message-id",
      "mime-version",
      "subject",
      "x-digital-source-type",
      "x-draft-source",
      "x-generator",
      "x-unsent",
    ].sort(),
  );
  expect(mail.bcc).toBeUndefined();
});

test("the file of a sequence contains its three mails, and each can be had by itself", async () => {
  const { mails } = contentFromProfile("sequence", aubade);
  const whole = await PostalMime.parse((await fileOf(draftOf("sequence"), "eml")).body, {
    forceRfc822Attachments: true,
  });
  expect(whole.attachments.map(({ mimeType }) => mimeType)).toEqual(Array(3).fill("message/rfc822"));
  for (const [index, attachment] of whole.attachments.entries()) {
    const mail = await PostalMime.parse(attachment.content);
    expect(mail.subject).toBe(mails[index]?.subject);
    expect(mail.text?.trimEnd()).toBe(mails[index]?.body);
    const alone = await PostalMime.parse((await fileOf(draftOf("sequence"), "eml", index + 1)).body);
    expect(alone).toMatchObject({ subject: mail.subject, messageId: mail.messageId });
    expect(alone.text?.trimEnd()).toBe(mails[index]?.body);
  }
  for (const mail of [0, 4, -1, 1.5, Number.NaN])
    expect(await exportDraft(draftOf("sequence"), "eml", { sender, mail })).toBeNull();
});
