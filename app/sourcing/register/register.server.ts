import type { Logger } from "pino";
import type { Criteria } from "#app/targeting/criteria.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import type { RegisterPage } from "./answers/read-page.ts";
import { type Asker, createAsker } from "./asking/asker.server.ts";
import { learn } from "./asking/learn.ts";
import { type Known, type Query, queriesFor, queryForSiren, registerLimits } from "./asking/queries.ts";
import type { Priority } from "./budget/register-budget.server.ts";
import type { Company } from "./company.ts";
import { fits } from "./fits.ts";

/**
 * A page of companies. The same one may come on several pages. `next` is the page to ask for, null after the last of
 * `pages`. Those with the most establishments come first, so with places the first pages can be empty and the last ones full.
 */
export type Found = { ok: true; companies: Company[]; next: number | null; pages: number };

/**
 * How many companies match. `atLeast`: more than `count`, the 10,000 up to which the register counts. `about`: the register's
 * number, which counts companies with any establishment in the places; otherwise each was looked at. interpretation.md D113.
 */
export type Counted = { ok: true; count: number; atLeast: boolean; about: boolean; examples: Company[] };

/** No answer now: no register is configured, it is away, or all of its requests are taken; `code` is for the log. */
export type Unavailable = {
  ok: false;
  reason: "off" | "unavailable" | "refused";
  code: string;
  /** Seconds; null where asking again changes nothing. */
  retryAfter: number | null;
};

/** The official register of companies. Its failures are values; it rejects only when the database does. */
export type Register = {
  /** False: without a register, nothing is found and nothing of it is shown. */
  isOn: boolean;
  /** The companies of the criteria with their head office in one of the places, page by page from 1. */
  companies(criteria: Criteria, options: { page: number; priority: Priority }): Promise<Found | Unavailable>;
  /** Their number, and at most five of them. */
  count(criteria: Criteria, options?: { priority: Priority }): Promise<Counted | Unavailable>;
  /** One company; null where the register has none that one may write to. */
  company(
    siren: string,
    options?: { priority: Priority },
  ): Promise<{ ok: true; company: Company | null } | Unavailable>;
  /** Requests by outcome since the start: `matinal_register_requests_total`. */
  outcomes: Asker["outcomes"];
};

type Services = {
  db: Pick<Database, "asOwner">;
  log: Pick<Logger, "warn">;
  environment: Pick<Environment, "companyRegisterUrl" | "appUrl">;
};

/** Examples of a count. */
const examples = 5;

/** Companies wanted by SIREN that are looked up for one page. */
const wantedPerPage = 5;

/** Milliseconds for which it is remembered what the register refuses. */
const memory = 24 * 60 * 60_000;

const ignorance: Known = { naf: null, tellsNotices: true };

