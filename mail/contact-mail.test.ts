import { expect, test } from "vitest";
import { contactMail } from "./contact-mail.tsx";

const written = {
  firstName: "Anna",
  lastName: "<b>Bréval</b>",
  email: "anna@exemple.fr",
  company: "",
  subject: "Une démo",
  message: "Bonjour,\n<img src=x onerror=alert(1)>",
};
const mail = await contactMail(written);

test("both parts hold all that was written, and say that a company is missing", () => {
  for (const value of ["Anna", "anna@exemple.fr", "Une démo", "Bonjour,", "Non renseignée"]) {
    expect(mail.text).toContain(value);
    expect(mail.html).toContain(value);
  }
  expect(mail.subject).toBe("Contact Form: Une démo");
});

test("what a visitor wrote is text and never part of the page", () => {
  expect(mail.html).not.toMatch(/<b>|<img|<script/);
  expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt;");
  expect(mail.text).toContain("<img src=x onerror=alert(1)>");
});
