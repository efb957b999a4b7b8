import type { Reading } from "./reading.ts";

/**
 * A link or the bare name of a host; `host` is without "www.". A link begins with its scheme, a bare name at its first
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
  const { chars } = view;
  const found: FoundLink[] = [];
  for (let from = 0; from < chars.length; ) {
    if (isEnd.test(chars.charAt(from))) {
      from++;
      continue;
    }
    let to = from;
    while (to < chars.length && !isEnd.test(chars.charAt(to))) to++;
    found.push(...linksInRun(chars.slice(from, to), from, to === chars.length && !isWhole));
    from = to;
  }
  return found;
}

function linksInRun(run: string, offset: number, isOpen: boolean): FoundLink[] {
  const found: FoundLink[] = [];
  for (let at = run.indexOf("://"); at >= 0; at = run.indexOf("://", at + 3)) {
    if (!isAfterLetter(run, at)) continue;
    const next = run.indexOf("://", at + 3);
    const limit = next < 0 ? run.length : schemeBefore(run, next);
    let end = at + 3;
    while (end < limit && !"()[]{}".includes(run.charAt(end))) end++;
    const start = schemeBefore(run, at);
    const url = withoutPunctuation(run.slice(start, end));
    found.push({
      url,
      host: hostOf(url),
      start: offset + start,
      end: offset + start + url.length,
      isOpen: isOpen && end === run.length,
    });
  }
  if (found.length > 0) return found;
  const colon = run.indexOf(":", run.length - 2);
  if (isOpen && isAfterLetter(run, colon)) {
    const start = schemeBefore(run, colon);
    const begun = { url: "", host: "", start: offset + start, end: offset + run.length, isOpen };
    return [...bareHostIn(run, offset, isOpen), begun];
  }
  const script = /(?:^|[("[])(?:javascript|data|file|sms|tel|ftp):/.exec(run);
  if (script) {
    const start = script.index + (/^[("[]/.test(script[0]) ? 1 : 0);
    const url = withoutPunctuation(run.slice(start));
    return [{ url, host: "", start: offset + start, end: offset + run.length, isOpen }];
  }
  return run.includes("@") ? [] : bareHostIn(run, offset, isOpen);
}

/** A name such as "www.exemple.fr/page" or "exemple.com". */
function bareHostIn(run: string, offset: number, isOpen: boolean): FoundLink[] {
  const dot = run.indexOf(".");
  if (dot < 0) return [];
  let from = dot;
  while (from > 0 && /[\p{L}\p{N}-]/u.test(run.charAt(from - 1))) from--;
  const isNamed = run.slice(from, dot) === "www";
  const start = isNamed ? from : dot;
  if (isOpen) return [{ url: "", host: "", start: offset + start, end: offset + run.length, isOpen }];
  let end = dot;
  while (end < run.length && /[\p{L}\p{N}.-]/u.test(run.charAt(end))) end++;
  const name = withoutPunctuation(run.slice(from, end));
  const labels = name.split(".");
  const isHost =
    labels.length > 1 &&
    from < dot &&
    (isNamed || topLevels.has(latin(labels.at(-1) ?? "")) || hasPath(run, end)) &&
    !labels.includes("");
  if (!isHost) return [];
  const url = withoutPunctuation(run.slice(from));
  return [
    { url, host: hostOf(`https://${name}`), start: offset + start, end: offset + from + url.length, isOpen },
  ];
}

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

function hostOf(url: string): string {
  if (!URL.canParse(url)) return "";
  return new URL(url).hostname.replace(/^www\./, "");
}

/** A loop, since a pattern for the end of a text takes quadratic time. */
function withoutPunctuation(text: string): string {
  let end = text.length;
  while (end > 0 && ".,;:!?'…)]}".includes(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}
