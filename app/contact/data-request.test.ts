import { expect, test } from "vitest";
import { readContactForm } from "./contact-form.ts";
import { DataRequestFields, dataRights } from "./data-request.ts";
import { storedForm } from "./stored-form.ts";

const written = {
  firstName: "Anna",
  lastName: "Bréval",
  email: "anna@exemple.fr",
  company: "",
  subject: "oppose",
  message: "",
};
const read = (raw: Record<string, unknown>) => readContactForm(raw, DataRequestFields);

test("a right, a name and an address are enough", () => {
  const { company, message, ...required } = written;
  expect(read(required)).toEqual({ form: written, problems: {} });
  expect(read({}).problems).toEqual({
    firstName: "missing",
    lastName: "missing",
    email: "missing",
    subject: "missing",
  });
});

test.each(["", "everything", "Oppose", ["oppose"], { oppose: true }, 0, null, "constructor", "toString"])(
  "%j is not a right",
  (subject) => {
    expect(read({ ...written, subject }).problems).toEqual({ subject: "missing" });
  },
);

test("the limits are those of the contact form", () => {
  const flooded = Object.fromEntries(Object.keys(written).map((field) => [field, "@".repeat(64 * 1024)]));
  expect(Object.values(read(flooded).problems)).toEqual(Object.keys(written).map(() => "tooLong"));
  expect(read({ ...written, message: "m".repeat(20_001) }).problems).toEqual({ message: "tooLong" });
});

test("each right is stored with a subject of its own, on one line, and never without a message", () => {
  const stored = dataRights.map((subject) => storedForm("dataRequest", { ...written, subject }));
  expect(stored.map(({ dataRight }) => dataRight)).toEqual(dataRights);
  expect(new Set(stored.map(({ form }) => form.subject)).size).toBe(dataRights.length);
  for (const { form } of stored) {
    expect(form.subject).toMatch(/^Données personnelles, à traiter sous un mois.*[a-zé]$/);
    expect(form).toMatchObject({ firstName: "Anna", email: "anna@exemple.fr", message: "(Aucun message.)" });
  }
  expect(storedForm("dataRequest", { ...written, message: "Bonjour" }).form.message).toBe("Bonjour");
});

test("a message of /contact is stored as it was written, even if it names a right", () => {
  expect(storedForm("message", written)).toEqual({ form: written, dataRight: null });
});
