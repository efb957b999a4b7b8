import { contact } from "#app/content/public/contact-copy.ts";
import { publicLayout } from "#app/content/public-layout-copy.ts";
import { ExternalButton } from "#app/ui/form/button.tsx";
import { Field, TextArea } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ContactState } from "./contact-state.ts";
import { FormFrame } from "./form-frame.tsx";
import { PersonFields } from "./person-fields.tsx";

type Props = { response: ContactState | null; bookingUrl: string };

/** The form of /contact. requirements.md CTC. */
export function MessageForm({ response, bookingUrl }: Props) {
  return (
    <FormFrame kind="message" copy={contact} response={response} nextStep={<Demo bookingUrl={bookingUrl} />}>
      {(field) => (
        <>
          <PersonFields field={field} />
          <Field {...field("subject")} required />
          <TextArea {...field("message")} required rows={5} />
        </>
      )}
    </FormFrame>
  );
}

function Demo({ bookingUrl }: { bookingUrl: string }) {
  return (
    <ExternalButton href={bookingUrl}>
      {publicLayout.bar.bookDemo}
      <Icon name="external" />
      <span className="sr-only">{publicLayout.opensNewTab}</span>
    </ExternalButton>
  );
}
