import type { ContactField, FieldProblem } from "#app/contact/contact-form.ts";

type ToastCopy = { title: string; description: string };

/** The copy that both forms need, /contact and /vos-donnees. */
export type FormCopy = {
  form: {
    heading: string;
    lead: string;
    labels: Record<ContactField, string>;
    hints: Partial<Record<ContactField, string>>;
    /** The label of the honeypot. */
    trap: string;
    submit: string;
    again: string;
    waiting: (seconds: number) => string;
    sending: string;
  };
  problems: Record<ContactField | "malformed" | "longLine" | "longEmail" | "longMessage", string>;
  refusals: Record<"fields" | "trap" | "tooFast", string> & { limited: (seconds: number) => string };
  /** `lang` is also the language of `form.sending`, if it is not French. */
  toasts: { lang?: "en"; sent: ToastCopy; failed: ToastCopy };
  received: Record<"heading" | "next" | "reference" | "keep" | "again", string> & { demo?: string };
  failed: { meaning: string; wait: (seconds: number) => string };
  ready: string;
  privacy: { before: string; link: string };
};

/** The message of a problem with a field. */
export function fieldMessage({ problems }: FormCopy, field: ContactField, problem: FieldProblem): string {
  if (problem === "malformed") return problems.malformed;
  if (problem === "missing") return problems[field];
  if (field === "message") return problems.longMessage;
  return field === "email" ? problems.longEmail : problems.longLine;
}
