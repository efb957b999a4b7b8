import { randomBytes } from "node:crypto";
import { mkdtempSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { InvalidEnvironment } from "#environment/invalid-environment.ts";
import { configurationWarnings, readEnvironment } from "./environment.ts";

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

test("without any variable the product is reachable from this machine only", () => {
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

test("the secret of embedded mode is created once, readable by its owner only", () => {
  const variables = inNewFolder();
  const first = readEnvironment(variables).authSecret;
  expect(first).toHaveLength(43);
  expect(readEnvironment(variables).authSecret).toBe(first);
  expect(statSync(join(variables.DATA_DIR, "auth-secret")).mode & 0o077).toBe(0);
});

test("a secret file that lost its content is reported in one line and not replaced", () => {
  const variables = inNewFolder();
  readEnvironment(variables);
  writeFileSync(join(variables.DATA_DIR, "auth-secret"), "");
  expect(() => readEnvironment(variables)).toThrow(/^AUTH_SECRET: [^\n]*auth-secret[^\n]*$/);
});

test("an empty value counts as absent", () => {
  expect(
    readEnvironment(inNewFolder({ PORT: "", HOST: " ", SMTP_URL: " ", DATABASE_URL: "" })),
  ).toMatchObject({ port: 3000, host: "127.0.0.1", smtpUrl: null, databaseUrl: null });
});

test("the register of companies is the official one, another one, or by an empty value none", () => {
  const registerOf = (variables: Record<string, string>) =>
    readEnvironment(inNewFolder(variables)).companyRegisterUrl;
  expect(registerOf({})).toBe("https://recherche-entreprises.api.gouv.fr");
  expect(registerOf({ COMPANY_REGISTER_URL: "http://127.0.0.1:9/register" })).toBe(
    "http://127.0.0.1:9/register",
  );
  expect(registerOf({ COMPANY_REGISTER_URL: " " })).toBeNull();
  for (const wrong of ["register", "ftp://register.example", "https://user:password@register.example"])
    expect(problemsOf({ COMPANY_REGISTER_URL: wrong })).toEqual([
      expect.stringMatching(/^COMPANY_REGISTER_URL: expected a URL[^\n]*, or nothing\.$/),
    ]);
});

const elsewhere = [
  "0.0.0.0",
  "::",
  "192.0.2.1",
  "2001:db8::1",
  "::ffff:192.0.2.1",
  "intranet",
  "localhost.evil.example",
  "127.0.0.1.evil.example",
  "0",
];

test.each(elsewhere)("HOST=%s is refused with a loopback APP_URL and without SMTP_URL", (HOST) => {
  const refused: Record<string, string>[] = [
    {},
    { APP_URL: "http://127.0.0.1:3000" },
    { APP_URL: "http://[::1]:3000" },
    { SMTP_URL: " " },
  ];
  for (const more of refused)
    expect(problemsOf({ HOST, ...more })).toEqual([
      expect.stringMatching(/^HOST: [^\n]*SMTP_URL[^\n]*APP_URL[^\n]*$/),
    ]);
  const accepted: Record<string, string>[] = [
    { APP_URL: "https://www.matinal.example" },
    { SMTP_URL: "smtp://localhost:25" },
  ];
  for (const more of accepted) expect(problemsOf({ HOST, ...more })).toEqual([]);
});

test.each(["http://0.0.0.0", "[::1]", "two names", "a".repeat(10_000)])(
  "HOST=%s is refused without being repeated",
  (HOST) => {
    expect(problemsOf({ HOST, SMTP_URL: "smtp://localhost:25" })).toEqual([
      "HOST: expected an address or the name of this machine.",
    ]);
  },
);

test.each(["localhost", "LOCALHOST", "127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"])(
  "HOST=%s is accepted, as no other machine can connect",
  (HOST) => {
    expect(problemsOf({ HOST })).toEqual([]);
  },
);

test("a public server without SMTP_URL starts with a warning", () => {
  const warnings = (variables: Record<string, string>) =>
    configurationWarnings(readEnvironment(inNewFolder(variables)));
  const APP_URL = "https://www.matinal.example";
  expect(warnings({ APP_URL })).toEqual([expect.stringMatching(/^SMTP_URL: [^\n]+$/)]);
  expect(warnings({ APP_URL, SMTP_URL: "smtp://localhost:25" })).toEqual([]);
  expect(warnings({})).toEqual([]);
});

test("a secret that can be guessed starts with a warning that names our setting", () => {
  const warnings = (AUTH_SECRET: string) =>
    configurationWarnings(readEnvironment(inNewFolder({ AUTH_SECRET })));
  for (const secret of ["a".repeat(32), "12345678".repeat(4)])
    expect(warnings(secret)).toEqual([expect.stringMatching(/^AUTH_SECRET: [^\n]+$/)]);
  expect(warnings(randomBytes(16).toString("hex"))).toEqual([]);
  expect(warnings(randomBytes(32).toString("base64"))).toEqual([]);
});

test("a model service that is reached over the network without TLS starts with a warning", () => {
  const warnings = (ASSISTANT_BASE_URL: string) =>
    configurationWarnings(readEnvironment(inNewFolder({ ASSISTANT_BASE_URL, ASSISTANT_MODEL: "m" })));
  expect(warnings("http://models.example/v1")).toEqual([expect.stringMatching(/^ASSISTANT_BASE_URL: /)]);
  for (const address of ["https://models.example/v1", "http://127.0.0.1:11434/v1", "http://[::1]:8080"])
    expect(warnings(address)).toEqual([]);
});

test("enrichment needs a key alone, and warns where it would be sent without TLS", () => {
  const DROPCONTACT_API_KEY = "key";
  const given = (DROPCONTACT_URL?: string) =>
    readEnvironment(inNewFolder({ DROPCONTACT_API_KEY, ...(DROPCONTACT_URL && { DROPCONTACT_URL }) }));
  expect(readEnvironment(inNewFolder({ DROPCONTACT_URL: "https://a.example" })).enrichment).toBeNull();
  expect(given().enrichment).toEqual({
    provider: "dropcontact",
    url: "https://api.dropcontact.com",
    apiKey: "key",
  });
  expect(configurationWarnings(given())).toEqual([]);
  expect(configurationWarnings(given("http://a.example"))).toEqual([
    expect.stringMatching(/^DROPCONTACT_URL: /),
  ]);
});

test("the assistant needs an address and a model; its budgets have defaults", () => {
  const ASSISTANT_BASE_URL = "https://models.example/v1";
  expect(problemsOf({ ASSISTANT_BASE_URL })).toEqual(["ASSISTANT_MODEL: required with ASSISTANT_BASE_URL."]);
  const assistant = { baseUrl: ASSISTANT_BASE_URL, apiKey: null, model: "m" };
  const given = inNewFolder({ ASSISTANT_BASE_URL, ASSISTANT_MODEL: "m" });
  expect(readEnvironment(given).assistant).toEqual({
    ...assistant,
    clientDailyTokens: 100_000,
    dailyTokens: 2_000_000,
  });
  expect(
    readEnvironment({ ...given, ASSISTANT_CLIENT_DAILY_TOKENS: "0", ASSISTANT_DAILY_TOKENS: "5" }).assistant,
  ).toEqual({ ...assistant, clientDailyTokens: 0, dailyTokens: 5 });
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
  ["DROPCONTACT_API_KEY", "with spaces"],
  ["DROPCONTACT_URL", "https://user:password@a.example"],
  ["ASSISTANT_BASE_URL", "localhost"],
  ["ASSISTANT_BASE_URL", "https://user:password@models.example/v1"],
  ["ASSISTANT_BASE_URL", "https://models.example/v1?key=secret"],
  ["ASSISTANT_API_KEY", "two words"],
  ["ASSISTANT_API_KEY", "clé"],
  ["ASSISTANT_MODEL", "mod\nel"],
  ["ASSISTANT_CLIENT_DAILY_TOKENS", "-1"],
  ["ASSISTANT_CLIENT_DAILY_TOKENS", "1e5"],
  ["ASSISTANT_DAILY_TOKENS", "1.5"],
  ["ASSISTANT_DAILY_TOKENS", "9".repeat(400)],
  ["AUTH_SECRET", "short"],
  ["LOG_LEVEL", "loud"],
])("%s=%s is refused in one line that names the variable", (name, value) => {
  const problems = problemsOf({ [name]: value }).filter((problem) => problem.startsWith(`${name}:`));
  expect(problems).toHaveLength(1);
  expect(problems[0]).not.toContain("\n");
});

test("every invalid value is reported at once", () => {
  const problems = problemsOf({ PORT: "x", LOG_LEVEL: "loud", DATABASE_URL: "postgres://localhost/matinal" });
  expect(problems.map((problem) => problem.split(":")[0])).toEqual(["PORT", "AUTH_SECRET", "LOG_LEVEL"]);
});

test("the embedded secret before the present one is read from its file, and a broken one is reported in one line", () => {
  const variables = inNewFolder();
  const { authSecret, previousAuthSecret } = readEnvironment(variables);
  expect(previousAuthSecret).toBeNull();
  const file = join(variables.DATA_DIR, "auth-secret");
  renameSync(file, `${file}.previous`);
  const rotated = readEnvironment(variables);
  expect(rotated.previousAuthSecret).toBe(authSecret);
  expect(rotated.authSecret).not.toBe(authSecret);
  writeFileSync(`${file}.previous`, "short");
  expect(() => readEnvironment(variables)).toThrow(
    /^AUTH_SECRET_PREVIOUS: [^\n]*auth-secret\.previous[^\n]*$/,
  );
  expect(problemsOf({ AUTH_SECRET_PREVIOUS: "short" })).toEqual([
    expect.stringMatching(/^AUTH_SECRET_PREVIOUS: /),
  ]);
});
