import { Form, useNavigation } from "react-router";
import { account } from "#app/content/signed-in/account-copy.ts";
import { Button } from "#app/ui/form/button.tsx";

const copy = account.morningMail;

/** Says whether the mail of the morning is sent, and switches it on or off, also without scripts. */
export function MorningMailSwitch({ isOn }: { isOn: boolean }) {
  const intent = isOn ? "mail-off" : "mail-on";
  const isBusy = useNavigation().formData?.get("intent") === intent;
  return (
    <Form method="post" className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <input type="hidden" name="intent" value={intent} />
      <p role="status" className="font-semibold">
        {isOn ? copy.isOn : copy.isOff}
      </p>
      <Button type="submit" variant="secondary" busy={isBusy}>
        {isOn ? copy.turnOff : copy.turnOn}
      </Button>
    </Form>
  );
}
