import * as v from "valibot";
import { folded } from "#app/french/folded.ts";
import { EmailAddress } from "../email-address.ts";

// Each reads one cell, which has at most a few hundred characters: `undefined` when it cannot be what its column is.

/** What people write where they know nothing. */
const nothing = new Set([
  "",
  "-",
  "--",
  "—",
  "–",
  "n/a",
  "na",
  "n.a.",
  "nc",
  "n.c.",
  "nr",
  "null",
  "none",
  "neant",
  "inconnu",
  "unknown",
  "#n/a",
  "?",
]);

/** The cell on one line, without what spreadsheets put around a text so that it stays one. */
export function lineIn(cell: string): string {
  const line = cell.replace(/[\s\u00A0\u202F]+/gu, " ").trim();
  // Our own export writes '+33…, Excel's users ="0199…".
  return line.replace(/^'(?=[=+\-@|%])/, "").replace(/^="([^"=]*)"$/, "$1");
}

/** The same, and "" where nothing is known. */
export function textIn(cell: string): string {
  const line = lineIn(cell);
  return nothing.has(line.toLowerCase()) || nothing.has(folded(line)) ? "" : line;
}

/** An e-mail address in lower case, also as `mailto:` and in angle brackets. */
export function emailIn(text: string): string | undefined {
  const bare = text.replace(/^mailto:/i, "").replace(/^<(.*)>$/, "$1");
  const parsed = v.safeParse(EmailAddress, bare);
  return parsed.success ? parsed.output : undefined;
}

/** A French number as it is written (`01 99 00 14 27`), another one behind its country (`+44 20 7946 0018`). */
export function phoneIn(text: string): string | undefined {
  if (!/^[+\d(][\d\s.\-/()\u2010-\u2015]*$/.test(text) || text.length > 40) return undefined;
  const international = text.replace(/^00/, "+").replace(/\(0\)/g, "");
  const digits = international.replace(/\D/g, "");
  if (!international.startsWith("+")) {
    // A spreadsheet that took the number for an amount has dropped its zero.
    const national = digits.length === 9 ? `0${digits}` : digits;
    if (/^0[1-9]\d{8}$/.test(national)) return inPairs(national);
    return /^33[1-9]\d{8}$/.test(digits) ? inPairs(`0${digits.slice(2)}`) : undefined;
  }
  const french = /^33(?:0?)([1-9]\d{8})$/.exec(digits);
  if (french) return inPairs(`0${french[1]}`);
  if (digits.startsWith("33") || !/^[1-9]\d{6,14}$/.test(digits)) return undefined;
  return `+${international.slice(1).replace(/\D+/g, " ").trim()}`;
}

const inPairs = (digits: string) => digits.replace(/(\d\d)(?=\d)/g, "$1 ");

/** The SIREN of a SIREN or SIRET whose digits are right. */
export function sirenIn(text: string): string | undefined {
  const digits = text.replace(/[\s.]/g, "");
  if (!/^\d{9}(?:\d{5})?$/.test(digits)) return undefined;
  const siren = digits.slice(0, 9);
  const sum = [...siren].reduce((total, digit, at) => {
    const weighed = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (weighed > 9 ? weighed - 9 : weighed);
  }, 0);
  return sum % 10 === 0 && siren !== "000000000" ? siren : undefined;
}

/** The address of a site without its scheme. */
export function websiteIn(text: string): string | undefined {
  if (!URL.canParse(/^https?:\/\//i.test(text) ? text : `https://${text}`)) return undefined;
  const url = new URL(/^https?:\/\//i.test(text) ? text : `https://${text}`);
  const isSite = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:[a-z]{2,}|xn--[a-z0-9-]+)$/.test(url.hostname);
  if (!isSite || url.username || url.password || url.port) return undefined;
  return url.hostname + (url.pathname === "/" ? "" : url.pathname);
}

/** The address of a person's page on LinkedIn, without scheme, query and country: `www.linkedin.com/in/helene-courtade`. */
export function linkedinIn(text: string): string | undefined {
  const page = /^(?:[a-z]{2,3}\.)?linkedin\.com\/in\/([A-Za-z0-9_%.-]{1,120})\/?$/.exec(
    websiteIn(text) ?? "",
  );
  return page ? `www.linkedin.com/in/${page[1]}` : undefined;
}

/** A whole number from 0 to 100, also as `87/100` or `87 %`. */
export function scoreIn(text: string): number | undefined {
  const found = /^(\d{1,3})(?:[.,]\d{1,10})?\s?(?:\/\s?100|%)?$/.exec(text);
  const score = Math.round(Number(text.replace(",", ".").replace(/[\s%]|\/\s?100/g, "")));
  return found && score <= 100 ? score : undefined;
}

type Headcount = { min: number; max: number | null };

/** A number of employees or a range of them: `250`, `50 à 99 salariés`, `1,001-5,000`, `10 000+`, `moins de 10`. */
export function headcountIn(text: string): Headcount | undefined {
  const plain = folded(text)
    .replace(/[\u2010-\u2015]/g, "-")
    .replace(/(?<=\d)[ .,'](?=\d{3}(?!\d))/g, "")
    .replace(/(?:salaries?|employes?|employees?|personnes?|people|collaborateurs?)\.?$/, "")
    .trim();
  const range = /^(?:de |entre |from |between )?(\d{1,8})\s?(?:-|a|to|et|and)\s?(\d{1,8})$/.exec(plain);
  if (range) {
    const [min, max] = [Number(range[1]), Number(range[2])];
    return min <= max && max <= most ? { min, max } : undefined;
  }
  const one = /^(\d{1,8})(?:[.,]0+)?$/.exec(plain);
  if (one) return within({ min: Number(one[1]), max: Number(one[1]) });
  const above =
    /^(?:(>=|>|plus de|more than|over|au moins|at least)\s?(\d{1,8})|(\d{1,8})\s?(?:\+|et plus|ou plus|and more|or more))$/.exec(
      plain,
    );
  if (above) {
    const isMore = above[1] !== undefined && [">", "plus de", "more than", "over"].includes(above[1]);
    return within({ min: Number(above[2] ?? above[3]) + (isMore ? 1 : 0), max: null });
  }
  const below = /^(<=|<|moins de|less than|under|jusqu'a|jusqu’a|up to|au plus)\s?(\d{1,8})$/.exec(plain);
  if (!below) return undefined;
  const isLess = ["<", "moins de", "less than", "under"].includes(below[1] ?? "");
  return within({ min: 0, max: Math.max(0, Number(below[2]) - (isLess ? 1 : 0)) });
}

const most = 10_000_000;

const within = (count: Headcount) => (Math.max(count.min, count.max ?? 0) <= most ? count : undefined);
