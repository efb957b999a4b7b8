import { readFileSync } from "node:fs";
import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, test } from "vitest";
import { draftLimits } from "#app/drafts/draft-limits.ts";
import routes from "#app/routes.ts";
import { openApiDocument } from "./document.ts";

const root = new URL("../../../../", import.meta.url);
const document = JSON.parse(
  JSON.stringify(openApiDocument({ appUrl: "https://www.matinal.example", isHttps: true })),
);

const operations = Object.entries(
  document.paths as Record<string, Record<string, { operationId: string }>>,
).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
);
const names = operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`);

test("it is a valid OpenAPI 3.1 document whose references resolve", async () => {
  const validator = new Validator();
  expect(await validator.validate(structuredClone(document))).toMatchObject({ valid: true });
  expect(validator.version).toBe("3.1");
  const schemas = Object.keys(document.components.schemas);
  const referred = [...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)];
  expect([...new Set(referred.map(([, name]) => name))].sort()).toEqual(schemas.sort());
});

test("its server is APP_URL, its version the product's, and its cookie the one that is sent there", () => {
  const { version } = JSON.parse(readFileSync(new URL("package.json", root), "utf8"));
  expect(document.servers).toEqual([{ url: "https://www.matinal.example" }]);
  expect(document.info.version).toBe(version);
  expect(document.components.securitySchemes.session.name).toBe("__Host-matinal.session_token");
});

test("it contains exactly the routes of /api, and every operation that interface.md lists as built", () => {
  const inApi = routes.flatMap(({ path = "" }) =>
    /^api\/[^*]+$/.test(path) ? [`/${path.replace(/:(\w+)/g, "{$1}")}`] : [],
  );
  const paths = Object.keys(document.paths);
  expect(paths.filter((path) => path.startsWith("/api/")).sort()).toEqual(inApi.sort());

  const page = readFileSync(new URL("docs/product/interface.md", root), "utf8");
  const table = page.split("## HTTP interface")[1]?.split("\n## ")[0] ?? "";
  const built = table
    .split("\n")
    .filter((line) => line.startsWith("| `") && !line.includes("*(planned)*"))
    .flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`(?:([A-Z]+) )?(\/[^\s?`]*)/g)])
    // What Prometheus reads is described by its own format.
    .filter(([, , path]) => path !== "/metrics")
    .map(([, method = "GET", path]) => `${method} ${path}`);
  expect(built.length).toBeGreaterThan(12);
  expect(names).toEqual(expect.arrayContaining(built));
});

test("each operation has a name of its own, and each of its answers a description", () => {
  const ids = operations.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toContain("getMessagesStream");
  for (const { operation } of operations)
    for (const answer of Object.values((operation as never as { responses: object }).responses))
      expect(answer).toMatchObject({ description: expect.stringMatching(/\S/) });
});

test("a body has the limits that the server checks", () => {
  const { key, content, step } = document.components.schemas.NewMessage.properties;
  expect(key).toMatchObject({ format: "uuid" });
  expect(content).toMatchObject({ type: "string", minLength: 1, maxLength: 8_000 });
  expect(step.anyOf).toContainEqual({ type: "null" });
  const { EmailContent, DraftChange } = document.components.schemas;
  expect(EmailContent.properties.subject.maxLength).toBe(draftLimits.email.subject);
  expect(DraftChange.properties.title.maxLength).toBe(draftLimits.title);
});
