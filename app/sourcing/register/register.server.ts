import type { Logger } from "pino";
import type { Criteria } from "#app/targeting/criteria.ts";
import type { Database } from "#db/open-database.server.ts";
import type { Environment } from "#environment.ts";
import type { RegisterPage } from "./answers/read-page.ts";
import type { DatedPage } from "./answers/stored-answers.server.ts";
import { type Asker, createAsker, noRequests, type Requester } from "./asking/asker.server.ts";
import { learn } from "./asking/learn.ts";
import {
  type Known,
  type Query,
  queryForSiren,
  queryOf,
  registerLimits,
  type Search,
  searchesFor,
} from "./asking/queries.ts";
import {
  afterCompany,
  afterPage,
  beginningOf,
  lastPageOf,
  pastPage,
  type Walk,
  wantedIn,
} from "./asking/walk.server.ts";
import { visitorsPatience } from "./budget/limits.ts";
import type { Priority } from "./budget/register-budget.server.ts";
import type { Company } from "./company.ts";
import { fits } from "./fits.ts";

/**
 * What one question brought. The same company may come again later. `next` is what to ask then, null at the end. Those with
 * the most establishments come first, so with places the first pages can be empty and the last ones full.
 */
export type Found = {
  ok: true;
  companies: Company[];
  next: Walk | null;
  /** Requests that the register received for it: none for an answer that is stored, more than one where it refused first. */
  requests: number;
};

/**
 * How many companies match. `atLeast`: more than `count`, the 10,000 up to which the register counts. `about`: the register's
 * number, which counts companies with any establishment in the places; otherwise each was looked at. interpretation.md D113.
 * `at` is when the register was asked.
 */
export type Counted = {
  ok: true;
  count: number;
  atLeast: boolean;
  about: boolean;
  examples: Company[];
  at: Date;
};

/**
 * No answer now: no register is configured, it is away, all of its requests are taken, or whoever asks may not send another
 * one (`limited`); `code` is for the log.
 */
export type Unavailable = {
  ok: false;
  reason: "off" | "unavailable" | "refused" | "limited";
  code: string;
  /** Seconds; null where asking again changes nothing. */
  retryAfter: number | null;
};

/** The same of one question of a walk. `past` is what to ask instead if it is given up; null where it may not be. */
export type Unanswered = Unavailable & { past: Walk | null };

