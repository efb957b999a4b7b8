import * as v from "valibot";
import type { FormKind } from "#app/contact/form-kinds.ts";
import { apiCopy } from "#app/content/api-copy.ts";
import { contact } from "#app/content/public/contact-copy.ts";
import { dataRequest } from "#app/content/public/data-request-copy.ts";
import { type FormCopy, fieldMessage } from "#app/content/public/form-copy.ts";
import { type ApiCall, apiAction, readJson } from "#app/endpoints/api-route.server.ts";
import { readForm } from "#http/form.server.ts";
import { jsonError } from "#http/json-error.ts";
import type { ContactState } from "../form/contact-state.ts";
import { receiveContact, responseInit } from "./receive-contact.server.ts";

const copies: Record<FormKind, FormCopy> = { message: contact, dataRequest };

const Fields = v.record(v.string(), v.unknown());

/** The POST of a form with `Accept: application/json`: a form or a JSON object, answered in JSON. interface.md "HTTP interface". */
export const contactApi = (kind: FormKind) =>
  apiAction({
    async POST({ request, services, caller }: ApiCall) {
      try {
        const state = await receiveContact(services, caller, kind, () => readFields(request));
        return jsonResponse(copies[kind], state);
      } catch (refusal) {
        if (refusal instanceof Response) return refusal;
        throw refusal;
      }
    },
  });

/** Throws the response if the body is neither a form nor a JSON object. */
async function readFields(request: Request): Promise<Record<string, unknown>> {
  if (request.headers.get("Content-Type")?.toLowerCase().startsWith("application/json")) {
    const fields = await readJson(request, Fields);
    if (fields instanceof Response) throw fields;
    return fields;
  }
  try {
    return await readForm(request);
  } catch (refusal) {
    if (!(refusal instanceof Response)) throw refusal;
    throw jsonError(refusal.status, "invalid_form", apiCopy.errors.invalid_form);
  }
}

function jsonResponse(copy: FormCopy, state: ContactState): Response {
  const { status, headers } = responseInit(state);
  if (state.status === "sent") return Response.json(state, { status, headers });
  if (state.status === "failed")
    return jsonError(status, "not_delivered", copy.toasts.failed.description, headers);
  const { reason, problems } = state;
  if (typeof reason !== "string")
    return jsonError(status, "too_many_requests", copy.refusals.limited(reason.retryAfter), headers);
  const fields = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      fieldMessage(copy, field as keyof typeof problems, problem),
    ]),
  );
  const error = { code: `invalid_${reason}`, message: copy.refusals[reason], fields, problems };
  return Response.json({ error }, { status, headers });
}
