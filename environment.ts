import { randomBytes } from "node:crypto";
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from "node:fs";
import { BlockList, isIP } from "node:net";
import { join, resolve } from "node:path";
import { brand } from "~/content/brand.ts";
import { isLoopbackAddress } from "./http/client-address.ts";

/** Everything the process may be told from outside, read once at start-up. interface.md "Environment". */
export type Environment = {
  port: number;
  host: string;
  /** Public origin, without a trailing slash. The only source of links and of the allowed origin. */
  appUrl: string;
  /** True when `appUrl` is only reachable from this machine. */
  isLoopback: boolean;
  /** Serve cookies as Secure and send HSTS. */
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
  /** Addresses whose `X-Forwarded-For` is believed. */
  trustedProxies: BlockList;
  assistant: { baseUrl: string; apiKey: string | null; model: string } | null;
  metricsToken: string | null;
  logLevel: LogLevel;
};

const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
type LogLevel = (typeof logLevels)[number];

/** One line for each variable that is missing or wrong, in the order of interface.md. */
export class InvalidEnvironment extends Error {
  readonly problems: string[];

  constructor(problems: string[]) {
    super(problems.join("\n"));
    this.name = "InvalidEnvironment";
    this.problems = problems;
  }
}

/**
 * Reads and validates the environment. Creates `DATA_DIR` and, in embedded mode, a secret in it.
 * Throws `InvalidEnvironment` naming every bad value at once; an empty value counts as absent.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const problems: string[] = [];
  const read = (name: string) => source[name]?.trim() || undefined;
  const wrong = (name: string, expected: string) => {
    problems.push(`${name}: ${expected}.`);
  };

  function url(name: string, protocols: string[], fallback: string): string;
  function url(name: string, protocols: string[], fallback?: undefined): string | null;
  function url(name: string, protocols: string[], fallback?: string) {
    const value = read(name);
    if (!value) return fallback ?? null;
    if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
    wrong(name, `expected a URL that begins with ${protocols.map((p) => `${p}//`).join(" or ")}`);
    return fallback ?? null;
  }

  const mailbox = (name: string, fallback: string) => {
    const value = read(name) ?? fallback;
    if (/^(?:[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/.test(value)) return value;
    wrong(name, "expected an e-mail address, or a name followed by <address>");
    return fallback;
  };

  const oneOf = <T extends string>(name: string, values: readonly T[], fallback: T) => {
    const value = read(name) ?? fallback;
    if (values.includes(value as T)) return value as T;
    wrong(name, `expected one of ${values.join(", ")}`);
    return fallback;
  };

  const web = ["http:", "https:"];
  const declaredPort = read("PORT") ?? "3000";
  const isPort = /^\d{1,5}$/.test(declaredPort) && Number(declaredPort) >= 1 && Number(declaredPort) <= 65535;
  if (!isPort) wrong("PORT", "expected a whole number from 1 to 65535");
  const port = isPort ? Number(declaredPort) : 3000;

  const app = new URL(url("APP_URL", web, `http://localhost:${port}`));
  if (app.pathname !== "/" || app.search || app.hash || app.username || app.password)
    wrong("APP_URL", "expected an origin alone, such as https://www.example.com, without a path");

  const host = read("HOST") ?? "127.0.0.1";
  const isLoopback = isLoopbackName(app.hostname);
  if (isLoopback && !isLoopbackHost(host) && !read("SMTP_URL"))
    wrong(
      "HOST",
      `${host} lets other machines in, while mails stay on this one (no SMTP_URL, and APP_URL is ${app.origin}); set both, or leave HOST out`,
    );

  const databaseUrl = url("DATABASE_URL", ["postgres:", "postgresql:"]);
  const dataDir = resolve(read("DATA_DIR") ?? ".data");

  const smtpUrl = url("SMTP_URL", ["smtp:", "smtps:"]);
  if (smtpUrl && !isMailServer(new URL(smtpUrl)))
    wrong("SMTP_URL", "expected smtp://user:password@host:port, with % signs written as %25");
  const from = mailbox("MAIL_FROM", `${brand.product} <${brand.email}>`);
  const contactEmail = mailbox("CONTACT_EMAIL", brand.email);

  const assistantBaseUrl = url("ASSISTANT_BASE_URL", web);
  const assistantModel = read("ASSISTANT_MODEL");
  if (assistantBaseUrl && !assistantModel) wrong("ASSISTANT_MODEL", "required with ASSISTANT_BASE_URL");

  const trustedProxies = new BlockList();
  for (const entry of (read("TRUST_PROXY") ?? "").split(/[\s,]+/).filter(Boolean)) {
    if (!addProxy(trustedProxies, entry))
      wrong("TRUST_PROXY", `"${entry}" is neither an address nor a range such as 10.0.0.0/8`);
  }

  const declaredSecret = read("AUTH_SECRET");
  if (databaseUrl && !declaredSecret)
    wrong("AUTH_SECRET", "required with DATABASE_URL; `openssl rand -base64 32` makes one");
  if (declaredSecret && declaredSecret.length < 32) wrong("AUTH_SECRET", "expected at least 32 characters");

  const environment = {
    port,
    host,
    appUrl: app.origin,
    isLoopback,
    isHttps: app.protocol === "https:",
    databaseUrl,
    dataDir,
    smtpUrl,
    mailFrom: from,
    contactEmail,
    contactRelayUrl: url("CONTACT_RELAY_URL", web),
    bookingUrl: url("BOOKING_URL", web, `https://calendar.${brand.domain}/matinal/30min`),
    checkoutUrl: url("CHECKOUT_URL", web, `https://checkout.${brand.domain}/starter`),
    twitterUrl: url("TWITTER_URL", web, `https://twitter.${brand.domain}`),
    linkedinUrl: url("LINKEDIN_URL", web, `https://linkedin.${brand.domain}`),
    pricingVariant: oneOf("PRICING_VARIANT", ["table", "commitment"] as const, "table"),
    trustedProxies,
    assistant:
      assistantBaseUrl && assistantModel
        ? { baseUrl: assistantBaseUrl, apiKey: read("ASSISTANT_API_KEY") ?? null, model: assistantModel }
        : null,
    metricsToken: read("METRICS_TOKEN") ?? null,
    logLevel: oneOf("LOG_LEVEL", logLevels, "info"),
  };
  if (problems.length > 0) throw new InvalidEnvironment(problems);

  return { ...environment, authSecret: declaredSecret ?? secretKeptIn(dataDir) };
}

/** What an operator should know of a configuration that starts all the same, in one line each. */
export function warningsAbout({
  isLoopback,
  smtpUrl,
}: Pick<Environment, "isLoopback" | "smtpUrl">): string[] {
  if (isLoopback || smtpUrl !== null) return [];
  return ["SMTP_URL: not set, so mails stay on this server and nobody can sign in."];
}

