import { data } from "react-router";
import { cleanForm } from "~/contact/contact-form.ts";
import { pageMeta } from "~/content/page-meta.ts";
import { contact } from "~/content/public/contact-copy.ts";
import { socialCardOf } from "~/content/social-cards.ts";
import { retryAfterHeader } from "~/layouts/retry-after-header.ts";
import { caller, services } from "~/services.server.ts";
import { readForm } from "../../../http/form.server.ts";
import type { Route } from "./+types/route.tsx";
import { contactPage } from "./contact-structured-data.ts";
import { ContactDetails } from "./details/contact-details.tsx";
import MessageForm from "./form/message-form.island.tsx";
import { contactApi, wantsJson } from "./receive/contact-api.server.ts";
import { receiveContact, responseInit } from "./receive/receive-contact.server.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: contact.title,
    description: contact.description,
    indexed: true,
    structuredData: contactPage,
  });

export const headers: Route.HeadersFunction = retryAfterHeader;

export const loader = () => ({ socialImage: socialCardOf("contact") });

/** Answers clients that want JSON before a page is rendered. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }, next) => (wantsJson(request) ? contactApi({ request, context }) : next()),
];

export async function action({ request, context }: Route.ActionArgs) {
  const read = () => readForm(request);
  const state = await receiveContact(context.get(services), context.get(caller), read);
  // Without JavaScript only the returned page keeps what was typed.
  if (state.status === "refused" && state.values === null) state.values = cleanForm(await read());
  return data(state, responseInit(state));
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-page py-12 sm:py-16 lg:py-20">
      <h1 className="text-3xl">{contact.title}</h1>
      <p className="mt-6 max-w-measure text-ink-soft text-lg">{contact.subtitle}</p>
      <div className="mt-12 grid gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <MessageForm response={actionData ?? null} />
        <ContactDetails />
      </div>
    </div>
  );
}
