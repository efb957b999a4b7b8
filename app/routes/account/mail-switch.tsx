import { Form, useNavigation } from "react-router";
import type { OptionalMail } from "#app/accounts/mail-switches.server.ts";
import { account } from "#app/content/signed-in/account-copy.ts";
import { Button } from "#app/ui/form/button.tsx";

const copies = { morning: account.morningMail, report: account.reportMail };

/** Says whether a mail is sent, and switches it on or off, also without scripts. */
export function MailSwitch({ mail, isOn }: { mail: OptionalMail; isOn: boolean }) {
  const copy = copies[mail];
  const intent = isOn ? "mail-off" : "mail-on";
  const { formData } = useNavigation();
  const isBusy = formData?.get("intent") === intent && formData.get("mail") === mail;
  return (
    <Form method="post" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="mail" value={mail} />
      <p role="status" className="font-semibold">
        {isOn ? copy.isOn : copy.isOff}
      </p>
      <Button type="submit" variant="secondary" busy={isBusy}>
        {isOn ? copy.turnOff : copy.turnOn}
      </Button>
    </Form>
  );
}
