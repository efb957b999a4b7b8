import { expect, test } from "vitest";
import { signInMail } from "./sign-in-mail.tsx";

const link = "https://www.example.com/login#access_token=AbCdEf";
const mail = await signInMail({ link, code: "042917" });

test("HTML and text contain the link, the code and their lifetime", () => {
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(link);
    expect(part).toContain("042917");
    expect(part).toContain("10\u00A0minutes");
  }
  expect(mail.html).toContain(`href="${link}"`);
});

test("the subject contains neither link nor code, as it shows on locked screens", () => {
  expect(mail.subject).not.toMatch(/\d|http/);
});

test("link and code each have a line of their own in the text", () => {
  expect(mail.text.split("\n")).toEqual(expect.arrayContaining([link, "042917"]));
  expect(mail.text.match(/\b\d{6}\b/g)).toEqual(["042917"]);
});

test("the HTML loads nothing and is declared French", () => {
  expect(mail.html).not.toMatch(/<img|<link|<script|url\(|@import|src=/i);
  expect(mail.html).toMatch(/<html[^>]* lang="fr"/);
});

test("French punctuation has a no-break space before it", () => {
  expect(mail.text).not.toMatch(/[^\u00A0]([;!?]|:(?!\/\/))/);
});
