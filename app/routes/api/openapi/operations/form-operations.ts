import * as v from "valibot";
import { CodeFields, LinkFields } from "#app/accounts/sign-in/sign-in-forms.ts";
import { ContactFields, contactFields } from "#app/contact/contact-form.ts";
import { DataRequestFields } from "#app/contact/data-request.ts";
import { referencePattern } from "#app/contact/reference.ts";
import { inputSchema, type Json } from "../json-schema.ts";
import { type Operations, parameter } from "../operation.ts";
import { errorWith, html, jsonOf, page, retryAfter } from "../responses.server.ts";

const signInForm = inputSchema(
  v.union([
    v.object({
      intent: v.optional(v.picklist(["link", "change"])),
      ...LinkFields.entries,
      next: v.optional(v.string()),
    }),
    v.object({ intent: v.literal("code"), ...CodeFields.entries }),
  ]),
);

/** The fields that both forms of contact requests have beside those that people see. */
const formFields = v.object({
  email: v.pipe(ContactFields.entries.email, v.metadata({ format: "email" })),
  company: v.optional(ContactFields.entries.company),
  website: v.optional(
    v.pipe(v.literal(""), v.description("A field that people do not see. Leave it empty.")),
  ),
  elapsed: v.optional(
    v.pipe(v.union([v.number(), v.string()]), v.description("Milliseconds of filling in the form.")),
  ),
  key: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/), v.description("Makes the call idempotent."))),
});
const contactForm = inputSchema(v.object({ ...ContactFields.entries, ...formFields.entries }));
const dataRequestForm = inputSchema(
  v.object({
    ...DataRequestFields.entries,
    ...formFields.entries,
    message: v.optional(DataRequestFields.entries.message),
  }),
);

const oneClick = inputSchema(v.object({ "List-Unsubscribe": v.literal("One-Click") }));

/** What each field lacks: `problems` for programs, `fields` as sentences. */
const byField = (value: v.GenericSchema) => v.object(v.entriesFromList(contactFields, v.optional(value)));
const contactRefusal = v.union([
  errorWith(["invalid_fields", "invalid_trap", "invalid_tooFast"], {
    fields: byField(v.string()),
    problems: byField(v.picklist(["missing", "malformed", "tooLong"])),
  }),
  errorWith(["invalid_body"]),
]);

const accepted = v.object({
  status: v.literal("sent"),
  reference: v.pipe(v.string(), v.regex(referencePattern)),
});

/** A response in JSON to a program, and as a page to a browser. */
const either = (description: string, schema: v.GenericSchema) => {
  const { content } = jsonOf(description, schema);
  return { description, content: { ...(content as object), ...page } };
};

const addressView = v.object({
  view: v.literal("address"),
  email: v.string(),
  emailError: v.nullable(v.string()),
  problem: v.nullable(v.string()),
});
const codeView = v.object({
  view: v.literal("code"),
  email: v.string(),
  codeError: v.nullable(v.string()),
  problem: v.nullable(v.string()),
  sent: v.pipe(v.boolean(), v.description("True if a mail was accepted for sending.")),
  resendAfter: v.pipe(v.number(), v.description("Seconds until another mail may be requested.")),
});
const signedIn = v.object({ next: v.pipe(v.string(), v.description("Where the session leads.")) });

/** What the page shows of a form that it refuses; what refuses the request before it answers with an error. */
const refusedSignIn = (description: string, codes: readonly string[] = []) =>
  either(description, v.union([addressView, codeView, ...(codes.length > 0 ? [errorWith(codes)] : [])]));

export const formOperations: Operations = {
  "/login": {
    post: {
      summary: "Request a sign-in mail, or sign in by its code",
      description:
        "The answer is the same for every address. `intent` is `link` if it is missing; `change` shows the form again; `code` signs in. In JSON with `Accept: application/json`: what the page would show.",
      tag: "forms",
      body: { "application/x-www-form-urlencoded": signInForm, "multipart/form-data": signInForm },
      answers: {
        200: either(
          "The page that takes the code, or with `change` the one that takes an address; in JSON also signed in.",
          v.union([addressView, codeView, signedIn]),
        ),
        302: {
          description: "Signed in, to a browser.",
          headers: { Location: { required: true, schema: { type: "string" } } },
        },
        400: refusedSignIn("The code is wrong, spent or expired, or the body cannot be read.", [
          "invalid_form",
        ]),
        403: refusedSignIn("The page was served from another origin.", ["foreign_origin"]),
        422: refusedSignIn("The address or the code is malformed."),
        429: { ...refusedSignIn("Too many mails or codes."), headers: retryAfter },
        500: refusedSignIn("Something failed; the page keeps what was typed.", ["internal"]),
        503: refusedSignIn("The database cannot be reached or is full; the page keeps what was typed.", [
          "unavailable",
          "storage_full",
        ]),
      },
      needs: "database",
      hasPages: true,
    },
  },
  "/contact": { post: contactOperation("Send a contact request", contactForm) },
  "/vos-donnees": {
    post: contactOperation(
      "Object to being in the lists, or ask about the own data in them",
      dataRequestForm,
    ),
  },
  "/desabonnement": {
    post: {
      summary: "Switch the mail of the morning off",
      description:
        "By one click (RFC 8058), to the address that the mail names in `List-Unsubscribe`, signed out and from anywhere. Once or again is the same.",
      tag: "forms",
      parameters: [
        parameter("query", "jeton", v.string(), "The token of the mail, without which nothing happens."),
      ],
      body: { "application/x-www-form-urlencoded": oneClick, "multipart/form-data": oneClick },
      answers: {
        200: html("It is off."),
        400: html("The token or the body is wrong, and nothing has changed."),
      },
      needs: "database",
      isFromAnywhere: true,
      hasPages: true,
    },
  },
};

/** The POST of one of the two forms. */
function contactOperation(summary: string, form: Json): Operations[string]["post"] {
  return {
    summary,
    description:
      "In JSON with `Accept: application/json`, as a page otherwise. The request is stored before it is delivered; the same key, or the same content, is delivered once. Its `reference` is for people, to quote it.",
    tag: "forms",
    body: {
      "application/json": form,
      "application/x-www-form-urlencoded": form,
      "multipart/form-data": form,
    },
    answers: {
      200: either("It is delivered.", accepted),
      422: either("It cannot be accepted as it is.", contactRefusal),
    },
    errors: {
      400: ["invalid_json", "invalid_form"],
      415: ["invalid_form"],
      429: ["too_many_requests"],
      503: ["not_delivered"],
    },
    needs: "database",
    hasPages: true,
  };
}
