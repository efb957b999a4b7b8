import { data, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { cleanForm } from "#app/contact/contact-form.ts";
import type { FormKind } from "#app/contact/form-kinds.ts";
import { wantsJson } from "#app/endpoints/wants-json.ts";
import { caller, services } from "#app/services.server.ts";
import { readForm } from "#http/form.server.ts";
import { contactApi } from "./contact-api.server.ts";
import { receiveContact, responseInit } from "./receive-contact.server.ts";

type ActionArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** The `action` of the page of a form: its `ContactState`, with which the page is rendered. */
export function contactAction(kind: FormKind) {
  return async ({ request, context }: ActionArgs) => {
    const read = () => readForm(request);
    const state = await receiveContact(context.get(services), context.get(caller), kind, read);
    // Without JavaScript only the returned page keeps what was typed.
    if (state.status === "refused" && state.values === null) state.values = cleanForm(await read());
    return data(state, responseInit(state));
  };
}

/** The `middleware` of the page of a form: answers callers that want JSON before a page is rendered. */
export function contactMiddleware(kind: FormKind): MiddlewareFunction<Response>[] {
  const api = contactApi(kind);
  return [({ request, context }, next) => (wantsJson(request) ? api({ request, context }) : next())];
}
