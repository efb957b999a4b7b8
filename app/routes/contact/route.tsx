import { data } from "react-router";
import { cleanForm } from "~/contact/contact-form.ts";
import { pageMeta } from "~/content/page-meta.ts";
import { contact } from "~/content/public/contact-copy.ts";
import { socialCardOf } from "~/content/social-cards.ts";
import { caller, services } from "~/services.server.ts";
import { readForm } from "../../../http/form.server.ts";
import type { Route } from "./+types/route.tsx";
import { answerProgram, isProgram } from "./answer-program.server.ts";
import ContactForm from "./contact-form.island.tsx";
import { contactPage } from "./contact-structured-data.ts";
import { Details } from "./details.tsx";
import { answerInit, receive } from "./receive.server.ts";

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: contact.title,
    description: contact.description,
    indexed: true,
    structuredData: contactPage,
  });

/** The framework passes nothing of what the action says on by itself. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const retryAfter = actionHeaders.get("Retry-After");
  return new Headers(retryAfter === null ? [] : [["Retry-After", retryAfter]]);
};

export const loader = () => ({ socialImage: socialCardOf("contact") });

/** Programs are answered before any page is made. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ request, context }, next) => (isProgram(request) ? answerProgram({ request, context }) : next()),
];

export async function action({ request, context }: Route.ActionArgs) {
  const read = () => readForm(request);
  const state = await receive(context.get(services), context.get(caller), read);
  // Without JavaScript this page is all that keeps what was typed.
  if (state.status === "refused" && state.values === null) state.values = cleanForm(await read());
  return data(state, answerInit(state));
}

export default function Contact({ actionData }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-page py-12 sm:py-16 lg:py-20">
      <h1 className="text-3xl">{contact.title}</h1>
      <p className="mt-6 max-w-measure text-ink-soft text-lg">{contact.subtitle}</p>
      <div className="mt-12 grid gap-x-20 gap-y-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <ContactForm answered={actionData ?? null} />
        <Details />
      </div>
    </div>
  );
}