function addProxy(list: BlockList, entry: string): boolean {
  const [address = "", bits, ...more] = entry.split("/");
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  const family = version === 6 ? "ipv6" : "ipv4";
  if (bits === undefined) {
    list.addAddress(address, family);
    return true;
  }
  const prefix = Number(bits);
  if (!/^\d+$/.test(bits) || prefix > (version === 6 ? 128 : 32)) return false;
  list.addSubnet(address, prefix, family);
  return true;
}

/** True for the names and addresses by which a machine calls itself, as URLs write them. */
export function isLoopbackName(hostname: string): boolean {
  return hostname === "localhost" || hostname === "[::1]" || /^127(\.\d+){3}$/.test(hostname);
}

/** The same for what a server listens on, which is a plain name or address. */
function isLoopbackHost(host: string): boolean {
  return host.toLowerCase() === "localhost" || isLoopbackAddress(host);
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

/** The secret of embedded mode: made once, readable by its owner only, kept beside the data it protects. */
function secretKeptIn(dataDir: string): string {
  const file = join(dataDir, "auth-secret");
  let secret: string;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    if (!existsSync(file)) keepSecret(file);
    secret = readFileSync(file, "utf8").trim();
  } catch (cause) {
    throw new InvalidEnvironment([`DATA_DIR: cannot write in ${dataDir} (${(cause as Error).message}).`]);
  }
  if (secret.length < 32)
    throw new InvalidEnvironment([
      `AUTH_SECRET: ${file} does not hold a secret any more. Remove it to have a new one made; everybody signs in again.`,
    ]);
  return secret;
}

/** Whole or not at all, whatever happens meanwhile; of two processes that start together the first one's stays. */
function keepSecret(file: string) {
  const unfinished = `${file}.${process.pid}`;
  const descriptor = openSync(unfinished, "w", 0o600);
  writeFileSync(descriptor, randomBytes(32).toString("base64url"));
  fsyncSync(descriptor);
  closeSync(descriptor);
  try {
    linkSync(unfinished, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  } finally {
    unlinkSync(unfinished);
  }
}
