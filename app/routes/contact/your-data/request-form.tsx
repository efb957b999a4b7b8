import { dataRequest } from "#app/content/public/data-request-copy.ts";
import { Choices } from "#app/ui/form/choices.tsx";
import { TextArea } from "#app/ui/form/field.tsx";
import type { ContactState } from "../form/contact-state.ts";
import { FormFrame } from "../form/form-frame.tsx";
import { PersonFields } from "../form/person-fields.tsx";

/** The form of /vos-donnees: which right, who asks, and perhaps a message. */
export function RequestForm({ response }: { response: ContactState | null }) {
  return (
    <FormFrame kind="dataRequest" copy={dataRequest} response={response}>
      {(field) => (
        <>
          <Choices {...field("subject")} required options={dataRequest.choices} />
          <PersonFields field={field} />
          <TextArea {...field("message")} rows={4} />
        </>
      )}
    </FormFrame>
  );
}
