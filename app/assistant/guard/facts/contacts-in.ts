import { emailsIn } from "../reading/emails.ts";
import { phoneOf, phoneRunsIn } from "../reading/phones.ts";
import type { Reading } from "../reading/reading.ts";

/** E-mail addresses in lower case, and phone numbers in digits, French ones as 0199001234. */
export type Contacts = { emails: string[]; phones: string[] };

/** The e-mail addresses and phone numbers in a text, each once. */
export function contactsIn(reading: Reading): Contacts {
  return {
    emails: [...new Set(emailsIn(reading).map(({ address }) => address))],
    phones: [
      ...new Set(
        phoneRunsIn(reading).flatMap((run) => {
          const phone = phoneOf(run);
          return phone ? [phone] : [];
        }),
      ),
    ],
  };
}
