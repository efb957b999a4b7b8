import { Form, useNavigation } from "react-router";
import { webhooks } from "#app/content/signed-in/webhooks-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field, FieldDescription } from "#app/ui/form/field.tsx";
import { useFieldError } from "#app/ui/form/use-field-error.ts";
import { webhookEvents } from "#app/webhooks/webhook-events.ts";
import { webhookLimits } from "#app/webhooks/webhook-limits.ts";
import type { AccountResult } from "../account-result.ts";

const copy = webhooks.add;

/** The form for a webhook. What was refused stays in it. */
export function NewWebhookForm({ result }: { result: AccountResult | null }) {
  const isAdding = useNavigation().formData?.get("intent") === "webhook-add";
  const refused = result?.kind === "webhook refused" ? result : null;
  const ofUrl = refused?.field === "url" ? refused : null;
  const url = useFieldError({
    error: ofUrl?.message ?? null,
    response: ofUrl,
    explain: () => copy.urlNeeded,
  });
  const eventsError = refused?.field === "events" ? refused.message : null;
  return (
    <Form method="post" className="grid max-w-form grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="font-semibold text-base">{copy.title}</h3>
      <input type="hidden" name="intent" value="webhook-add" />
      <Field
        {...url.attributes}
        name="url"
        type="url"
        required
        maxLength={webhookLimits.url}
        defaultValue={refused?.url}
        inputMode="url"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        label={copy.url}
        hint={copy.urlHint}
        error={url.error}
      />
      <fieldset aria-describedby={eventsError ? "webhook-events-error" : undefined}>
        <legend className="mb-1 font-semibold text-sm">{copy.events}</legend>
        {webhookEvents.map((event) => (
          <label key={event} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name={event}
              defaultChecked
              className="size-5 shrink-0 cursor-pointer accent-sun"
            />
            {webhooks.events[event]}
          </label>
        ))}
        {eventsError && (
          <div role="alert">
            <FieldDescription id="webhook-events-error" error={eventsError} hint={null} />
          </div>
        )}
      </fieldset>
      <Button type="submit" busy={isAdding} className="justify-self-start">
        {isAdding ? copy.adding : copy.button}
      </Button>
    </Form>
  );
}
