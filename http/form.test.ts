import { expect, test } from "vitest";
import { readForm } from "./form.server.ts";

const boundary = "----WebKitFormBoundary7MA4YWxkTrZu0gW";

function posted(body: string, type: string | null): Request {
  const headers = new Headers(type === null ? {} : { "Content-Type": type });
  return new Request("http://localhost:3000/login", {
    method: "POST",
    body: new TextEncoder().encode(body),
    headers,
  });
}

test("urlencoded and multipart forms are read", async () => {
  const fields = { email: "anna@example.fr", next: "/compte" };
  const urlencoded = "email=anna%40example.fr&next=%2Fcompte";
  expect(await readForm(posted(urlencoded, "application/x-www-form-urlencoded;charset=UTF-8"))).toEqual(
    fields,
  );
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  expect(
    await readForm(
      posted(`${parts.join("")}--${boundary}--\r\n`, `multipart/form-data; boundary=${boundary}`),
    ),
  ).toEqual(fields);
});

test("a field named like a property of every object is an ordinary field", async () => {
  const form = await readForm(posted("__proto__=x&constructor=y", "application/x-www-form-urlencoded"));
  expect(Object.getPrototypeOf(form)).toBe(Object.prototype);
  expect(form.email).toBeUndefined();
});

test.each([
  ["application/json", '{"email":"anna@example.fr"}', 415],
  ["text/plain", "email=anna@example.fr", 415],
  [null, "email=anna@example.fr", 415],
  ["multipart/form-data", "email=anna@example.fr", 400],
  ["multipart/form-data; boundary=x", "\u0000{", 400],
])("a body declared as %s with the content %j is refused with %i", async (type, body, status) => {
  const response = await readForm(posted(body, type)).catch((thrown) => thrown);
  expect(response).toBeInstanceOf(Response);
  expect(response.status).toBe(status);
});
