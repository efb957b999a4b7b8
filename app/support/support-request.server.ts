import { accountLimit } from "#app/accounts/account-limit.server.ts";
import { momentInWords } from "#app/calendar/moment-in-words.ts";
import { type ContactForm, cleanForm } from "#app/contact/contact-form.ts";
import { type SubmitServices, type Submitted, submitContact } from "#app/contact/submit-contact.server.ts";
import { offerWords } from "#app/content/signed-in/offer-copy.ts";
import { support as copy } from "#app/content/signed-in/support-copy.ts";
import { planNamed } from "#app/offers/contents.ts";
import { loadProfile } from "#app/profile/profile-store.server.ts";
import { readOffer } from "#app/team/read-offer.server.ts";

/** Requests of one account, whoever else is in its network. */
const windows = [
  { max: 10, seconds: 10 * 60 },
  { max: 50, seconds: 24 * 60 * 60 },
];

/** Characters of the message that the subject repeats. */
const shownInSubject = 60;

/** A message to the support. `page` is the path of a page, and with it its state is sent; `browser` is its name. */
export type SupportMessage = {
  message: string;
  page: string | null;
  browser: string | null;
  formKey: string | null;
};

/**
 * Sends a customer's message as a contact request, with the offer, and the state of a page if the customer wants that. What
 * is sent twice from one view of the form is one request. interpretation.md D290.
 */
export async function askSupport(
  services: SubmitServices,
  user: { id: string; email: string },
  { message, page, browser, formKey }: SupportMessage,
): Promise<Submitted> {
  const { db, environment } = services;
  const profile = await db.asClient(user.id, (tx) => loadProfile(tx, user.id));
  const { offer } = await readOffer(services, user.id);
  const name =
    offer === null ? copy.request.noOffer : offer === "trial" ? offerWords.trial : planNamed(offer).name;
  const [firstName = "", ...lastNames] = (profile?.senderName ?? "").split(/\s+/).filter(Boolean);
  const [beginning = ""] = message.split("\n");
  const state =
    page === null
      ? ""
      : copy.request.state(page, browser ?? copy.request.unknownBrowser, momentInWords(Date.now()));
  const form: ContactForm = cleanForm({
    firstName: firstName || copy.request.nobody,
    lastName: lastNames.join(" "),
    email: user.email,
    company: profile?.companyName ?? "",
    subject: copy.request.subject(name, [...beginning].slice(0, shownInSubject).join("")),
    message: message + state,
  });
  const limits = [accountLimit(environment.authSecret, user.id, "support", windows)];
  return submitContact(services, { form, dataRight: null, formKey, limits });
}

/** The path of one of the product's own pages in a query; `null` for anything else, and without one. */
export function pageIn(value: unknown): string | null {
  if (typeof value !== "string" || value.length > 300) return null;
  const isPath = value.startsWith("/") && !value.startsWith("//") && /^[\w\-./?=&%]+$/.test(value);
  return isPath ? value : null;
}
