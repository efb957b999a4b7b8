import { expect, test } from "vitest";
import { exchange } from "../server/raw-http.ts";
import { newestMail } from "../server/sent-mails.ts";
import { startTestServer } from "../server/server-under-test.ts";

test("a forged Host changes no mail and no redirect, and does not open the local mailbox", async () => {
  const server = await startTestServer();
  const body = "email=anna%40exemple.fr";
  const response = await exchange(
    server,
    [
      "POST /login HTTP/1.1",
      "Host: evil.example",
      "X-Forwarded-Host: evil.example",
      "X-Forwarded-Proto: https",
      "Forwarded: host=evil.example",
      `Origin: ${server.url}`,
      "Content-Type: application/x-www-form-urlencoded",
      `Content-Length: ${body.length}`,
      "Connection: close",
      "",
      body,
    ].join("\r\n"),
  );
  expect(response).toMatch(/^HTTP\/1\.1 200 /);
  const mail = await newestMail(server.dataDir, "anna@exemple.fr");
  expect(JSON.stringify(mail)).not.toContain("evil.example");
  expect(mail.text).toContain(`${server.url}/login#access_token=`);

  const mailbox = (host: string) =>
    exchange(server, `GET /mailbox HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
  for (const host of ["evil.example", "127.0.0.1.evil.example", "localhost.evil.example", "0.0.0.0", ""]) {
    const refusal = await mailbox(host);
    expect(refusal, host).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(refusal, host).not.toContain("anna@exemple.fr");
  }
  for (const host of ["localhost", `127.0.0.1:${server.port}`, "[::1]"])
    expect(await mailbox(host), host).toContain("anna@exemple.fr");
});
