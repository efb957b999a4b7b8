import { contactFields } from "#app/contact/contact-form.ts";
import { profileFields } from "#app/profile/profile-field.ts";

/** A request as the generator makes it. */
export type GeneratedRequest = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
};

type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  $ref?: string;
};
type Parameter = { name: string; in: string; schema?: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
};

/** What the generator needs of the product's OpenAPI document. */
export type ApiDescription = {
  paths: Record<string, Record<string, Operation> & { parameters?: Parameter[] }>;
  components?: { schemas?: Record<string, Schema> };
};

/** The pages, with the fields of their forms and of their addresses. */
const pages: Record<string, { form?: readonly string[]; query?: readonly string[] }> = {
  "/": { query: ["lang"] },
  "/blog": { query: ["page", "category"] },
  "/blog/{id}": {},
  "/faq": {},
  "/combien-d-entreprises": { query: ["sector", "zone", "size"] },
  "/contact": { form: [...contactFields, "key", "elapsed", "website"] },
  "/vos-donnees": { form: [...contactFields, "key", "elapsed", "website"] },
  "/login": { form: ["intent", "email", "code", "next"], query: ["next", "access_token"] },
  "/liste": { query: ["q", "status", "sector", "score", "view", "sample", "saved", "density"] },
  "/liste/{id}": { query: ["sample"] },
  "/liste/reglages": {},
  "/liste/appels": { query: ["sample"] },
  "/assistant": { query: ["draft", "before"] },
  "/dashboard-legacy": {},
  "/onboarding-legacy": { form: profileFields },
  "/brouillons": { form: ["intent", "kind", "id", "key", "title"] },
  "/brouillons/{id}": { query: ["version"] },
  "/ciblage": { form: ["intent", "version"], query: ["sector", "zone"] },
  "/compte": { form: ["intent", "session", "confirmation", "id", "url", "wanted"] },
  "/compte/export": {},
  "/compte/confirmation": { form: ["intent", "code"], query: ["purpose"] },
  "/compte/support": { form: ["message", "key", "page", "state"], query: ["page"] },
  "/compte/resiliation": { form: [] },
  "/equipe": { form: ["intent", "email", "id", "member"] },
  "/equipe/invitation": { form: ["id"], query: ["id"] },
  "/rapports": { query: ["from", "to", "by"] },
  "/desabonnement": { form: ["token", "List-Unsubscribe"], query: ["token"] },
  "/deconnexion": { form: [] },
  "/operateur": {},
  "/operateur/clients": { query: ["q", "offer", "after"] },
  "/operateur/clients/{id}": { form: ["intent", "offer", "until", "reason"] },
  "/operateur/demandes/{id}": { form: ["intent", "version", "text", "email"] },
  "/operateur/journal": { query: ["actor", "client", "action", "day", "before"] },
  "/operateur/cle": { form: ["answer"] },
  "/mailbox": {},
  "/sitemap.xml": {},
  "/robots.txt": {},
  "/exemple-liste.csv": {},
  "/api/openapi.json": {},
  "/api/unknown": {},
  "/metrics": {},
  "/healthz": {},
};

const methods = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS", "PROPFIND"];
const texts = [
  "",
  " ",
  "Aubade",
  "anna@exemple.fr",
  "0",
  "-1",
  "1e999",
  "9007199254740993",
  "NaN",
  "null",
  "true",
  "2026-02-30",
  "9999-12-31T23:59:59.999Z",
  "'; drop table messages; --",
  "<script>alert(1)</script>",
  "{{prénom}} [Prénom] XX …",
  '=HYPERLINK("http://a.example")',
  "../../etc/passwd",
  "%00%ff%fe",
  "\u0000",
  "\u202e\u2066\ufeff",
  "\ud800",
  "👩‍👩‍👧‍👦".repeat(20),
  "ﷺ".repeat(50),
  "a".repeat(2_001),
  "é\r\nSet-Cookie: a=b",
  "__proto__",
  "constructor",
  "http://127.0.0.1:1/",
  "https://exemple.invalid/a?b#c",
];

