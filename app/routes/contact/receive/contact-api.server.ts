import * as v from "valibot";
import { apiCopy } from "~/content/api-copy.ts";
import { contact, fieldMessage } from "~/content/public/contact-copy.ts";
import { type ApiCall, apiAction, readJson } from "~/layouts/api/api-route.server.ts";
import { readForm } from "../../../../http/form.server.ts";
import { jsonError } from "../../../../http/json-error.ts";
import type { ContactState } from "../form/contact-state.ts";
import { receiveContact, responseInit } from "./receive-contact.server.ts";

const Fields = v.record(v.string(), v.unknown());

/** Whether the client wants JSON; a browser that submits the form accepts HTML. */
export function wantsJson(request: Request): boolean {
  const accept = request.headers.get("Accept") ?? "";
  return request.method === "POST" && accept.includes("application/json") && !accept.includes("text/html");
}

/** `POST /contact` with `Accept: application/json`: a form or a JSON object, answered in JSON. interface.md "HTTP interface". */
export const contactApi = apiAction({
  async POST({ request, services, caller }: ApiCall) {
    try {
      return jsonResponse(await receiveContact(services, caller, () => readFields(request)));
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

function jsonResponse(state: ContactState): Response {
  const { status, headers } = responseInit(state);
  if (state.status === "sent") return Response.json({ status: "sent" }, { status, headers });
  if (state.status === "failed")
    return jsonError(status, "not_delivered", contact.failed.description, headers);
  const { reason, problems } = state;
  if (typeof reason !== "string")
    return jsonError(status, "too_many_requests", contact.refusals.limited(reason.retryAfter), headers);
  const fields = Object.fromEntries(
    Object.entries(problems).map(([field, problem]) => [
      field,
      fieldMessage(field as keyof typeof problems, problem),
    ]),
  );
  const error = { code: `invalid_${reason}`, message: contact.refusals[reason], fields, problems };
  return Response.json({ error }, { status, headers });
}
