import * as v from "valibot";
import { contactMailCopy } from "#app/content/mails/contact-mail-copy.ts";
import type { ContactForm } from "./contact-form.ts";
import { DataRequestFields } from "./data-request.ts";
import type { FormKind } from "./form-kinds.ts";

const { dataRequest } = contactMailCopy;

/**
 * A valid form as it is stored and delivered. The subject of a request about data names the right and the delay of the
 * law, so that the mailbox can sort by it.
 */
export function storedForm(kind: FormKind, form: ContactForm): ContactForm {
  if (kind === "message") return form;
  return {
    ...form,
    subject: dataRequest.subject(
      dataRequest.rights[v.parse(DataRequestFields.entries.subject, form.subject)],
    ),
    message: form.message || dataRequest.noMessage,
  };
}
