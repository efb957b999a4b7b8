import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { refuseAmbiguous } from "./ambiguous-request.ts";

/** The response to these bytes: 418 when the request is not refused. */
async function responseTo(bytes: string): Promise<string> {
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (!refuseAmbiguous({ isHttps: false }, request, response))
      response.writeHead(418, { Connection: "close" }).end(request.url);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(bytes);
  let text = "";
  for await (const chunk of socket) text += chunk;
  return text;
}

const host = "Host: localhost:3000\r\n";

test.each([
  ["HTTP/1.1", `GET / HTTP/1.1\r\n${host}\r\n`],
  ["HTTP/1.0", `GET / HTTP/1.0\r\n${host}\r\n`],
  ["a host in another case", "GET / HTTP/1.1\r\nHOST: LOCALHOST\r\n\r\n"],
  ["a target that names the host", `GET http://localhost:3000/a HTTP/1.1\r\n${host}\r\n`],
  ["a target that names it in another case", `GET HTTP://LocalHost:3000/a HTTP/1.1\r\n${host}\r\n`],
  ["the longest target", `GET /${"a".repeat(4_095)} HTTP/1.1\r\n${host}\r\n`],
])("%s is accepted", async (_name, bytes) => {
  expect(await responseTo(bytes)).toMatch(/^HTTP\/1\.1 418 /);
});

test.each([
  ["no version", "GET /\r\n\r\n"],
  ["HTTP/0.9", `GET / HTTP/0.9\r\n${host}\r\n`],
  ["HTTP/1.2", `GET / HTTP/1.2\r\n${host}\r\n`],
  ["HTTP/2.0", `GET / HTTP/2.0\r\n${host}\r\n`],
  ["HTTP/3.0", `GET / HTTP/3.0\r\n${host}\r\n`],
  ["no host", "GET / HTTP/1.1\r\n\r\n"],
  ["no host in HTTP/1.0", "GET / HTTP/1.0\r\n\r\n"],
  ["the same host twice", `GET / HTTP/1.1\r\n${host}${host}\r\n`],
  ["a host that is neither a name nor an address", "GET / HTTP/1.1\r\nHost: 1.2.3.4.5.6\r\n\r\n"],
  ["a host with a number that is too large", "GET / HTTP/1.1\r\nHost: 256.1.1.1\r\n\r\n"],
  ["a host that ends in a number", "GET / HTTP/1.1\r\nHost: a.1\r\n\r\n"],
  ["two hosts", `GET / HTTP/1.1\r\n${host}Host: evil.example\r\n\r\n`],
  [
    "two hosts with another header between them",
    `GET / HTTP/1.1\r\n${host}Accept: */*\r\nhOsT: evil.example\r\n\r\n`,
  ],
  ["an empty host and another", `GET / HTTP/1.1\r\nHost:\r\n${host}\r\n`],
  ["two hosts and an absolute target", `GET http://localhost:3000/ HTTP/1.1\r\n${host}${host}\r\n`],
  ["a target that names another host", `GET http://evil.example/ HTTP/1.1\r\n${host}\r\n`],
  ["a target that names another port", `GET http://localhost/ HTTP/1.1\r\n${host}\r\n`],
  ["an absolute target without a Host", "GET http://localhost:3000/ HTTP/1.1\r\n\r\n"],
  ["a target with a password", `GET http://a:b@localhost:3000/ HTTP/1.1\r\n${host}\r\n`],
  ["a target of another scheme", `GET ftp://localhost:3000/ HTTP/1.1\r\n${host}\r\n`],
  ["a target that is no path", `OPTIONS * HTTP/1.1\r\n${host}\r\n`],
])("%s is refused", async (_name, bytes) => {
  const response = await responseTo(bytes);
  expect(response).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/);
  expect(response).toMatch(/^Connection: close\r$/m);
});

test("a refusal has the security headers and a reason", async () => {
  const response = await responseTo(`GET /${"a".repeat(4_096)} HTTP/1.1\r\n${host}\r\n`);
  expect(response).toMatch(/^HTTP\/1\.1 414 /);
  expect(response).toMatch(/^Content-Security-Policy: default-src 'none'/m);
  expect(JSON.parse(response.split("\r\n\r\n")[1] ?? "")).toEqual({
    error: { code: "address_too_long", message: expect.stringContaining("trop longue") },
  });
});
