import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { readEnvironment } from "#environment.ts";
import { mailboxTransport, readMailbox } from "./mailbox.server.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

function newMailbox(variables: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), "matinal-mailbox-"));
  onTestFinished(() => rmSync(dataDir, { recursive: true }));
  const printed = vi.spyOn(console, "log").mockImplementation(() => {});
  const environment = readEnvironment({ DATA_DIR: dataDir, ...variables });
  return { environment, printed, transport: mailboxTransport(environment) };
}

const mail = {
  to: "anna@example.fr",
  subject: "Votre connexion",
  text: "Bonjour",
  html: "<p>Bonjour</p>",
  link: "http://localhost:3000/login#access_token=x",
  code: "123456",
};

test("a mail is stored unchanged, readable by the owner of the process only, and printed in one line", async () => {
  const { environment, transport, printed } = newMailbox();
  await transport.send(mail);

  expect(await readMailbox(environment)).toEqual([
    { id: expect.any(String), at: expect.stringMatching(/^\d{4}-.*Z$/), ...mail },
  ]);
  const folder = join(environment.dataDir, "mailbox");
  expect(statSync(join(folder, readdirSync(folder)[0] ?? "")).mode & 0o777).toBe(0o600);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(printed.mock.calls).toEqual([[`Mail for anna@example.fr: ${mail.link} (code 123456)`]]);
});

test("a public server prints neither recipient nor link nor code", async () => {
  const { environment, transport, printed } = newMailbox({ APP_URL: "https://www.example.com" });
  await transport.send(mail);
  expect(await readMailbox(environment)).toHaveLength(1);
  expect(printed.mock.calls).toHaveLength(1);
  expect(String(printed.mock.calls[0])).toMatch(/^A mail was kept in \S+mailbox, not sent\.$/);
});

test("the newest 200 mails are kept, newest first", async () => {
  const { environment, transport } = newMailbox();
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  for (let n = 0; n < 205; n++) {
    vi.setSystemTime(Date.UTC(2026, 0, 1) + n * 1000);
    await transport.send({ ...mail, subject: `Mail ${n}` });
  }
  const subjects = (await readMailbox(environment)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(200);
  expect([subjects[0], subjects.at(-1)]).toEqual(["Mail 204", "Mail 5"]);
});

test("a mailbox without a folder is empty", async () => {
  expect(await readMailbox(newMailbox().environment)).toEqual([]);
});

test("the destination names the page on a loopback APP_URL, else the folder", () => {
  expect(newMailbox().transport.destination).toContain("http://localhost:3000/mailbox");
  const { environment, transport } = newMailbox({ APP_URL: "https://www.example.com" });
  expect(transport.destination).toContain(join(environment.dataDir, "mailbox"));
});
