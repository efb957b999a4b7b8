import type { BlockList } from "node:net";
import { brand } from "~/content/brand.ts";
import { readDataLocation } from "./environment/data-location.ts";
import { embeddedSecret } from "./environment/embedded-secret.ts";
import { InvalidEnvironment } from "./environment/invalid-environment.ts";
import { isLoopbackHost } from "./environment/loopback.ts";
import { parseTrustedProxies } from "./environment/trusted-proxies.ts";
import { readVariables, type Variables } from "./environment/variables.ts";

/** The configuration of the process, read once at start-up. interface.md "Environment". */
export type Environment = {
  port: number;
  host: string;
  /** Public origin, without a trailing slash. The only source of links and of the allowed origin. */
  appUrl: string;
  /** True when `appUrl` is only reachable from this machine. */
  isLoopback: boolean;
  /** True when cookies are Secure and HSTS is sent. */
  isHttps: boolean;
  /** PostgreSQL, or `null` for the embedded database in `dataDir`. */
  databaseUrl: string | null;
  dataDir: string;
  authSecret: string;
  /** `null`: mails go to the local mailbox. */
  smtpUrl: string | null;
  mailFrom: string;
  contactEmail: string;
  contactRelayUrl: string | null;
  bookingUrl: string;
  checkoutUrl: string;
  twitterUrl: string;
  linkedinUrl: string;
  pricingVariant: "table" | "commitment";
  /** Addresses whose `X-Forwarded-For` is trusted. */
  trustedProxies: BlockList;
  assistant: { baseUrl: string; apiKey: string | null; model: string } | null;
  metricsToken: string | null;
  logLevel: LogLevel;
};

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

const web = ["http:", "https:"];

/**
 * Reads and validates the environment. Creates `DATA_DIR` and, in embedded mode, a secret in it.
 * Throws `InvalidEnvironment` with every invalid value at once, in the order of interface.md.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const variables = readVariables(source);
  const { text, url, sender, oneOf, reject, problems } = variables;

  const port = variables.port("PORT", 3000);
  const app = readAppUrl(variables, port);
  const isLoopback = isLoopbackHost(app.hostname);
  const host = readHost(variables, app);

  const { databaseUrl, dataDir } = readDataLocation(variables);

  const smtpUrl = url("SMTP_URL", ["smtp:", "smtps:"]);
  if (smtpUrl && !isMailServer(new URL(smtpUrl)))
    reject("SMTP_URL", "expected smtp://user:password@host:port, with % signs written as %25");
  const mailFrom = sender("MAIL_FROM", `${brand.product} <${brand.email}>`);
  const contactEmail = sender("CONTACT_EMAIL", brand.email);

  const assistant = readAssistant(variables);

  const trustedProxies = parseTrustedProxies(text("TRUST_PROXY") ?? "", (entry) =>
    reject("TRUST_PROXY", `"${entry}" is neither an address nor a range such as 10.0.0.0/8`),
  );

  const declaredSecret = text("AUTH_SECRET");
  if (databaseUrl && !declaredSecret)
    reject("AUTH_SECRET", "required with DATABASE_URL; `openssl rand -base64 32` makes one");
  if (declaredSecret && declaredSecret.length < 32) reject("AUTH_SECRET", "expected at least 32 characters");

  const environment = {
    port,
    host,
    appUrl: app.origin,
    isLoopback,
    isHttps: app.protocol === "https:",
    databaseUrl,
    dataDir,
    smtpUrl,
    mailFrom,
    contactEmail,
    contactRelayUrl: url("CONTACT_RELAY_URL", web),
    bookingUrl: url("BOOKING_URL", web, `https://calendar.${brand.domain}/matinal/30min`),
    checkoutUrl: url("CHECKOUT_URL", web, `https://checkout.${brand.domain}/starter`),
    twitterUrl: url("TWITTER_URL", web, `https://twitter.${brand.domain}`),
    linkedinUrl: url("LINKEDIN_URL", web, `https://linkedin.${brand.domain}`),
    pricingVariant: oneOf("PRICING_VARIANT", ["table", "commitment"] as const, "table"),
    trustedProxies,
    assistant,
    metricsToken: text("METRICS_TOKEN") ?? null,
    logLevel: oneOf("LOG_LEVEL", logLevels, "info"),
  };
  if (problems.length > 0) throw new InvalidEnvironment(problems);

  return { ...environment, authSecret: declaredSecret ?? embeddedSecret(dataDir) };
}

/** One line for each setting with which the process starts but that an operator should correct. */
export function configurationWarnings({
  isLoopback,
  smtpUrl,
}: Pick<Environment, "isLoopback" | "smtpUrl">): string[] {
  if (isLoopback || smtpUrl !== null) return [];
  return ["SMTP_URL: not set, so mails stay on this server and nobody can sign in."];
}

function readAppUrl({ url, reject }: Variables, port: number): URL {
  const app = new URL(url("APP_URL", web, `http://localhost:${port}`));
  if (app.pathname !== "/" || app.search || app.hash || app.username || app.password)
    reject("APP_URL", "expected an origin alone, such as https://www.example.com, without a path");
  return app;
}

/** Without SMTP_URL, mails with sign-in links are readable at /mailbox, so no other machine may connect. */
function readHost({ text, reject }: Variables, app: URL): string {
  const host = text("HOST") ?? "127.0.0.1";
  if (isLoopbackHost(app.hostname) && !isLoopbackHost(host) && !text("SMTP_URL"))
    reject(
      "HOST",
      `${host} lets other machines in, while mails stay on this one (no SMTP_URL, and APP_URL is ${app.origin}); set both, or leave HOST out`,
    );
  return host;
}

function readAssistant({ text, url, reject }: Variables): Environment["assistant"] {
  const baseUrl = url("ASSISTANT_BASE_URL", web);
  const model = text("ASSISTANT_MODEL");
  if (baseUrl && !model) reject("ASSISTANT_MODEL", "required with ASSISTANT_BASE_URL");
  return baseUrl && model ? { baseUrl, apiKey: text("ASSISTANT_API_KEY") ?? null, model } : null;
}

function isMailServer({ hostname, port, username, password }: URL): boolean {
  try {
    decodeURIComponent(username + password);
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
  return hostname !== "" && port !== "0";
}
