import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { freePort } from "../server/free-port.ts";
import { emptyDatabase } from "../server/server-under-test.ts";

const root = join(import.meta.dirname, "../..");
const sources = [
  ...["app", "db", "environment", "http", "limits", "live", "mail", "metrics", "outbox", "public", "scripts"],
  "tracing",
];
const files = ["server", "stopping", "environment", "watchdog", "vite.config", "react-router.config"];

/** `npm run dev` on a copy of the sources, so that no other test sees the changes. */
async function startDevelopment() {
  const project = mkdtempSync(join(tmpdir(), "matinal-dev-"));
  for (const name of [...sources, ...files.map((file) => `${file}.ts`), "package.json", "tsconfig.json"])
    cpSync(join(root, name), join(project, name), { recursive: true });
  // Not the folder as a whole: Vite keeps its cache in it, which the journey of the components uses meanwhile.
  mkdirSync(join(project, "node_modules"));
  for (const name of readdirSync(join(root, "node_modules")).filter((each) => each !== ".vite"))
    symlinkSync(join(root, "node_modules", name), join(project, "node_modules", name));
  writeFileSync(join(project, ".env"), "TWITTER_URL=https://before.example\nPRICING_VARIANT=wrong\n");

  const port = await freePort();
  const url = `http://localhost:${port}`;
  const { PATH, HOME } = process.env;
  const server = spawn(process.execPath, [join(project, "scripts/run.js"), "dev"], {
    cwd: project,
    env: { PATH, HOME, PORT: String(port), ...(await emptyDatabase()) },
  });
  onTestFinished(async () => {
    if (server.exitCode === null) {
      server.kill("SIGTERM");
      await once(server, "close");
    }
    rmSync(project, { recursive: true, force: true });
  });
  let output = "";
  for (const stream of [server.stdout, server.stderr]) stream.on("data", (chunk) => (output += chunk));
  const until = { timeout: 600_000, interval: 100 };

  return {
    printed: () => expect.poll(() => output, until),
    page: (path: string, headers: Record<string, string> = {}) =>
      expect.poll(
        () =>
          fetch(url + path, { headers }).then(
            (response) => response.text(),
            () => "",
          ),
        until,
      ),
    /** The messages of Vite that an open browser gets. */
    async browserMessages() {
      const client = await (await fetch(`${url}/@vite/client`)).text();
      const token = /wsToken = "([^"]+)"/.exec(client)?.[1];
      const socket = new WebSocket(`${url.replace("http", "ws")}/?token=${token}`, "vite-hmr");
      onTestFinished(() => socket.close());
      const messages: string[] = [];
      socket.addEventListener("message", ({ data }) => {
        const { type, event } = JSON.parse(data);
        messages.push(event ?? type);
      });
      return () => expect.poll(() => messages, until);
    },
    change(file: string, from: string, to: string) {
      const path = join(project, file);
      const text = readFileSync(path, "utf8");
      expect(text).toContain(from);
      writeFileSync(path, text.replaceAll(from, to));
    },
  };
}

// It starts Vite five times, which takes minutes on a machine that is slow and busy.
test("in development a change shows without a restart by hand, in pages, in browsers, in the server and in .env", {
  timeout: 1_800_000,
}, async () => {
  const { printed, page, browserMessages, change } = await startDevelopment();
  // A wrong setting is named, and the server starts when it is mended.
  await printed().toContain("PRICING_VARIANT: expected one of table, commitment.");
  await printed().toContain("starts again when .env or another file changes");
  change(".env", "PRICING_VARIANT=wrong\n", "");
  await printed().toContain("Matinal is ready");
  await page("/").toContain("Recruter mon assistant");
  await page("/").toContain("https://before.example");

  const messages = await browserMessages();
  await messages().toContain("connected");
  change("app/content/home/hero-copy.ts", "Recruter mon assistant", "Essayer autre chose");
  await page("/").toContain("Essayer autre chose");
  await page("/").not.toContain("Recruter mon assistant");
  await messages().toContain("matinal:change");

  await page("/app/ui/when-idle.ts").toContain("whenIdle");
  change("app/ui/when-idle.ts", "whenIdle", "whenCalm");
  await page("/app/ui/when-idle.ts").toContain("whenCalm");

  const component = "app/routes/home/trust-band.tsx";
  change(component, "return (\n", "return ((\n");
  await page("/", { Accept: "text/html" }).toMatch(
    /<pre>.*Expected `,` or `\)` but found.* app\/routes\/home\/trust-band\.tsx:\d+:\d+/s,
  );
  change(component, "return ((\n", "return (\n");
  await page("/").toContain("https://before.example");

  change("http/health.ts", '{ status: "ok" }', '{ status: "ok" ]');
  await printed().toContain("starts again when a file changes");
  // One restart for both. A setting that becomes wrong ends the server, and not the command.
  change(".env", "https://before.example", "nowhere");
  change("http/health.ts", '{ status: "ok" ]', '{ status: "changed" }');
  await printed().toContain("TWITTER_URL: expected a URL");
  change(".env", "nowhere", "https://after.example");
  await page("/healthz").toContain("changed");
  await page("/").toContain("https://after.example");
});
