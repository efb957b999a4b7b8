import { expect, test } from "vitest";
import { type ContactForm, longestMessage, readContactForm } from "./contact-form.ts";

const written: ContactForm = {
  firstName: "Anna",
  lastName: "Bréval",
  email: "anna@exemple.fr",
  company: "Aubade Conseil",
  subject: "Une démo",
  message: "Bonjour,\nquand pouvons-nous parler ?",
};

test("a complete form has no problem and is what was written", () => {
  expect(readContactForm(written)).toEqual({ form: written, problems: {} });
});

test("the company may be left out, the rest may not, nor be blank", () => {
  expect(readContactForm({ ...written, company: undefined })).toEqual({
    form: { ...written, company: "" },
    problems: {},
  });
  const all = {
    firstName: "missing",
    lastName: "missing",
    email: "missing",
    subject: "missing",
    message: "missing",
  };
  expect(readContactForm({}).problems).toEqual(all);
  const blank = Object.fromEntries(Object.keys(written).map((field) => [field, " \t\r\n\u00A0"]));
  expect(readContactForm(blank).problems).toEqual(all);
});

test.each([
  "anna",
  "anna@",
  "@exemple.fr",
  "anna@exemple",
  "an na@exemple.fr",
  "anna@exemple.fr, b@c.fr",
  "<a@b.fr>",
])("%j is no address", (email) => {
  expect(readContactForm({ ...written, email }).problems).toEqual({ email: "malformed" });
});

test.each(["anna@exemple.fr", " anna@exemple.fr ", "O'Neil+b2b@mail.exemple.co.uk", "x@xn--caf-dma.fr"])(
  "%j is one, as it is written",
  (email) => {
    expect(readContactForm({ ...written, email })).toMatchObject({
      form: { email: email.trim() },
      problems: {},
    });
  },
);

test("a line holds no line break, so that it can be a header", () => {
  const { form, problems } = readContactForm({
    ...written,
    subject: "Bonjour\r\nBcc: tous@exemple.fr\u2028\u0085fin",
    email: "anna@exemple.fr\r\nBcc: b@exemple.fr",
  });
  expect(form.subject).toBe("Bonjour Bcc: tous@exemple.fr fin");
  expect(problems).toEqual({ email: "malformed" });
});

test("a message keeps its lines and loses what no database takes", () => {
  const message = "Un\r\ndeux\rtrois\u0000\u0007\tquatre \uD800 \u{1F305}";
  expect(readContactForm({ ...written, message }).form.message).toBe(
    "Un\ndeux\ntrois\tquatre \uFFFD \u{1F305}",
  );
});

test("what is no text counts as left out", () => {
  for (const subject of [["a"], { $ne: "" }, 7, null, true])
    expect(readContactForm({ ...written, subject }).problems).toEqual({ subject: "missing" });
  expect(readContactForm(JSON.parse('{"__proto__":{"subject":"x"},"constructor":1}')).problems).toMatchObject(
    {
      subject: "missing",
    },
  );
});

test("what is too long is said so, at the character", () => {
  const long = { ...written, message: "é".repeat(longestMessage), subject: "s".repeat(300) };
  expect(readContactForm(long).problems).toEqual({});
  expect(
    readContactForm({ ...long, message: `${long.message}é`, subject: `${long.subject}s` }).problems,
  ).toEqual({
    message: "tooLong",
    subject: "tooLong",
  });
});
