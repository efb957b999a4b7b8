import * as v from "valibot";
import { parseDatabaseServers } from "./database-servers.ts";
import { parseLiveUrl } from "./live-url.ts";
import { parseOperatorEmails } from "./operator-emails.ts";
import { parseTrustedProxies } from "./trusted-proxies.ts";

const web = url("http:", "https:");
const longEnough = "expected at least 32 characters";
const port = "expected a whole number from 1 to 65535";
const sender = v.pipe(
  v.string(),
  v.regex(
    /^(?:[^\r\n<>]*<[^\s@<>]+@[^\s@<>]+>|[^\s@<>]+@[^\s@<>]+)$/,
    "expected an e-mail address, or a name followed by <address>",
  ),
);

/** The variables of the environment as an operator writes them, in the order of interface.md "Environment". */
export const variables = v.object({
  PORT: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, port),
      v.transform(Number),
      v.minValue(1, port),
      v.maxValue(65_535, port),
    ),
    "3000",
  ),
  HOST: v.optional(
    v.pipe(v.string(), v.regex(/^[\w.:%-]{1,255}$/, "expected an address or the name of this machine")),
    "127.0.0.1",
  ),
  APP_URL: v.optional(
    v.pipe(
      web,
      v.check(isOrigin, "expected an origin alone, such as https://www.example.com, without a path"),
    ),
  ),
  DATABASE_URL: v.optional(database()),
  DATABASE_DIRECT_URL: v.optional(database()),
  DATABASE_OWNER_URL: v.optional(database()),
  LIVE_URL: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue, NEVER }) => {
        const servers = parseLiveUrl(dataset.value);
        if (!("problem" in servers)) return servers;
        addIssue({ message: servers.problem });
        return NEVER;
      }),
    ),
  ),
  DATA_DIR: v.optional(v.string(), ".data"),
  AUTH_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, longEnough))),
  AUTH_SECRET_PREVIOUS: v.optional(v.pipe(v.string(), v.minLength(32, longEnough))),
  SMTP_URL: v.optional(
    v.pipe(
      url("smtp:", "smtps:"),
      v.check(isMailServer, "expected smtp://user:password@host:port, with % signs written as %25"),
    ),
  ),
  MAIL_FROM: v.optional(sender),
  CONTACT_EMAIL: v.optional(sender),
  CONTACT_RELAY_URL: v.optional(web),
  BOOKING_URL: v.optional(web),
  CHECKOUT_URL: v.optional(web),
  TWITTER_URL: v.optional(web),
  LINKEDIN_URL: v.optional(web),
  PRICING_VARIANT: v.optional(oneOf("table", "commitment"), "table"),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue }) =>
        parseTrustedProxies(dataset.value, (entry) =>
          addIssue({
            message: `"${entry}" is neither an address nor a range such as 10.0.0.0/8`,
          }),
        ),
      ),
    ),
    "",
  ),
  ASSISTANT_BASE_URL: v.optional(
    v.pipe(web, v.check(isPlainAddress, "expected an address without user, password, query or fragment")),
  ),
  ASSISTANT_API_KEY: v.optional(apiKey()),
  ASSISTANT_MODEL: v.optional(
    v.pipe(v.string(), v.regex(/^[ -~]{1,200}$/, "expected the name that the service gives to a model")),
  ),
  ASSISTANT_CLIENT_DAILY_TOKENS: v.optional(tokens(), "100000"),
  ASSISTANT_DAILY_TOKENS: v.optional(tokens(), "2000000"),
  COMPANY_REGISTER_URL: v.optional(
    v.pipe(
      v.string(),
      v.check(
        (value) => value === "" || (v.is(web, value) && isPlainAddress(value)),
        "expected a URL that begins with http:// or https://, without user, password, query and fragment, or nothing",
      ),
    ),
    "https://recherche-entreprises.api.gouv.fr",
  ),
  DROPCONTACT_API_KEY: v.optional(apiKey()),
  DROPCONTACT_URL: v.optional(
    v.pipe(web, v.check(isPlainAddress, "expected an address without user, password, query or fragment")),
    "https://api.dropcontact.com",
  ),
  STORAGE_TOTAL_MB: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d{0,8}$/, "expected a whole number of megabytes, such as 10000"),
      v.transform(Number),
    ),
    "10000",
  ),
  OPERATOR_EMAILS: v.optional(
    v.pipe(
      v.string(),
      v.rawTransform(({ dataset, addIssue }) =>
        parseOperatorEmails(dataset.value, (entry) =>
          addIssue({ message: `"${entry}" is no e-mail address` }),
        ),
      ),
    ),
    "",
  ),
  METRICS_TOKEN: v.optional(
    v.pipe(v.string(), v.regex(/^[!-~]{16,1000}$/, "expected at least 16 letters, digits and signs")),
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: v.optional(
    v.pipe(web, v.check(isPlainAddress, "expected an address without user, password, query or fragment")),
  ),
  LOG_LEVEL: v.optional(oneOf("fatal", "error", "warn", "info", "debug", "trace", "silent"), "info"),
});

export type VariableName = keyof typeof variables.entries;

export const variableNames = Object.keys(variables.entries) as VariableName[];

/** The variables whose empty value means "none" and not "as by default". */
export const variablesToEmpty: readonly VariableName[] = ["COMPANY_REGISTER_URL"];

function url(...protocols: string[]) {
  const list = protocols.map((protocol) => `${protocol}//`).join(" or ");
  return v.pipe(
    v.string(),
    v.check(
      (value) => URL.canParse(value) && protocols.includes(new URL(value).protocol),
      `expected a URL that begins with ${list}`,
    ),
  );
}

/** Stays a text, which each connection and PostgreSQL's own programs read in their way. */
function database() {
  return v.pipe(
    v.string(),
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      const servers = parseDatabaseServers(dataset.value);
      if ("problem" in servers) addIssue({ message: servers.problem });
    }),
  );
}

function apiKey() {
  return v.pipe(v.string(), v.regex(/^[!-~]{1,1000}$/, "expected letters, digits and signs without spaces"));
}

function tokens() {
  const expected = "expected a whole number of tokens, such as 100000";
  return v.pipe(v.string(), v.regex(/^\d{1,15}$/, expected), v.transform(Number));
}

function oneOf<const Values extends readonly string[]>(...values: Values) {
  return v.picklist(values, `expected one of ${values.join(", ")}`);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { pathname, search, hash, username, password } = new URL(value);
  return pathname === "/" && !search && !hash && !username && !password;
}

function isPlainAddress(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { username, password, search, hash } = new URL(value);
  return !username && !password && !search && !hash;
}

function isMailServer(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { hostname, port, username, password } = new URL(value);
  try {
    decodeURIComponent(username + password);
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
  return hostname !== "" && port !== "0";
}
