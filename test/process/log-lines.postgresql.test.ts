import { once } from "node:events";
import { connect } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { codeIn, newestMail, tokenIn } from "../server/sent-mails.ts";
import { errorsLogged, startFileServer } from "../server/server-under-test.ts";
import { Visitor } from "../server/visitor.ts";
import { until } from "../until.ts";

const server = startFileServer();

test("an upload that the client breaks off is not logged as an error", async () => {
  const answered = () =>
    server()
      .output()
      .match(/"msg":"request"/g)?.length ?? 0;
  const before = answered();
  const head = [
    "Host: localhost",
    `Origin: ${server().url}`,
    "Content-Type: application/x-www-form-urlencoded",
  ];
  for (const [path, length, sent] of [
    ["/login", "Content-Length: 5000", "email=anna"],
    ["/login", "Transfer-Encoding: chunked", "a\r\nemail=anna\r\n"],
    ["/api/session", "Transfer-Encoding: chunked", "2\r\n{}\r\n"],
  ] as const) {
    const socket = connect(server().port, "localhost");
    await once(socket, "connect");
    socket.write([`POST ${path} HTTP/1.1`, ...head, length, "", sent].join("\r\n"));
    await delay(100);
    socket.destroy();
  }
  await until(() => answered() === before + 3);
  expect(errorsLogged(server())).toEqual([]);
});

test("without a mail server, the terminal shows the link and the code of each mail", async () => {
  const anna = new Visitor(server());
  await anna.requestLink("anna@exemple.fr");
  const { text } = await newestMail(server().dataDir, "anna@exemple.fr");
  await until(() => server().output().includes(tokenIn(text)));
  const line = server()
    .output()
    .split("\n")
    .find((each) => each.includes(tokenIn(text)));
  expect(line).toContain(codeIn(text));
  expect(line).toContain(`${server().url}/login#access_token=`);
});
