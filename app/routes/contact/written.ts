import { type ContactForm, readContactForm } from "~/contact/contact-form.ts";

/** The fields of a form in the page, as the server will read them. */
export function readWritten(form: FormData): ContactForm {
  return readContactForm(Object.fromEntries(form)).form;
}