/**
 * Makes one request after another from `random`: for the operations of the OpenAPI document and the pages, with values as
 * their schemas say, and now and then with another method, type, size, header or field. `ids` are those that exist.
 */
export function requestGenerator(
  random: () => number,
  { paths, components }: ApiDescription,
  { ids, origin }: { ids: readonly string[]; origin: string },
): () => GeneratedRequest {
  const one = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const sometimes = (share: number) => random() < share;
  const uuid = () =>
    "xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx".replace(/x/g, () => Math.floor(random() * 16).toString(16));
  const text = () => (sometimes(0.1) ? one(texts).repeat(1 + Math.floor(random() * 400)) : one(texts));
  const anything = (depth = 0): unknown => {
    const kinds = [text, () => null, () => random() * 1e6 - 5e5, () => true, () => 1e308, () => -0];
    if (depth > 3 || sometimes(0.8)) return one(kinds)();
    if (sometimes(0.5)) return Array.from({ length: Math.floor(random() * 6) }, () => anything(depth + 1));
    return { [text().slice(0, 60)]: anything(depth + 1), __proto__x: anything(depth + 1) };
  };

  const fromSchema = (schema: Schema | undefined, depth = 0): unknown => {
    if (!schema || depth > 12 || sometimes(0.06)) return anything();
    if (schema.$ref) return fromSchema(components?.schemas?.[schema.$ref.split("/").at(-1) ?? ""], depth + 1);
    const choices = schema.anyOf ?? schema.oneOf;
    if (choices) return fromSchema(one(choices), depth + 1);
    if (schema.allOf) return Object.assign({}, ...schema.allOf.map((each) => fromSchema(each, depth + 1)));
    if ("const" in schema) return schema.const;
    if (schema.enum) return one(schema.enum);
    const type = Array.isArray(schema.type) ? one(schema.type) : schema.type;
    switch (type) {
      case "object": {
        const entries = Object.entries(schema.properties ?? {})
          .filter(() => !sometimes(0.05))
          .map(([name, value]) => [name, fromSchema(value, depth + 1)]);
        if (sometimes(0.05)) entries.push([text().slice(0, 40), anything()]);
        return Object.fromEntries(entries);
      }
      case "array":
        return Array.from({ length: sometimes(0.05) ? 200 : Math.floor(random() * 3) }, () =>
          fromSchema(schema.items, depth + 1),
        );
      case "integer":
        return one([0, 1, 2, 50, -1, 2 ** 31, 2 ** 53, 0.5]);
      case "number":
        return one([0, 1, 0.5, -1, 1e21]);
      case "boolean":
        return sometimes(0.5);
      case "null":
        return null;
      default:
        if (schema.format === "uuid") return sometimes(0.6) && ids.length > 0 ? one(ids) : uuid();
        return schema.format === "date-time" ? one(["2026-03-02T08:00:00.000Z", text()]) : text();
    }
  };

  const filled = (path: string) =>
    path.replace(/\{\w+\}/g, () =>
      encode(sometimes(0.6) && ids.length > 0 ? one(ids) : one([uuid(), "1", text().slice(0, 300)])),
    );
  const query = (names: readonly string[], value: (name: string) => unknown) => {
    const given = names.filter(() => sometimes(0.5)).map((name) => `${name}=${encode(asText(value(name)))}`);
    if (sometimes(0.05)) given.push(`${encode(text().slice(0, 50))}=${encode(text().slice(0, 300))}`);
    return given.length > 0 ? `?${given.join("&").slice(0, 6_000)}` : "";
  };
  const headers = (): Record<string, string> => ({
    ...(sometimes(0.93) && { Origin: sometimes(0.96) ? origin : one(["null", "https://autre.example"]) }),
    ...(sometimes(0.1) && { "Sec-Fetch-Site": one(["same-origin", "cross-site", "none"]) }),
    ...(sometimes(0.5) && {
      Accept: one(["text/html", "application/json", "text/event-stream", "*/*", ";q=x"]),
    }),
    ...(sometimes(0.1) && { "Accept-Encoding": one(["br", "gzip;q=0", "zstd, *;q=0.1", "%"]) }),
    ...(sometimes(0.05) && { "If-None-Match": one(["*", '"x"', "W/"]) }),
    ...(sometimes(0.05) && { "Last-Event-ID": asHeader(text()) }),
    ...(sometimes(0.05) && { Range: one(["bytes=0-", "bytes=9-1", "lines=1"]) }),
    ...(sometimes(0.05) && { "User-Agent": asHeader(text()) }),
    ...(sometimes(0.03) && { "X-Request-Id": asHeader(text()) }),
    ...(sometimes(0.03) && { traceparent: asHeader(text()) }),
  });

  const operations = Object.entries(paths).flatMap(([path, { parameters = [], ...of }]) =>
    Object.entries(of).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      parameters: [...parameters, ...(operation.parameters ?? [])],
      content: operation.requestBody?.content ?? {},
    })),
  );

  const call = (): GeneratedRequest => {
    const { path, method, parameters, content } = one(operations);
    const inQuery = parameters.filter((each) => each.in === "query");
    const [type, described] = one<[string | null, { schema?: Schema }]>([
      ...Object.entries(content),
      ...(Object.keys(content).length === 0 ? ([[null, {}]] as [null, object][]) : []),
    ]);
    const used = sometimes(0.05) ? one(methods) : method;
    const request: GeneratedRequest = {
      method: used,
      path:
        filled(path) +
        query(
          inQuery.map(({ name }) => name),
          (name) => fromSchema(inQuery.find((each) => each.name === name)?.schema),
        ),
      headers: headers(),
    };
    if (!type || used === "GET" || used === "HEAD") return request;
    request.headers["Content-Type"] = sometimes(0.95)
      ? type
      : one(["text/plain", "application/json; charset=x", ""]);
    const value = type.includes("json")
      ? JSON.stringify(fromSchema(described.schema))
      : asText(fromSchema(described.schema));
    request.body = sometimes(0.03) ? (value ?? "").slice(0, Math.floor(random() * 40)) : (value ?? "");
    return request;
  };

  const page = (): GeneratedRequest => {
    const [path, { form, query: names = [] }] = one(Object.entries(pages));
    const data = sometimes(0.15) ? ".data" : "";
    const request: GeneratedRequest = {
      method: "GET",
      path: filled(path) + (path === "/" ? "" : data) + query(names, () => one([text(), uuid()])),
      headers: headers(),
    };
    if (!form || sometimes(0.4)) return request;
    request.method = sometimes(0.95) ? "POST" : one(methods);
    if (request.method === "GET" || request.method === "HEAD") return request;
    const fields = form.filter(() => !sometimes(0.1)).map((name) => [name, sometimes(0.3) ? uuid() : text()]);
    request.headers["Content-Type"] = sometimes(0.95)
      ? "application/x-www-form-urlencoded"
      : one(["multipart/form-data", "a/b"]);
    request.body = fields.map(([name, value]) => `${encode(name ?? "")}=${encode(value ?? "")}`).join("&");
    return request;
  };

  return () => (sometimes(0.6) ? call() : page());
}

const asText = (value: unknown) => (typeof value === "string" ? value : (JSON.stringify(value) ?? ""));

/** Percent-encoded, lone halves of characters too. */
const encode = (value: string) => encodeURIComponent(value.toWellFormed().slice(0, 30_000));

/** What may stand in a header. */
const asHeader = (value: string) => value.replace(/[^\t\x20-\x7e\x80-\xff]/g, "?").slice(0, 2_000);
