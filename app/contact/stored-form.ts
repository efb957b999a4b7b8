import * as v from "valibot";
import { contactMailCopy } from "#app/content/mails/contact-mail-copy.ts";
import type { ContactForm } from "./contact-form.ts";
import { DataRequestFields, type DataRight } from "./data-request.ts";
import type { FormKind } from "./form-kinds.ts";

const { dataRequest } = contactMailCopy;

/**
 * A valid form as it is stored and delivered. The subject of a request about data names the right and the delay of the
 * law, so that the mailbox can sort by it; the desk sorts by `dataRight`, which is null for a message.
 */
export function storedForm(
  kind: FormKind,
  form: ContactForm,
): { form: ContactForm; dataRight: DataRight | null } {
  if (kind === "message") return { form, dataRight: null };
  const dataRight = v.parse(DataRequestFields.entries.subject, form.subject);
  const subject = dataRequest.subject(dataRequest.rights[dataRight]);
  return { form: { ...form, subject, message: form.message || dataRequest.noMessage }, dataRight };
}
