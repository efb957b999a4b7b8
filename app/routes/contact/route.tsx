import { useExternalLinks } from "#app/components/use-external-links.ts";
import { pageMeta } from "#app/content/page-meta.ts";
import { contact } from "#app/content/public/contact-copy.ts";
import { socialCardOf } from "#app/content/social-cards.ts";
import { retryAfterHeader } from "#app/endpoints/retry-after-header.ts";
import type { Route } from "./+types/route.tsx";
import { contactPage } from "./contact-structured-data.ts";
import { ContactDetails } from "./details/contact-details.tsx";
import MessageForm from "./form/message-form.island.tsx";
import { contactAction, contactMiddleware } from "./receive/contact-action.server.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: contact.title,
    description: contact.description,
    indexed: true,
    structuredData: contactPage,
  });

export const headers: Route.HeadersFunction = retryAfterHeader;

export const loader = () => ({ socialImage: socialCardOf("contact") });

export const middleware = contactMiddleware("message");

export const action = contactAction("message");

export default function Contact({ actionData }: Route.ComponentProps) {
  const { bookingUrl } = useExternalLinks();
  return (
    <div className="mx-auto w-full max-w-page py-12 sm:py-16 lg:py-20">
      <h1 className="text-3xl">{contact.title}</h1>
      <p className="mt-6 max-w-measure text-ink-soft text-lg">{contact.subtitle}</p>
      <div className="mt-12 grid gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <MessageForm response={actionData ?? null} bookingUrl={bookingUrl} />
        <ContactDetails />
      </div>
    </div>
  );
}
