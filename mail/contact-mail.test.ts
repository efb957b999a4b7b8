import { expect, test } from "vitest";
import { contactMail } from "./contact-mail.tsx";

const request = {
  reference: "M-7K3F-94QX",
  firstName: "Anna",
  lastName: "<b>Bréval</b>",
  email: "anna@exemple.fr",
  company: "",
  subject: "Une démo",
  message: "Bonjour,\n<img src=x onerror=alert(1)>",
};
const mail = await contactMail(request);

test("HTML and text contain every field and a placeholder for a missing company", () => {
  for (const value of ["Anna", "anna@exemple.fr", "Une démo", "Bonjour,", "Non renseignée"]) {
    expect(mail.text).toContain(value);
    expect(mail.html).toContain(value);
  }
  expect(mail.subject).toBe("Contact Form: Une démo");
});

test("the reference that the visitor was given stands in the HTML and the text", () => {
  expect(mail.text).toContain(request.reference);
  expect(mail.html).toContain(request.reference);
});

test("user input is escaped in the HTML and unchanged in the text", () => {
  expect(mail.html).not.toMatch(/<b>|<img|<script/);
  expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(mail.text).toContain("<img src=x onerror=alert(1)>");
});
