import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { startTestServer } from "../server/server-under-test.ts";
import { until } from "../until.ts";

test.each([
  ["headers", "GET / HTTP/1.1\r\nHost: x\r\n"],
  ["a body", "POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 60000\r\n\r\n"],
])(
  "who sends %s a byte a second and reads nothing loses the connection, while others are answered",
  async (_what, beginning) => {
    const server = await startTestServer();
    const sockets = Array.from({ length: 200 }, () => {
      const socket = connect(server.port, "127.0.0.1", () => socket.write(beginning));
      // A reset is one way to lose it. Nothing reads: the answer stays where it is.
      socket.on("error", () => {}).pause();
      return socket;
    });
    const dripping = setInterval(() => {
      for (const socket of sockets) if (!socket.destroyed) socket.write("x");
    }, 1_000);
    onTestFinished(() => {
      clearInterval(dripping);
      for (const socket of sockets) socket.destroy();
    });
    await until(() => sockets.every(({ connecting }) => !connecting));
    for (const path of ["/", "/login"]) expect((await fetch(server.url + path)).status, path).toBe(200);
    await until(() => sockets.every(({ destroyed }) => destroyed));
  },
);
