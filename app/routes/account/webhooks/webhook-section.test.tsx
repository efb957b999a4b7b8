import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { expect, test } from "vitest";
import { webhooks as copy } from "#app/content/signed-in/webhooks-copy.ts";
import type { Webhook, WebhookDelivery } from "#app/webhooks/webhook-protocol.ts";
import type { AccountResult } from "../account-result.ts";
import { WebhookSection } from "./webhook-section.tsx";

const at = "2026-03-02T08:00:00.000Z";
const webhook = (values: Partial<Webhook> = {}): Webhook => ({
  ...{ id: crypto.randomUUID(), url: "https://hooks.exemple.fr/a", events: ["prospect.changed"] },
  ...{ createdAt: at, disabled: null, formerSecretUntil: null },
  ...values,
});
const delivery = (values: Partial<WebhookDelivery> = {}): WebhookDelivery => ({
  ...{
    id: crypto.randomUUID(),
    type: "prospect.changed",
    at,
    attempts: 1,
    status: "delivered",
    attemptedAt: at,
  },
  ...{ nextAt: null, answered: 204, reason: null, isTest: false },
  ...values,
});

/** The section without scripts, as text with its tags. */
function drawn(
  all: { webhook: Webhook; deliveries: WebhookDelivery[] }[],
  { isFresh = true, result = null }: { isFresh?: boolean; result?: AccountResult | null } = {},
) {
  const element = <WebhookSection webhooks={all} notIncluded={null} isFresh={isFresh} result={result} />;
  const router = createMemoryRouter([{ path: "/", element }]);
  return renderToStaticMarkup(<RouterProvider router={router} />);
}

test("without a webhook the section says so, and has the form and the guide", () => {
  const html = drawn([]);
  for (const text of [copy.none, copy.add.button, copy.guide.title]) expect(html).toContain(text);
});

test("without a fresh proof of identity a button asks for a code instead of the form", () => {
  const html = drawn([], { isFresh: false });
  expect(html).toContain(copy.confirm.button);
  expect(html).not.toContain(copy.add.button);
});

test("with five webhooks there is no form for another, and every button names its webhook", () => {
  const html = drawn(
    [1, 2, 3, 4, 5].map((number) => ({
      webhook: webhook({ url: `https://hooks.exemple.fr/${number}` }),
      deliveries: [],
    })),
  );
  expect(html).toContain(copy.add.full(5));
  expect(html).not.toContain(copy.add.button);
  for (const number of [1, 2, 3, 4, 5])
    expect(html).toContain(copy.testNamed(`https://hooks.exemple.fr/${number}`));
});

test("a webhook that is off says why and what to do", () => {
  for (const reason of ["gone", "failing", "secret_lost"] as const) {
    const html = drawn([{ webhook: webhook({ disabled: { at, reason } }), deliveries: [] }]);
    for (const text of [copy.off, copy.disabled[reason], copy.enable]) expect(html).toContain(text);
  }
});

test("deliveries say what was answered, or why there was no answer", () => {
  const html = drawn([
    {
      webhook: webhook(),
      deliveries: [
        delivery({ status: "waiting", attempts: 3, nextAt: at, answered: 500, reason: "<b>Oups</b>" }),
        delivery({ status: "failed", answered: null, reason: "TIMEOUT" }),
        delivery({ status: "failed", answered: null, reason: "EOTHER", isTest: true }),
      ],
    },
  ]);
  for (const text of [
    ...["réponse 500\u00A0: &lt;b&gt;Oups&lt;/b&gt;", "3\u00A0essais", copy.deliveries.nextAt],
    ...[copy.deliveries.reasons.TIMEOUT ?? "", "EOTHER", `(${copy.deliveries.test})`],
  ])
    expect(html).toContain(text);
});

test("a secret is shown with the warning that it is shown this once", () => {
  const html = drawn([], { result: { kind: "webhook secret", id: "1", secret: "whsec_abc=", isNew: true } });
  for (const text of ["whsec_abc=", copy.secret.added, copy.secret.once]) expect(html).toContain(text);
});

test("a refused address stays in the form with its reason", () => {
  const result = { kind: "webhook refused", field: "url", message: "Non.", url: "http://a<b" } as const;
  const html = drawn([], { result });
  expect(html).toContain('value="http://a&lt;b"');
  expect(html).toContain("Non.");
});