/** The official register of companies. Its failures are values; it rejects only when the database does. */
export type Register = {
  /** False: without a register, nothing is found and nothing of it is shown. */
  isOn: boolean;
  /**
   * The companies of the criteria with their head office in one of the places, and those wanted by number, a question at a
   * time: from the beginning, or from where an earlier call with criteria of the same `walkKey` ended.
   */
  companies(
    criteria: Criteria,
    options: { walk: Walk | null; priority: Priority },
  ): Promise<Found | Unanswered>;
  /** Their number, and at most five of them; for a visitor those that cost no further request. */
  count(criteria: Criteria, requester?: Requester): Promise<Counted | Unavailable>;
  /** One company; null where the register has none that one may write to, `isClosed` where it says that it has ended. */
  company(
    siren: string,
    options?: { priority: Priority },
  ): Promise<{ ok: true; company: Company | null; isClosed: boolean } | Unavailable>;
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

  /**
   * The answer to a query, which is made anew when a refusal teaches what the register does not know; `null` when there is
   * nothing to ask.
   */
  async function answerTo(
    queryBy: (known: Known) => Query | null,
    number: number,
    requester: Requester,
  ): Promise<{ ok: true; page: DatedPage | null; requests: number } | Unavailable> {
    for (let requests = 0; ; ) {
      const query = queryBy(known());
      if (query === null) return { ok: true, page: null, requests };
      const asked = await asker.ask(query, number, requester);
      if (asked.kind === "page")
        return { ok: true, page: asked.page, requests: requests + (asked.isStored ? 0 : 1) };
      if (asked.kind !== "refused")
        return { ok: false, reason: asked.kind, code: asked.code, retryAfter: asked.retryAfter };
      const more = learn(known(), asked.text);
      if (more === null) return refused(asked.code);
      learned = { known: more, at: Date.now() };
      requests += 1;
    }
  }

  /** A page of one of the searches, empty where the register knows none of its codes; refused where it knows those of none. */
  async function pageOf(searches: readonly Search[], index: number, number: number, requester: Requester) {
    const answer = await answerTo((known) => queryIn(searches, index, known), number, requester);
    if (!answer.ok || answer.page) return answer as { ok: true; page: DatedPage; requests: number };
    return searches.some((_, each) => queryIn(searches, each, known()) !== null)
      ? { ...answer, page: nothing() }
      : refused("UNKNOWN_NAF");
  }

  async function lookUp(siren: string, requester: Requester) {
    const answer = await answerTo((known) => queryForSiren(siren, known), 1, requester);
    if (!answer.ok) return answer;
    // Nobody else's, whatever the register answers.
    const company = answer.page?.companies.find((each) => each.siren === siren) ?? null;
    // Of an answer that was stored by an earlier version nobody knows.
    const isClosed = answer.page?.closed?.includes(siren) === true;
    return { ok: true as const, company, isClosed, requests: answer.requests };
  }

  /** The companies that are named, where nothing else is looked for: each is looked at as long as they are few. */
  async function countNamed(wanted: readonly string[], requester: Requester): Promise<Counted | Unavailable> {
    const found: Company[] = [];
    for (const siren of wanted.slice(0, examples)) {
      const one = await lookUp(siren, requester);
      if (!one.ok) return one;
      if (one.company) found.push(one.company);
    }
    const about = wanted.length > examples;
    const count = about ? wanted.length : found.length;
    return { ok: true, count, atLeast: false, about, examples: found, at: new Date() };
  }

  return {
    isOn: true,
    outcomes: asker.outcomes,

    async company(siren, { priority } = { priority: "person" }) {
      if (!/^\d{9}$/.test(siren)) return { ok: true, company: null, isClosed: false };
      const one = await lookUp(siren, { priority });
      return one.ok ? { ok: true, company: one.company, isClosed: one.isClosed } : one;
    },

    async companies(criteria, { walk, priority }) {
      const searches = searchesFor(criteria);
      if (typeof searches === "string") return { ...refused(searches), past: null };
      const wanted = wantedIn(criteria);
      const ways = { wanted: wanted.length, searches: searches.length };
      const at = walk ?? beginningOf(ways);
      if (at === null) return { ok: true, companies: [], next: null, requests: 0 };
      if (at.page === 0) {
        const one = await lookUp(wanted[at.index] ?? "", { priority });
        if (!one.ok) return { ...one, past: null };
        const companies = one.company ? [one.company] : [];
        return { ok: true, companies, next: afterCompany(at, ways), requests: one.requests };
      }
      const answer = await pageOf(searches, at.index, at.page, { priority });
      if (!answer.ok) return { ...answer, past: isSent(answer) ? pastPage(at, ways) : null };
      const { page, requests } = answer;
      return {
        ...{ ok: true, companies: [...unique([page], criteria).values()] },
        ...{ next: afterPage(at, page, ways), requests },
      };
    },

    async count(criteria, requester = { priority: "person" }) {
      const searches = searchesFor(criteria);
      if (typeof searches === "string") return refused(searches);
      const wanted = wantedIn(criteria);
      if (searches.length === 0) return countNamed(wanted, requester);
      const pages: DatedPage[] = [];
      const since = performance.now();
      for (const index of searches.keys()) {
        if (requester.priority === "visitor" && performance.now() - since > visitorsPatience)
          return { ok: false, reason: "unavailable", code: "SLOW", retryAfter: 1 };
        const answer = await pageOf(searches, index, 1, requester);
        if (!answer.ok) return answer;
        pages.push(answer.page);
      }
      const found = unique(pages, criteria);
      const about = pages.some(({ total, rows }) => total > rows);
      const atLeast = pages.some(({ total }) => total >= registerLimits.total);
      const total = about ? pages.reduce((sum, each) => sum + each.total, 0) : found.size;
      const others = wanted.filter((siren) => !found.has(siren));
      if (about && found.size < examples && requester.priority !== "visitor") {
        // The first page of a place is full of networks with their head office elsewhere, the last one of small companies.
        const lasts = pages.map((page) => lastPageOf(page.total));
        const last = Math.max(...lasts);
        const more = await pageOf(searches, lasts.indexOf(last), last, requester);
        if (!more.ok) return more;
        for (const [siren, company] of unique([more.page], criteria)) found.set(siren, company);
      }
      return {
        ok: true,
        count: atLeast ? registerLimits.total : total + others.length,
        atLeast,
        about: about || others.length > 0,
        examples: [...found.values()].slice(0, examples),
        at: new Date(Math.min(...pages.map(({ at }) => at.getTime()))),
      };
    },
  };
}

function queryIn(searches: readonly Search[], index: number, known: Known): Query | null {
  const search = searches[index];
  return search ? queryOf(search, known) : null;
}

/** The page after the last one. */
const nothing = (): DatedPage => ({ total: 0, rows: 0, companies: [], closed: [], at: new Date() });

const refused = (code: string): Unavailable => ({ ok: false, reason: "refused", code, retryAfter: null });

/** True where the register had the question, so that it may be this one that it does not answer. */
const isSent = ({ reason, code }: Unavailable) =>
  reason === "unavailable" && code !== "PAUSED" && code !== "BUSY";

const off: Unavailable = { ok: false, reason: "off", code: "OFF", retryAfter: null };

const registerOff: Register = {
  isOn: false,
  outcomes: noRequests(),
  companies: async () => ({ ...off, past: null }),
  count: async () => off,
  company: async () => off,
};

/** The companies of these pages that fit, each once. */
function unique(pages: readonly RegisterPage[], criteria: Criteria): Map<string, Company> {
  const companies = pages.flatMap(({ companies }) => companies).filter((company) => fits(company, criteria));
  return new Map(companies.map((company) => [company.siren, company]));
}
