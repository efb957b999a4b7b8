import * as v from "valibot";
import { profileFields } from "#app/profile/profile-field.ts";

/** The answers of the FAQ that an inquiry may lead to, by their ids (`app/content/public/faq-copy.ts`). */
export const answeredQuestions = [
  "what",
  "price",
  "ready",
  "crm",
  "data",
  "cancel",
  "ecrire",
  "automatisation",
  "trouver",
  "verifier",
  "matin",
] as const;
export type AnsweredQuestion = (typeof answeredQuestions)[number];

/** The pages of the product to which an inquiry may lead. */
export const inquiryPages = [
  "list",
  "export",
  "calls",
  "targeting",
  "drafts",
  "account",
  "profile",
  "import",
  "offer",
  "cancellation",
  "support",
  "deletion",
  "sending",
  "team",
  "reports",
] as const;
export type InquiryPage = (typeof inquiryPages)[number];

/**
 * What a message asks that facts answer without a model: rows of the catalogue (of the offers that it names, else of all; by the year where it asks so),
 * how to reach a person and when (who wants a `call` is told that nobody learns of it), a field of the profile with the value that the message says (which `adds` to a list), a page
 * of the product, or a question of the FAQ. interpretation.md D192.
 */
export const Inquiry = v.variant("about", [
  v.object({
    about: v.literal("price"),
    offers: v.array(v.string()),
    billing: v.optional(v.literal("yearly")),
  }),
  v.object({ about: v.literal("person"), call: v.optional(v.literal(true)) }),
  v.object({ about: v.literal("hours") }),
  v.object({
    about: v.literal("field"),
    field: v.picklist(profileFields),
    value: v.optional(v.string()),
    adds: v.optional(v.literal(true)),
  }),
  v.object({ about: v.literal("page"), page: v.picklist(inquiryPages) }),
  v.object({ about: v.literal("question"), question: v.picklist(answeredQuestions) }),
]);
export type Inquiry = v.InferOutput<typeof Inquiry>;
