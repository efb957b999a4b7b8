import { expect, test } from "vitest";
import { contactFields, readContactForm } from "#app/contact/contact-form.ts";
import { contact } from "./contact-copy.ts";
import { dataRequest } from "./data-request-copy.ts";
import { fieldMessage } from "./form-copy.ts";

test("a field that is too long is told the number of characters that it accepts", () => {
  for (const copy of [contact, dataRequest])
    for (const field of contactFields) {
      const message = fieldMessage(copy, field, "tooLong");
      const limit = Number(/\d[\d\s]*/.exec(message)?.[0].replace(/\s/g, ""));
      const problemAt = (length: number) => readContactForm({ [field]: "x".repeat(length) }).problems[field];
      expect(problemAt(limit), field).not.toBe("tooLong");
      expect(problemAt(limit + 1), field).toBe("tooLong");
    }
});
