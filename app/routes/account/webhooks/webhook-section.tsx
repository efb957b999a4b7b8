import { Form, useNavigation } from "react-router";
import { Problem } from "#app/components/problem.tsx";
import { webhooks as copy } from "#app/content/signed-in/webhooks-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useSteadyRows } from "#app/ui/use-steady-rows.ts";
import { webhookLimits } from "#app/webhooks/webhook-limits.ts";
import type { AccountResult } from "../account-result.ts";
import type { ShownWebhook } from "./change-webhooks.server.ts";
import { NewWebhookForm } from "./new-webhook-form.tsx";
import { SecretNotice } from "./secret-notice.tsx";
import { WebhookItem } from "./webhook-item.tsx";

type Props = {
  webhooks: readonly ShownWebhook[];
  /** Whose webhooks are, for who has no such offer: what there is can be removed, and nothing is added. */
  notIncluded: string | null;
  /** True while the last proof of identity permits to see a secret. */
  isFresh: boolean;
  result: AccountResult | null;
};

/** The webhooks with their last deliveries, and the form for another one. docs/decisions/0031-webhooks.md. */
export function WebhookSection({ webhooks, notIncluded, isFresh, result }: Props) {
  const list = useSteadyRows<HTMLUListElement>(webhooks.map(({ webhook }) => webhook.id));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Outcome result={result} />
      {result?.kind === "webhook secret" && <SecretNotice key={result.secret} {...result} />}
      {webhooks.length === 0 ? (
        <p className="font-medium">{copy.none}</p>
      ) : (
        <ul ref={list} className="border-line border-y">
          {webhooks.map((shown) => (
            <WebhookItem key={shown.webhook.id} {...shown} result={result} />
          ))}
        </ul>
      )}
      {notIncluded ? (
        <p className="max-w-measure text-ink-soft text-sm">
          {notIncluded}{" "}
          <a href={"#offre" satisfies Href} className="link">
            {copy.toOffer}
          </a>
        </p>
      ) : webhooks.length >= webhookLimits.webhooks ? (
        <p className="text-ink-soft text-sm">{copy.add.full(webhookLimits.webhooks)}</p>
      ) : isFresh ? (
        <NewWebhookForm key={webhooks.length} result={result} />
      ) : (
        <ConfirmFirst />
      )}
      <Guide />
    </div>
  );
}

function Outcome({ result }: { result: AccountResult | null }) {
  switch (result?.kind) {
    case "webhook removed":
    case "webhooks confirmed":
      return (
        <Notice tone="success" announce="polite">
          {result.kind === "webhook removed" ? copy.removed : copy.confirm.done}
        </Notice>
      );
    case "no such webhook":
      return <Problem title={copy.missing} text={copy.missingText} occurrence={result} />;
    case "webhook refused":
      return result.field === null ? <Problem title={result.message} occurrence={result} /> : null;
    default:
      return null;
  }
}

function ConfirmFirst() {
  const isSent = useNavigation().formData?.get("intent") === "webhook-confirm";
  return (
    <Form method="post" className="grid justify-items-start gap-3">
      <p className="max-w-measure text-ink-soft text-sm">{copy.confirm.text}</p>
      <input type="hidden" name="intent" value="webhook-confirm" />
      <Button type="submit" variant="secondary" busy={isSent}>
        {copy.confirm.button}
      </Button>
    </Form>
  );
}

function Guide() {
  return (
    <details className="group rounded-md border border-line bg-paper-raised px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 py-2 font-semibold text-sm">
        {copy.guide.title}
        <Icon name="chevronDown" className="transition-transform group-open:rotate-180" />
      </summary>
      <ol className="ms-5 grid list-decimal gap-3 pt-1 pb-4 text-ink-soft text-sm">
        {copy.guide.steps.map((step) => (
          <li key={step} className="max-w-measure wrap-anywhere">
            {step}
          </li>
        ))}
      </ol>
      <a
        href={"/api/openapi.json" satisfies Href}
        className="link mb-3 inline-flex min-h-11 items-center font-semibold text-sm"
      >
        {copy.guide.reference}
      </a>
    </details>
  );
}
