import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";

// biome-ignore lint/suspicious/noExplicitAny: JSON whose shape the validator checks.
type Json = Record<string, any>;
type Document = { paths: Json; webhooks: Json; components: Json };

/** What a call sent and got. */
export type Exchange = {
  method: string;
  path: string;
  request?: RequestInit;
  response: Response;
  body: string;
};

/**
 * Compares calls with an OpenAPI document. A response must have a documented status, content type and body, without a
 * property that the document lacks, and the headers that it promises; a body that was accepted must be documented.
 */
export function contractOf(document: Document) {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema(document, "open:");
  ajv.addSchema(closed(structuredClone(document)), "closed:");
  const validator = (root: string, keys: string[]) => {
    const pointer = keys.map((key) => encodeURIComponent(key.replaceAll("~", "~0").replaceAll("/", "~1")));
    const schema = `${root}#/${pointer.join("/")}`;
    return ajv.getSchema(schema) ?? ajv.compile({ $ref: schema });
  };
  const seen = new Set<string>();

  /** Every documented status of each operation, and every code of each error, as `post /api/session 400 code`. */
  function documented(): string[] {
    return Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.entries(methods as Json).flatMap(([method, operation]) =>
        Object.entries((operation as Json).responses as Json).flatMap(([status, response]) => {
          const codes = codesIn((response as Json).content);
          const name = `${method} ${path} ${status}`;
          return codes.length > 0 ? codes.map((code) => `${name} ${code}`) : [name];
        }),
      ),
    );
  }

  function check({ method, path, request, response, body }: Exchange): void {
    const verb = method.toLowerCase();
    const name = `${verb} ${path} ${response.status}`;
    const answer = ((document.paths[path]?.[verb] as Json)?.responses as Json)?.[response.status] as Json;
    expect(answer, `${name} is documented`).toBeDefined();
    for (const [header, { required }] of Object.entries((answer.headers ?? {}) as Json))
      if (required) expect(response.headers.has(header), `${name} has ${header}`).toBe(true);

    seen.add(name);
    const content: Json | undefined = answer.content;
    if (!content) expect(body, `${name} has no body`).toBe("");
    else
      checkBody({
        at: ["paths", path, verb, "responses", `${response.status}`],
        name,
        content,
        response,
        body,
      });
    if (response.status < 300) checkRequest(verb, path, request);
  }

  type Answer = { at: string[]; name: string; content: Json; response: Response; body: string };
  function checkBody({ at, name, content, response, body }: Answer): void {
    const type = response.headers.get("Content-Type")?.split(";")[0] ?? "";
    expect(Object.keys(content), `${name} has a documented type`).toContain(type);
    const value = type === "application/json" ? JSON.parse(body) : body;
    const validate = validator("closed:", [...at, "content", type, "schema"]);
    expect(validate(value) ? [] : validate.errors, `${name}: ${body.slice(0, 300)}`).toEqual([]);
    if (value?.error) seen.add(`${name} ${value.error.code}`);
  }

  function checkRequest(verb: string, path: string, request?: RequestInit): void {
    const { body } = request ?? {};
    if (body === undefined) return;
    const type = new Response(body).headers.get("Content-Type") ?? "";
    const declared = new Headers(request?.headers).get("Content-Type") ?? type.split(";")[0] ?? "";
    // Of a form with a file the schema tells of parts.
    if (body instanceof FormData || declared === "multipart/form-data") return;
    const value = typeof body === "string" ? JSON.parse(body) : Object.fromEntries(body as URLSearchParams);
    const validate = validator("open:", ["paths", path, verb, "requestBody", "content", declared, "schema"]);
    expect(validate(value) ? [] : validate.errors, `the body of ${verb} ${path}`).toEqual([]);
  }

  /** The schema of the data of an event of the stream. */
  const checkEvent = (path: string, name: string, data: string) => {
    const at = ["paths", path, "get", "responses", "200", "content", "text/event-stream", "x-events", name];
    const validate = validator("closed:", at);
    expect(validate(JSON.parse(data)) ? [] : validate.errors, `${name}: ${data}`).toEqual([]);
  };

  /** Compares the body of a message to a webhook with the schema of its type. */
  const checkMessage = (body: { type: string }) => {
    const at = ["webhooks", body.type, "post", "requestBody", "content", "application/json", "schema"];
    const validate = validator("closed:", at);
    expect(validate(body) ? [] : validate.errors, JSON.stringify(body)).toEqual([]);
  };

  /** The documented path of a request, as `/api/drafts/{id}`; an undocumented one as it is. */
  function pathOf(pathAndQuery: string): string {
    const [requested = ""] = pathAndQuery.split("?", 1);
    const parts = requested.split("/");
    const isOf = (path: string) =>
      path.split("/").every((part, index) => part.startsWith("{") || part === parts[index]);
    const candidates = Object.keys(document.paths).filter(
      (path) => path.split("/").length === parts.length && isOf(path),
    );
    return candidates[0] ?? requested;
  }
  return {
    check,
    checkEvent,
    checkMessage,
    pathOf,
    documented,
    unseen: () => documented().filter((each) => !seen.has(each)),
  };
}

/** The same schemas, with objects that have no property besides the documented ones. */
function closed<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const each of Object.values(value)) closed(each);
  const { type, properties } = value as Json;
  if (type === "object" && properties) Object.assign(value, { additionalProperties: false });
  return value;
}

/** The values of `error.code` in the JSON of a response. */
function codesIn(content: unknown): string[] {
  const { schema } = (((content ?? {}) as Json)["application/json"] ?? {}) as { schema?: Json };
  const schemas = (schema?.anyOf ?? [schema]) as Json[];
  return schemas.flatMap((each) => {
    const code = (each?.properties as Json)?.error?.properties as Json | undefined;
    return (code?.code?.enum ?? []) as string[];
  });
}
