import { describe, expect, test } from "vitest";
import { freePort } from "../server/free-port.ts";
import { exchange, statusOf } from "../server/raw-http.ts";
import { startAndFail } from "../server/running-server.ts";
import { codeIn, newestMail, tokenIn } from "../server/sent-mails.ts";
import { startFileServer, startTestServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";

// A proxy on the same machine may forward requests.
const ownServer = startFileServer({ TRUST_PROXY: "127.0.0.1" });

/** A new address for each attempt, so that a retried test is not subject to the rate limits of the first. */
const someone = () => `anna.${crypto.randomUUID()}@exemple.fr`;

describe("the local mailbox", () => {
  test("opens for requests from the same machine, but not through a proxy or tunnel", async () => {
    const server = ownServer();
    const email = someone();
    await new Visitor(server).requestLink(email);
    const { text } = await newestMail(server.dataDir, email);
    const ask = (path: string, header = "") =>
      exchange(server, `GET ${path} HTTP/1.1\r\nHost: localhost\r\n${header}Connection: close\r\n\r\n`);

    for (const path of ["/mailbox", "/mailbox.data"]) {
      const mails = await ask(path);
      expect(statusOf(mails), path).toBe(200);
      expect(mails, path).toContain(tokenIn(text));
      for (const header of [
        "Forwarded: for=192.0.2.1",
        "Via: 1.1 proxy",
        "X-Forwarded-For: 127.0.0.1",
        "X-Forwarded-Host: localhost",
        "X-Forwarded-Proto: https",
        "x-real-ip: 127.0.0.1",
        "CF-Connecting-IP: 192.0.2.1",
      ]) {
        const refusal = await ask(path, `${header}\r\n`);
        expect(statusOf(refusal), `${path}, ${header}`).toBe(404);
        expect(refusal, `${path}, ${header}`).not.toContain(tokenIn(text));
      }
    }
  });

  test("is never served to the network: a HOST that others can reach requires a mail server", async () => {
    // environment.test.ts has every kind of address.
    const { code, output } = await startAndFail({ HOST: "0.0.0.0", PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(output).toMatch(/^HOST: [^\n]*SMTP_URL[^\n]*\n$/);
  });

  test("is not found on a public server, whose terminal and log contain no link, code or address", async () => {
    const APP_URL = "https://www.matinal.example";
    const AUTH_SECRET = "a".repeat(32);
    const server = await startTestServer({ APP_URL, HOST: "0.0.0.0", LOG_LEVEL: "trace", AUTH_SECRET });
    await expect.poll(server.output).toMatch(/^Warning: SMTP_URL: [^\n]+$/m);
    for (const setting of ["SMTP_URL", "AUTH_SECRET", "app/content/brand.ts"])
      await expect.poll(() => server.output().split(`${setting}: `).length - 1, { message: setting }).toBe(1);
    // Better Auth warns of a secret that can be guessed by a name that no setting has.
    expect(server.output()).not.toContain("BETTER_AUTH");

    const linkRequest = await fetch(`${server.url}/login`, {
      method: "POST",
      headers: { Origin: APP_URL },
      body: new URLSearchParams({ email: "anna@exemple.fr" }),
    });
    expect(linkRequest.status).toBe(200);
    const { text } = await newestMail(server.dataDir, "anna@exemple.fr");
    await until(() => server.output().includes("A mail was kept"));
    expect(text).toContain(`${APP_URL}/login#access_token=`);
    for (const secret of [
      tokenIn(text),
      codeIn(text),
      codeIn(text).replace(/^.../, "$& "),
      "anna@exemple.fr",
    ])
      expect(server.output()).not.toContain(secret);
    for (const path of ["/mailbox", "/mailbox.data"])
      expect((await fetch(server.url + path)).status, path).toBe(404);
  });
});
