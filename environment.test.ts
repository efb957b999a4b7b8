import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { InvalidEnvironment, readEnvironment } from "./environment.ts";

function inNewFolder(variables: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "matinal-environment-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { DATA_DIR: join(folder, "data"), ...variables };
}

function problemsOf(variables: Record<string, string>): string[] {
  try {
    readEnvironment(inNewFolder(variables));
    return [];
  } catch (error) {
    if (error instanceof InvalidEnvironment) return error.problems;
    throw error;
  }
}

test("without any variable the product runs on this machine alone", () => {
  const environment = readEnvironment(inNewFolder());
  expect(environment).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    appUrl: "http://localhost:3000",
    isLoopback: true,
    isHttps: false,
    databaseUrl: null,
    smtpUrl: null,
    contactRelayUrl: null,
    pricingVariant: "table",
    bookingUrl: "https://calendar.matinal.example/matinal/30min",
    checkoutUrl: "https://checkout.matinal.example/starter",
    assistant: null,
    logLevel: "info",
  });
});

test("the public origin follows the port unless it is given", () => {
  expect(readEnvironment(inNewFolder({ PORT: "4321" })).appUrl).toBe("http://localhost:4321");
  expect(
    readEnvironment(inNewFolder({ PORT: "4321", APP_URL: "https://www.matinal.example/" })),
  ).toMatchObject({
    appUrl: "https://www.matinal.example",
    isHttps: true,
    isLoopback: false,
  });
});

test("the secret of embedded mode is made once and kept readable by its owner only", () => {
  const variables = inNewFolder();
  const first = readEnvironment(variables).authSecret;
  expect(first).toHaveLength(43);
  expect(readEnvironment(variables).authSecret).toBe(first);
  expect(statSync(join(variables.DATA_DIR, "auth-secret")).mode & 0o077).toBe(0);
});

test("a secret file that lost its content is told in one line, not replaced", () => {
  const variables = inNewFolder();
  readEnvironment(variables);
  writeFileSync(join(variables.DATA_DIR, "auth-secret"), "");
  expect(() => readEnvironment(variables)).toThrow(/^AUTH_SECRET: [^\n]*auth-secret[^\n]*$/);
});

test("an empty value counts as absent", () => {
  expect(readEnvironment(inNewFolder({ PORT: "", SMTP_URL: " ", DATABASE_URL: "" })).port).toBe(3000);
});

test.each([
  ["PORT", "http"],
  ["PORT", "0"],
  ["PORT", "70000"],
  ["PORT", "3e3"],
  ["APP_URL", "matinal.example"],
  ["APP_URL", "ftp://matinal.example"],
  ["APP_URL", "https://matinal.example/app"],
  ["APP_URL", "https://:secret@matinal.example"],
  ["DATABASE_URL", "mysql://localhost/matinal"],
  ["SMTP_URL", "localhost:25"],
  ["SMTP_URL", "smtp://"],
  ["SMTP_URL", "smtp://localhost:0"],
  ["SMTP_URL", "smtp://us%er:pa%ss@localhost"],
  ["MAIL_FROM", "nobody"],
  ["MAIL_FROM", "a@b.fr\r\nBcc: c@d.fr"],
  ["CONTACT_EMAIL", "contact"],
  ["CONTACT_RELAY_URL", "relay"],
  ["BOOKING_URL", "javascript:alert(1)"],
  ["PRICING_VARIANT", "random"],
  ["TRUST_PROXY", "everyone"],
  ["TRUST_PROXY", "10.0.0.0/33"],
  ["TRUST_PROXY", "10.0.0.0/8/9"],
  ["ASSISTANT_BASE_URL", "localhost"],
  ["AUTH_SECRET", "short"],
  ["LOG_LEVEL", "loud"],
])("%s=%s is refused in one line that names it", (name, value) => {
  const problems = problemsOf({ [name]: value }).filter((problem) => problem.startsWith(`${name}:`));
  expect(problems).toHaveLength(1);
  expect(problems[0]).not.toContain("\n");
});

test("every bad value is told at once", () => {
  const problems = problemsOf({ PORT: "x", LOG_LEVEL: "loud", DATABASE_URL: "postgres://localhost/matinal" });
  expect(problems.map((problem) => problem.split(":")[0])).toEqual(["PORT", "AUTH_SECRET", "LOG_LEVEL"]);
});
