import { expect, test } from "vitest";
import { openApiDocument } from "#app/routes/api/openapi/document.ts";
import { contractOf } from "./contract.ts";

const session = { user: { id: "u1", email: "anna@exemple.fr" }, expiresAt: "2026-11-22T12:00:00.000Z" };
const contract = contractOf(
  openApiDocument({ appUrl: "https://www.matinal.example", isHttps: true }) as never,
);

/** Compares a response of this operation with the document. */
function check(operation: string, body: unknown, init: ResponseInit = {}, request?: RequestInit) {
  const [method = "", path = ""] = operation.split(" ");
  const headers = { "Content-Type": "application/json", ...init.headers };
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const response = new Response(init.status === 204 ? null : text, { ...init, headers });
  contract.check({ method, path, request, response, body: text });
}

const error = (code: string) => ({ error: { code, message: "Non." } });

test("a documented answer passes", () => {
  check("GET /api/session", session);
  check("GET /api/session", error("signed_out"), { status: 401 });
  check("DELETE /api/session", "", { status: 204 });
  expect(contract.unseen()).not.toContain("get /api/session 401 signed_out");
  expect(contract.unseen()).toContain("post /api/session 204");
});

test.each([
  ["status", () => check("GET /api/session", session, { status: 202 })],
  ["operation", () => check("PUT /api/session", session)],
  ["path", () => check("GET /api/elsewhere", session)],
  ["type", () => check("GET /api/session", session, { headers: { "Content-Type": "text/html" } })],
  ["property", () => check("GET /api/session", { ...session, admin: true })],
  ["property inside", () => check("GET /api/session", { ...session, user: { ...session.user, name: "A" } })],
  ["code", () => check("GET /api/session", error("not_open"), { status: 401 })],
  ["body", () => check("DELETE /api/session", "deleted", { status: 204 })],
  ["event property", () => contract.checkEvent("/api/messages/stream", "step", '{"step":null,"more":1}')],
  ["event", () => contract.checkEvent("/api/messages/stream", "answer", "{}")],
])("an undocumented %s is found", (_what, call) => expect(call).toThrow());

test.each([
  ["property", () => check("GET /api/session", { user: session.user })],
  ["value", () => check("GET /api/session", { ...session, expiresAt: "tomorrow" })],
  ["header", () => check("POST /api/session", error("too_many_attempts"), { status: 429 })],
  ["body", () => check("POST /api/session/link", session, {}, { method: "POST", body: '{"tokens":"x"}' })],
])("a missing or wrong %s is found", (_what, call) => expect(call).toThrow());
