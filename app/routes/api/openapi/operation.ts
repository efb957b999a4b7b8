import type * as v from "valibot";
import type { ComponentName } from "./components.ts";
import { type Json, outputSchema } from "./json-schema.ts";
import { type Codes, errors } from "./responses.server.ts";

/** An operation of the HTTP interface, before it is written as OpenAPI. */
export type Operation = {
  summary: string;
  description?: string;
  tag: Tag;
  parameters?: readonly Json[];
  /** The body, by content type. */
  body?: Record<string, Json>;
  /** The answers besides errors, by status, and those that say more than the error of their status. */
  answers: Record<number, Json>;
  /** The `code` of each error of its own, by status. */
  errors?: Codes;
  /** True if it needs a session, false if not even a database. */
  needs: "session" | "database" | "nothing";
  /** True if it needs no own origin, because it carries its own token. */
  isFromAnywhere?: boolean;
  /** True if the errors may also be pages: those of a form that a browser submits. */
  hasPages?: boolean;
};

export const tags = {
  session: "Signing in and out",
  conversation: "The conversation with the assistant",
  drafts: "Ready-made work",
  prospects: "The list of the morning",
  targeting: "Whom the customer looks for",
  webhooks: "Addresses that are told of changes of prospects",
  team: "Who works on the list",
  offer: "What the team's offer includes",
  profile: "The company profile",
  forms: "Forms that work without JavaScript",
  files: "Generated public files",
  health: "For supervisors and load balancers",
} as const;
export type Tag = keyof typeof tags;

/** The operations of the interface: by path, then by method in lower case. */
export type Operations = Record<string, Record<string, Operation>>;

/** A part of the path. */
export function pathParameter(name: string, schema: v.GenericSchema, description: string): Json {
  return { name, in: "path", required: true, description, schema: outputSchema(schema) };
}

/** A query parameter or header as a caller sends it. */
export function parameter(
  place: "query" | "header",
  name: string,
  schema: v.GenericSchema,
  description: string,
): Json {
  return { name, in: place, required: false, description, schema: outputSchema(schema) };
}

/** A JSON body with this schema. */
export const jsonBody = (name: ComponentName): Record<string, Json> => ({
  "application/json": { $ref: `#/components/schemas/${name}` },
});

/** The Operation Object, with the errors that its kind of operation has in common with others. */
export function operationObject(method: string, id: string, operation: Operation): Json {
  const { summary, description, tag, parameters, body, needs } = operation;
  const { isFromAnywhere = false, hasPages = false } = operation;
  const common: Codes = {};
  if (needs === "session") Object.assign(common, { 401: ["signed_out"] });
  if (method !== "get") Object.assign(common, { 413: ["too_large"], 415: ["unsupported_type"] });
  if (method !== "get" && !isFromAnywhere) Object.assign(common, { 403: ["foreign_origin"] });
  if (needs !== "nothing") Object.assign(common, { 500: ["internal"], 503: ["unavailable", "storage_full"] });
  const content =
    body && Object.fromEntries(Object.entries(body).map(([type, schema]) => [type, { schema }]));
  return {
    operationId: id,
    summary,
    ...(description && { description }),
    tags: [tag],
    ...(needs === "session" ? { security: [{ session: [] }] } : { security: [] }),
    ...(parameters && { parameters }),
    ...(content && { requestBody: { required: true, content } }),
    responses: { ...errors(common, operation.errors ?? {}, hasPages), ...operation.answers },
  };
}