/** Opens the register of COMPANY_REGISTER_URL: docs/decisions/0035-company-register.md. `timeout` is that of an answer. */
export function createRegister({ db, log, environment }: Services, timeout?: number): Register {
  const baseUrl = environment.companyRegisterUrl;
  if (baseUrl === null) return registerOff;
  const asker = createAsker({ db, log }, { baseUrl, userAgent: `Matinal (${environment.appUrl})`, timeout });
  let learned = { known: ignorance, at: 0 };
  const known = () => (Math.abs(Date.now() - learned.at) < memory ? learned.known : ignorance);

  /** The page of this number of each query; anew when a refusal teaches what the register does not know. */
  async function pagesOf(
    queriesBy: (known: Known) => Query[] | string,
    number: number,
    priority: Priority,
  ): Promise<RegisterPage[] | Unavailable> {
    const queries = queriesBy(known());
    if (typeof queries === "string") return refused(queries);
    const pages: RegisterPage[] = [];
    for (const query of queries) {
      const asked = (await isOver(query, number)) ? over : await asker.ask(query, number, priority);
      if (asked.kind === "unavailable")
        return { ok: false, reason: "unavailable", code: asked.code, retryAfter: asked.retryAfter };
      if (asked.kind === "refused") {
        const more = learn(known(), asked.text);
        if (more === null) return refused(asked.code);
        learned = { known: more, at: Date.now() };
        return pagesOf(queriesBy, number, priority);
      }
      pages.push(asked.page);
    }
    return pages;
  }

  /** True when a query is known to have ended before this page. */
  async function isOver(query: Query, number: number): Promise<boolean> {
    const first = number > 1 ? await asker.stored(query, 1) : null;
    return first !== null && first.total <= (number - 1) * registerLimits.perPage;
  }

  async function company(siren: string, { priority }: { priority: Priority } = { priority: "person" }) {
    if (!/^\d{9}$/.test(siren)) return { ok: true as const, company: null };
    const pages = await pagesOf((known) => [queryForSiren(siren, known)], 1, priority);
    if (!Array.isArray(pages)) return pages;
    const found = pages.flatMap(({ companies }) => companies).find((each) => each.siren === siren);
    return { ok: true as const, company: found ?? null };
  }

  return {
    isOn: true,
    outcomes: asker.outcomes,
    company,

    async companies(criteria, { page, priority }) {
      const pages = await pagesOf((known) => queriesFor(criteria, known), page, priority);
      if (!Array.isArray(pages)) return pages;
      const found = unique(pages, criteria);
      const wanted = wantedIn(criteria);
      for (const siren of wanted.slice((page - 1) * wantedPerPage, page * wantedPerPage)) {
        const one = await company(siren, { priority });
        if (!one.ok) return one;
        if (one.company) found.set(siren, one.company);
      }
      const last = Math.max(Math.ceil(wanted.length / wantedPerPage), ...pages.map(pagesIn));
      return { ok: true, companies: [...found.values()], next: page < last ? page + 1 : null, pages: last };
    },

    async count(criteria, { priority } = { priority: "person" }) {
      const pages = await pagesOf((known) => queriesFor(criteria, known), 1, priority);
      if (!Array.isArray(pages)) return pages;
      const found = unique(pages, criteria);
      const about = pages.some(({ total, rows }) => total > rows);
      const atLeast = pages.some(({ total }) => total >= registerLimits.total);
      const total = about ? pages.reduce((sum, each) => sum + each.total, 0) : found.size;
      const wanted = wantedIn(criteria).filter((siren) => !found.has(siren));
      if (about && found.size < examples) {
        // The first page of a place is full of networks with their head office elsewhere, the last one of small companies.
        const more = await pagesOf(
          (known) => queriesFor(criteria, known),
          Math.max(...pages.map(pagesIn)),
          priority,
        );
        if (!Array.isArray(more)) return more;
        for (const [siren, company] of unique(more, criteria)) found.set(siren, company);
      }
      return {
        ok: true,
        count: atLeast ? registerLimits.total : total + wanted.length,
        atLeast,
        about: about || wanted.length > 0,
        examples: [...found.values()].slice(0, examples),
      };
    },
  };
}

/** How many pages the register lets one ask for. */
const pagesIn = ({ total }: RegisterPage) =>
  Math.ceil(Math.min(total, registerLimits.total) / registerLimits.perPage);

const over = { kind: "page", page: { total: 0, rows: 0, companies: [] } } as const satisfies {
  page: RegisterPage;
  kind: "page";
};

const refused = (code: string): Unavailable => ({ ok: false, reason: "refused", code, retryAfter: null });

const off: Unavailable = { ok: false, reason: "off", code: "OFF", retryAfter: null };

const registerOff: Register = {
  isOn: false,
  outcomes: new Map(),
  companies: async () => off,
  count: async () => off,
  company: async () => off,
};

/** The companies of these pages that fit, each once. */
function unique(pages: readonly RegisterPage[], criteria: Criteria): Map<string, Company> {
  const companies = pages.flatMap(({ companies }) => companies).filter((company) => fits(company, criteria));
  return new Map(companies.map((company) => [company.siren, company]));
}

const wantedIn = ({ include, exclude }: Criteria) =>
  [...new Set(include)].filter((siren) => !exclude.includes(siren));
