import * as v from "valibot";
import { brand } from "#app/content/brand.ts";
import { dataLocation } from "#environment/data-location.ts";
import { embeddedSecret, previousEmbeddedSecret } from "#environment/embedded-secret.ts";
import {
  type EnrichmentProvider,
  enrichmentProviders,
  enrichmentSettings,
} from "#environment/enrichment-settings.ts";
import type { LiveServers } from "#environment/live-url.ts";
import { isLoopbackHost } from "#environment/loopback.ts";
import { parseVariables } from "#environment/parse-variables.ts";
import type { TrustedProxies } from "#environment/trusted-proxies.ts";
import { variables } from "#environment/variables.ts";

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
  /** The same PostgreSQL past a connection pooler; `null` where `databaseUrl` does not lead through one. */
  directUrl: string | null;
  /** The NATS servers that carry wake-ups; `null`: PostgreSQL does. */
  liveServers: LiveServers | null;
  dataDir: string;
  authSecret: string;
  /** The secret before this one, still accepted; `null` when none is being replaced. */
  previousAuthSecret: string | null;
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
  /** The proxies whose `X-Forwarded-For` is trusted. */
  trustedProxies: TrustedProxies;
  /** True when there are such proxies, which may ask whether this process is ready. */
  isBehindProxy: boolean;
  /** The model service and the daily budgets in tokens; `null`: the assistant gives its fixed reply. */
  assistant: {
    baseUrl: string;
    apiKey: string | null;
    model: string;
    clientDailyTokens: number;
    dailyTokens: number;
  } | null;
  /** The official company search; `null`: no register. docs/decisions/0035-company-register.md. */
  companyRegisterUrl: string | null;
  /** The service that finds addresses; `null` without a key, and then there is none. */
  enrichment: { provider: EnrichmentProvider; url: string; apiKey: string } | null;
  /** The bytes that all clients together store at most, but for a small share of each. interpretation.md D60. */
  storageTotal: number;
  /** Who may open the operators' desk, as it was written; app/operators/is-operator.ts compares. */
  operatorEmails: readonly string[];
  metricsToken: string | null;
  /** The receiver of traces (OTLP over HTTP), to which /v1/traces is added; `null`: nothing is traced. */
  tracesUrl: string | null;
  logLevel: v.InferOutput<typeof variables>["LOG_LEVEL"];
};

/** The variables that are valid alone, with the rules between them. */
const configuration = v.pipe(
  variables,
  v.forward(
    v.partialCheck(
      [["DATABASE_URL"], ["AUTH_SECRET"]],
      ({ DATABASE_URL, AUTH_SECRET }) => DATABASE_URL === undefined || AUTH_SECRET !== undefined,
      "required with DATABASE_URL; `openssl rand -base64 32` makes one",
    ),
    ["AUTH_SECRET"],
  ),
  v.forward(
    v.partialCheck(
      [["DATABASE_URL"], ["DATABASE_DIRECT_URL"]],
      ({ DATABASE_URL, DATABASE_DIRECT_URL }) =>
        DATABASE_DIRECT_URL === undefined || DATABASE_URL !== undefined,
      "expected with DATABASE_URL only, whose database it names without a connection pooler",
    ),
    ["DATABASE_DIRECT_URL"],
  ),
  v.forward(
    v.partialCheck(
      [["ASSISTANT_BASE_URL"], ["ASSISTANT_MODEL"]],
      ({ ASSISTANT_BASE_URL, ASSISTANT_MODEL }) =>
        ASSISTANT_BASE_URL === undefined || ASSISTANT_MODEL !== undefined,
      "required with ASSISTANT_BASE_URL",
    ),
    ["ASSISTANT_MODEL"],
  ),
  v.forward(
    // Mails with sign-in links are readable at /mailbox when nothing else takes them.
    v.partialCheck(
      [["HOST"], ["APP_URL"], ["SMTP_URL"]],
      ({ HOST, APP_URL, SMTP_URL }) =>
        SMTP_URL !== undefined || isLoopbackHost(HOST) || !isLoopbackOrigin(APP_URL),
      ({ input }) =>
        `${input.HOST} lets other machines in, while mails stay on this one (no SMTP_URL, and APP_URL is ${input.APP_URL ?? "not set"}); set both, or leave HOST out`,
    ),
    ["HOST"],
  ),
);

