import type { Reading } from "./reading.ts";

/**
 * A link or the bare name of a host; `host` is without "www.", with its port. A link begins with its scheme, a bare name at its first
 * dot, since what precedes that is an ordinary word until then. `isOpen` while a growing text may continue it.
 */
export type FoundLink = { url: string; host: string; start: number; end: number; isOpen: boolean };

export const schemes = [
  "http",
  "https",
  "ftp",
  "www",
  "mailto",
  "tel",
  "sms",
  "javascript",
  "vbscript",
  "blob",
  "data",
  "file",
] as const;

/** Names that end so are taken for hosts although no scheme precedes them. */
const topLevels = new Set(
  "com fr net org io eu ai co info biz app dev shop site online xyz me be ch lu ca uk us de es it tech cloud link click ly gl ru cn su tk cc tv pw top icu zip mov example exemple test".split(
    " ",
  ),
);

const isEnd = /[\s<>"«»|]/;

/** The links of a reading in order. Linear: each character belongs to one run between blanks. */
export function linksIn({ view, isWhole }: Reading): FoundLink[] {
  return linksInText(view.chars, !isWhole);
}

/** The links of a text in lower case, in order; `isOpen` for one that grows. */
export function linksInText(chars: string, isOpen = false): FoundLink[] {
  const found: FoundLink[] = [];
  for (let from = 0; from < chars.length; ) {
    if (isEnd.test(chars.charAt(from))) {
      from++;
      continue;
    }
    let to = from;
    while (to < chars.length && !isEnd.test(chars.charAt(to))) to++;
    found.push(...linksInRun(chars.slice(from, to), from, isOpen && to === chars.length));
    from = to;
  }
  return found;
}

/** Addresses with a scheme, and the names of hosts before, between and after them. */
function linksInRun(run: string, offset: number, isOpen: boolean): FoundLink[] {
  const found: FoundLink[] = [];
  let rest = 0;
  for (let at = run.indexOf("://"); at >= 0; at = run.indexOf("://", at + 3)) {
    if (!isAfterLetter(run, at)) continue;
    const next = run.indexOf("://", at + 3);
    const limit = next < 0 ? run.length : schemeBefore(run, next);
    let end = at + 3;
    while (end < limit && !"()[]{}".includes(run.charAt(end))) end++;
    const start = schemeBefore(run, at);
    const url = withoutPunctuation(run.slice(start, end));
    found.push(...bareHostsIn(run.slice(rest, start), offset + rest, false), {
      url,
      host: hostOf(url),
      start: offset + start,
      end: offset + start + url.length,
      isOpen: isOpen && end === run.length,
    });
    rest = end;
  }
  return [...found, ...linksWithoutSlashes(run.slice(rest), offset + rest, isOpen)];
}

function linksWithoutSlashes(run: string, offset: number, isOpen: boolean): FoundLink[] {
  const script = /(?:^|[("[])(?:javascript|vbscript|data|file|blob|sms|tel|ftp):/.exec(run);
  if (script) {
    const start = script.index + (/^[("[]/.test(script[0]) ? 1 : 0);
    const url = withoutPunctuation(run.slice(start));
    return [
      ...bareHostsIn(run.slice(0, start), offset, false),
      { url, host: "", start: offset + start, end: offset + run.length, isOpen },
    ];
  }
  const colon = run.indexOf(":", Math.max(0, run.length - 2));
  if (isOpen && isAfterLetter(run, colon)) {
    const start = schemeBefore(run, colon);
    const begun = { url: "", host: "", start: offset + start, end: offset + run.length, isOpen };
    return [...bareHostsIn(run, offset, isOpen), begun];
  }
  return bareHostsIn(run, offset, isOpen);
}

/** Names such as "www.exemple.fr/page" or "exemple.com", also several in a run; none of an e-mail address. */
function bareHostsIn(run: string, offset: number, isOpen: boolean): FoundLink[] {
  if (isOpen) return begunHostIn(run, offset);
  const found: FoundLink[] = [];
  let done = 0;
  for (const { name, start: from } of namesIn(run)) {
    const end = from + name.length;
    const dot = from + name.indexOf(".");
    if (from < done) continue;
    const isNamed = name.startsWith("www.");
    const start = offset + (isNamed ? from : dot);
    const isHost =
      isNamed || topLevels.has(latin(name.slice(name.lastIndexOf(".") + 1))) || hasPath(run, end);
    if (!isHost) continue;
    const port = /^:\d{1,5}/.exec(run.slice(end, end + 6))?.[0] ?? "";
    done = "/?#".includes(run.charAt(end + port.length)) ? run.length : end + port.length;
    const url = withoutPunctuation(run.slice(from, done));
    found.push({
      url,
      host: hostOf(`https://${name}${port}`),
      start,
      end: offset + from + url.length,
      isOpen,
    });
  }
  return found;
}

/** The first name that may become that of a host, or is one and may go on with a path. */
function begunHostIn(run: string, offset: number): FoundLink[] {
  for (const { 0: found, index } of run.matchAll(nameLike)) {
    const dot = found.indexOf(".");
    if (dot < 0 || isOfMailbox(run, index, found)) continue;
    const start = offset + index + (found.startsWith("www.") ? 0 : dot);
    return [{ url: "", host: "", start, end: offset + run.length, isOpen: true }];
  }
  return [];
}

const nameLike = /[\p{L}\p{M}\p{N}.-]+/gu;

/** Labels that are joined by single dots: two at least. */
function namesIn(run: string): { name: string; start: number }[] {
  const names: { name: string; start: number }[] = [];
  for (const { 0: found, index } of run.matchAll(nameLike)) {
    if (isOfMailbox(run, index, found)) continue;
    let start = index;
    for (const part of found.split("..")) {
      const lead = part.startsWith(".") ? 1 : 0;
      const name = part.slice(lead, part.endsWith(".") ? -1 : undefined);
      if (name.includes(".")) names.push({ name, start: start + lead });
      start += part.length + 2;
    }
  }
  return names;
}

const isOfMailbox = (run: string, index: number, name: string) =>
  run.charAt(index - 1) === "@" || run.charAt(index + name.length) === "@";

/** "exemple.paris/offre", but not "le prix.et/ou". */
const hasPath = (run: string, at: number) =>
  /^\/[a-z0-9]/.test(run.slice(at, at + 2)) && !run.startsWith("et/ou", at - 2);

/** Cyrillic and Greek letters that look like Latin ones, so that "pirate.\u0441om" is taken for a host. */
const lookalikes = new Map(
  "a:\u0430\u03b1 c:\u0441 d:\u0501 e:\u0435 h:\u04bb i:\u0456\u03b9 j:\u0458 k:\u043a m:\u043c o:\u043e\u03bf p:\u0440 s:\u0455 t:\u0442 v:\u03bd x:\u0445 y:\u0443"
    .split(" ")
    .flatMap((entry) => [...entry.slice(2)].map((like) => [like, entry.charAt(0)] as const)),
);
const latin = (label: string) => Array.from(label, (char) => lookalikes.get(char) ?? char).join("");

const isAfterLetter = (run: string, at: number) => at > 0 && /[a-z]/.test(run.charAt(at - 1));

function schemeBefore(run: string, at: number): number {
  let from = at;
  while (from > 0 && at - from < 12 && /[a-z]/.test(run.charAt(from - 1))) from--;
  const isScheme = (schemes as readonly string[]).includes(run.slice(from, at));
  const isWord = from === 0 || !/[\p{L}\p{N}]/u.test(run.charAt(from - 1));
  return isScheme && isWord ? from : at;
}

/** The host of a page, with its port if it is another one than usual; "" for what is none. */
export function hostOf(url: string): string {
  if (!URL.canParse(url)) return "";
  const { protocol, host } = new URL(url);
  return protocol === "http:" || protocol === "https:" ? host.replace(/^www\./, "").replace(/\.$/, "") : "";
}

/** A loop, since a pattern for the end of a text takes quadratic time. */
export function withoutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && ".,;:!?'…)]}»’”*_~`".includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
