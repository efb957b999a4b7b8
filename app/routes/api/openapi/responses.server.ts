import { STATUS_CODES } from "node:http";
import * as v from "valibot";
import { notInOfferCode } from "#app/offers/not-in-offer-code.ts";
import { teamOffers } from "#app/offers/team-offers.ts";
import { type ComponentName, ref } from "./components.ts";
import { inputSchema, type Json } from "./json-schema.ts";

/** The `code` of each error, by status. */
export type Codes = Record<number, readonly string[]>;

/** The header of an answer that tells when to try again. */
export const retryAfter = {
  "Retry-After": {
    description: "Whole seconds until a retry may succeed.",
    required: true,
    schema: { type: "integer", minimum: 1 },
  },
};

/** Codes of errors whose answer names a delay only if it is known. */
const withoutOwnDelay = ["not_delivered"];

/** The content of an answer that is a page. */
export const page = { "text/html": { schema: { type: "string" } } };

/** A response in JSON with the named schema. */
export const json = (description: string, name: ComponentName): Json => ({
  description,
  content: { "application/json": { schema: ref(name) } },
});

/** A response in JSON with a schema of its own. */
export const jsonOf = (description: string, schema: v.GenericSchema): Json => ({
  description,
  content: { "application/json": { schema: inputSchema(schema) } },
});

/** A response that is a page. */
export const html = (description: string): Json => ({ description, content: page });

/** The responses of a generated file: the same for everybody until the process ends. */
export function file(type: string, schema: Json): Record<number, Json> {
  const ETag = {
    description: "Send it back as If-None-Match.",
    required: true,
    schema: { type: "string" },
  };
  return {
    200: { description: "The file.", headers: { ETag }, content: { [type]: { schema } } },
    304: { description: "The client has this version.", headers: { ETag } },
  };
}

/** The body of an error with one of these codes, and what it says besides code and message. */
export const errorWith = (codes: readonly string[], fields: v.ObjectEntries = {}) =>
  v.object({ error: v.object({ code: v.picklist(codes), message: v.string(), ...fields }) });

/** The error responses by status: the codes of both records, in JSON, and as a page where `hasPages` says so. */
export function errors(common: Codes, own: Codes, hasPages: boolean): Record<string, Json> {
  const statuses = [...new Set([...Object.keys(common), ...Object.keys(own)])].map(Number).sort();
  return Object.fromEntries(
    statuses.map((status) => {
      const codes = [...new Set([...(own[status] ?? []), ...(common[status] ?? [])])];
      const response = jsonOf(
        `${STATUS_CODES[status]}: ${describe(codes)}`,
        errorWith(codes, fieldsOf(status, codes)),
      );
      const content = { ...(response.content as Json), ...(hasPages && page) };
      return [status, { ...response, content, ...headersFor(status, codes) }];
    }),
  );
}

/** What an error says besides code and message. */
function fieldsOf(status: number, codes: readonly string[]): v.ObjectEntries {
  if (status === 500) return { requestId: v.string() };
  return codes.includes(notInOfferCode) ? { offer: v.optional(v.picklist(teamOffers)) } : {};
}

function headersFor(status: number, codes: readonly string[]): Json {
  if (status !== 429 && status !== 503) return {};
  const required = !codes.some((code) => withoutOwnDelay.includes(code));
  return { headers: { "Retry-After": { ...retryAfter["Retry-After"], required } } };
}

function describe(codes: readonly string[]): string {
  return codes.map((code) => `\`${code}\``).join(", ");
}
