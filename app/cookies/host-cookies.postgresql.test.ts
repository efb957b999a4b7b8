import { dirname } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { newTestDatabase } from "#test/database/test-database.ts";
import { discard, startServer } from "#test/server/running-server.ts";
import { newestMail, tokenIn } from "#test/server/sent-mails.ts";
import { Visitor } from "#test/server/visitor.ts";

test("behind a proxy that terminates TLS every cookie has the __Host- prefix, and one without it is ignored", async () => {
  const target = await newTestDatabase();
  const server = await startServer({
    APP_URL: "https://www.example.com",
    ...("url" in target
      ? { DATABASE_URL: target.url, AUTH_SECRET: "a secret that only this test knows, of 32 characters" }
      : { DATA_DIR: dirname(target.folder) }),
  });
  onTestFinished(async () => {
    await server.end("SIGTERM");
    discard(server);
  });
  const anna = new Visitor(server);
  const from = { Origin: "https://www.example.com", "X-Forwarded-Proto": "https" };
  const set: string[] = [];
  const visit = async (path: string, init: RequestInit = {}) => {
    const response = await anna.fetch(path, { ...init, headers: { ...from, ...init.headers } });
    set.push(...response.headers.getSetCookie());
    return response;
  };
  const form = (fields: Record<string, string>) => ({ method: "POST", body: new URLSearchParams(fields) });

  await visit("/onboarding-legacy");
  expect((await visit("/assistant")).headers.get("Location")).toBe("/login");
  expect(await (await visit("/login")).text()).toContain("Veuillez vous connecter pour accéder à cette page");
  await visit("/login", form({ email: "anna@exemple.fr", intent: "link" }));
  const { text } = await newestMail(server.dataDir, "anna@exemple.fr");
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ token: tokenIn(text) });
  expect((await visit("/api/session", { method: "POST", headers, body })).status).toBe(204);
  expect((await visit("/api/session")).status).toBe(200);

  const names = [...anna.cookies.keys()].sort();
  expect(names).toEqual(["__Host-matinal.browser", "__Host-matinal.known", "__Host-matinal.session_token"]);
  const token = anna.cookies.get("__Host-matinal.session_token") ?? "";
  await visit("/deconnexion", form({}));
  expect(new Set(set.map((line) => line.split("=", 1)[0]))).toEqual(
    new Set(
      ["browser", "known", "session_token", "notice", "return"].map((name) => `__Host-matinal.${name}`),
    ),
  );
  for (const line of set) {
    expect(line).toMatch(/; Path=\/(?:;|$)/);
    expect(line).toMatch(/; Secure(?:;|$)/);
    expect(line).toMatch(/; HttpOnly(?:;|$)/);
    expect(line).not.toMatch(/Domain=/i);
  }

  anna.cookies.clear();
  anna.cookies.set("matinal.session_token", token);
  anna.cookies.set("__Secure-matinal.session_token", token);
  anna.cookies.set("matinal.notice", "signedOut");
  expect((await visit("/api/session")).status).toBe(401);
  expect(await (await visit("/login")).text()).not.toContain("Déconnexion réussie");
});