/**
 * Reads and validates the environment. Creates `DATA_DIR` and, in embedded mode, a secret in it. An empty value counts
 * as absent, but for COMPANY_REGISTER_URL. Throws `InvalidEnvironment` with every invalid value at once, in the order of interface.md.
 */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const values = parseVariables(configuration, source);
  const app = new URL(values.APP_URL ?? `http://localhost:${values.PORT}`);
  const { databaseUrl, directUrl, dataDir } = dataLocation(values);
  return {
    port: values.PORT,
    host: values.HOST,
    appUrl: app.origin,
    isLoopback: isLoopbackHost(app.hostname),
    isHttps: app.protocol === "https:",
    databaseUrl,
    directUrl,
    liveServers: values.LIVE_URL ?? null,
    dataDir,
    smtpUrl: values.SMTP_URL ?? null,
    mailFrom: values.MAIL_FROM ?? `${brand.product} <${brand.email}>`,
    contactEmail: values.CONTACT_EMAIL ?? brand.email,
    contactRelayUrl: values.CONTACT_RELAY_URL ?? null,
    bookingUrl: values.BOOKING_URL ?? `https://calendar.${brand.domain}/matinal/30min`,
    checkoutUrl: values.CHECKOUT_URL ?? `https://checkout.${brand.domain}/starter`,
    twitterUrl: values.TWITTER_URL ?? `https://twitter.${brand.domain}`,
    linkedinUrl: values.LINKEDIN_URL ?? `https://linkedin.${brand.domain}`,
    pricingVariant: values.PRICING_VARIANT,
    trustedProxies: values.TRUST_PROXY,
    isBehindProxy: Boolean(source.TRUST_PROXY?.trim()),
    assistant: assistantOf(values),
    companyRegisterUrl: values.COMPANY_REGISTER_URL || null,
    enrichment: enrichmentOf(values),
    storageTotal: values.STORAGE_TOTAL_MB * 1_000_000,
    operatorEmails: values.OPERATOR_EMAILS,
    metricsToken: values.METRICS_TOKEN ?? null,
    tracesUrl: values.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    logLevel: values.LOG_LEVEL,
    authSecret: values.AUTH_SECRET ?? embeddedSecret(dataDir),
    previousAuthSecret:
      values.AUTH_SECRET_PREVIOUS ?? (values.AUTH_SECRET ? null : previousEmbeddedSecret(dataDir)),
  };
}

function assistantOf(values: v.InferOutput<typeof variables>): Environment["assistant"] {
  const { ASSISTANT_BASE_URL: baseUrl, ASSISTANT_MODEL: model, ASSISTANT_API_KEY: apiKey = null } = values;
  if (!baseUrl || !model) return null;
  return {
    baseUrl,
    apiKey,
    model,
    clientDailyTokens: values.ASSISTANT_CLIENT_DAILY_TOKENS,
    dailyTokens: values.ASSISTANT_DAILY_TOKENS,
  };
}

function enrichmentOf(values: v.InferOutput<typeof variables>): Environment["enrichment"] {
  for (const provider of enrichmentProviders) {
    const { key, url } = enrichmentSettings[provider];
    const apiKey = values[key];
    if (apiKey) return { provider, url: values[url], apiKey };
  }
  return null;
}

/** Different characters that a random secret of 32 hexadecimal digits practically always exceeds. */
const fewCharacters = 9;

/** One line for each setting with which the process starts but that an operator should correct. */
export function configurationWarnings({
  isLoopback,
  authSecret,
  smtpUrl,
  assistant,
  enrichment,
}: Pick<Environment, "isLoopback" | "authSecret" | "smtpUrl" | "assistant" | "enrichment">): string[] {
  const warnings: string[] = [];
  if (new Set(authSecret).size < fewCharacters)
    warnings.push(
      "AUTH_SECRET: can be guessed, because the same few characters repeat; `openssl rand -base64 32` makes one.",
    );
  if (!isLoopback && smtpUrl === null)
    warnings.push("SMTP_URL: not set, so mails stay on this server and nobody can sign in.");
  if (assistant && isReadableOnTheWay(assistant.baseUrl))
    warnings.push(
      "ASSISTANT_BASE_URL: http without TLS, so the network can read the key and what customers write.",
    );
  if (enrichment && isReadableOnTheWay(enrichment.url))
    warnings.push(
      `${enrichmentSettings[enrichment.provider].url}: http without TLS, so the network can read the key and whose addresses are looked for.`,
    );
  return warnings;
}

function isReadableOnTheWay(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && !isLoopbackHost(hostname);
}

function isLoopbackOrigin(origin: string | undefined): boolean {
  return origin === undefined || isLoopbackHost(new URL(origin).hostname);
}
