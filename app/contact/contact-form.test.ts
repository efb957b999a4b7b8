import { expect, onTestFinished, test, vi } from "vitest";
import { type ContactForm, maxMessageLength, readContactForm } from "./contact-form.ts";

const written: ContactForm = {
  firstName: "Anna",
  lastName: "Bréval",
  email: "anna@exemple.fr",
  company: "Aubade Conseil",
  subject: "Une démo",
  message: "Bonjour,\nquand pouvons-nous parler ?",
};

test("a complete form has no problem and keeps its fields", () => {
  expect(readContactForm(written)).toEqual({ form: written, problems: {} });
});

test("the company is optional, and every other field must not be blank", () => {
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
])("%j is not an address", (email) => {
  expect(readContactForm({ ...written, email }).problems).toEqual({ email: "malformed" });
});

test.each(["anna@exemple.fr", " anna@exemple.fr ", "O'Neil+b2b@mail.exemple.co.uk", "x@xn--caf-dma.fr"])(
  "%j is an address and keeps its spelling",
  (email) => {
    expect(readContactForm({ ...written, email })).toMatchObject({
      form: { email: email.trim() },
      problems: {},
    });
  },
);

test("a single-line field contains no line break, so that it can be a header", () => {
  const { form, problems } = readContactForm({
    ...written,
    subject: "Bonjour\r\nBcc: tous@exemple.fr\u2028\u0085fin",
    email: "anna@exemple.fr\r\nBcc: b@exemple.fr",
  });
  expect(form.subject).toBe("Bonjour Bcc: tous@exemple.fr fin");
  expect(problems).toEqual({ email: "malformed" });
});

test("a message keeps its lines and loses characters that databases reject", () => {
  const message = "Un\r\ndeux\rtrois\u0000\u0007\tquatre \uD800 \u{1F305}";
  expect(readContactForm({ ...written, message }).form.message).toBe(
    "Un\ndeux\ntrois\tquatre \uFFFD \u{1F305}",
  );
});

test("a value that is not text counts as empty", () => {
  for (const subject of [["a"], { $ne: "" }, 7, null, true])
    expect(readContactForm({ ...written, subject }).problems).toEqual({ subject: "missing" });
  expect(readContactForm(JSON.parse('{"__proto__":{"subject":"x"},"constructor":1}')).problems).toMatchObject(
    {
      subject: "missing",
    },
  );
});

test("a field is too long from one character over its limit", () => {
  const long = { ...written, message: "é".repeat(maxMessageLength), subject: "s".repeat(300) };
  expect(readContactForm(long).problems).toEqual({});
  expect(
    readContactForm({ ...long, message: `${long.message}é`, subject: `${long.subject}s` }).problems,
  ).toEqual({
    message: "tooLong",
    subject: "tooLong",
  });
});

test("a line break counts once, although browsers send it as two characters", () => {
  const message = `${"a\r\n".repeat(maxMessageLength / 2 - 1)}fin`;
  expect(readContactForm({ ...written, message }).problems).toEqual({ message: "tooLong" });
  expect(readContactForm({ ...written, message: message.slice(0, -1) }).problems).toEqual({});
});

test("no pattern runs on a text that is too long for its field or longer than twice the limit", () => {
  const seen = recordPatterns();
  // The pattern of the local part.
  const isOfAddress = ({ source }: { source: string }) => source.includes("{|}~");
  for (const text of ["@", "(", " ", "`", "a.", "\n", "\uD800", "é"].map((piece) =>
    piece.repeat(64 * 1024),
  )) {
    const flooded = Object.fromEntries(Object.keys(written).map((field) => [field, text]));
    const { form, problems } = readContactForm(flooded);
    expect(Object.values(problems)).toEqual(Object.keys(written).map(() => "tooLong"));
    expect(form.email.length).toBeLessThanOrEqual(2 * 254);
    expect(form.message.length).toBeLessThanOrEqual(2 * maxMessageLength);
  }
  expect(seen.length).toBeGreaterThan(0);
  expect(Math.max(...seen.map(({ length }) => length))).toBeLessThanOrEqual(2 * maxMessageLength);
  expect(seen.filter(isOfAddress)).toEqual([]);

  readContactForm({ ...written, email: `${"a".repeat(255 - 11)}@exemple.fr` });
  expect(seen.filter(isOfAddress)).toEqual([]);
  readContactForm({ ...written, email: `${"a".repeat(254 - 11)}@exemple.fr` });
  expect(seen.filter(isOfAddress).map(({ length }) => length)).toEqual([254 - 11]);
});

/** Records every text that a regular expression runs on: test, replace, match and split all call `exec`. */
function recordPatterns() {
  const seen: { source: string; length: number }[] = [];
  const exec = RegExp.prototype.exec;
  const spy = vi.spyOn(RegExp.prototype, "exec").mockImplementation(function (this: RegExp, text) {
    seen.push({ source: this.source, length: text.length });
    return exec.call(this, text);
  });
  onTestFinished(() => spy.mockRestore());
  return seen;
}
