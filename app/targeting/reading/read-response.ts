import { namesOnlySizes, sizeOf } from "#app/profile/match-choice.ts";
import { plain } from "#app/profile/phrases.ts";
import { isMeasuredSize } from "#app/profile/precise-size.ts";
import { leftovers } from "./leftovers.ts";
import { readCompanies } from "./read-companies.ts";
import { readPlaces } from "./read-places.ts";
import { readRoles } from "./read-roles.ts";
import { readSectors } from "./read-sectors.ts";
import { readSizes } from "./read-sizes.ts";
import { listed, sectorIn, zoneIn } from "./said-in-passing.ts";
import { correctSpelling } from "./spelling.ts";
import { isNegation, links, quoted, type ReadText, tokensOf } from "./tokens.ts";

/** Whom a customer looks for, as the fields of the profile have it; "" for what was not said. */
export type RespondedTarget = { title: string; size: string; zone: string; sector: string };

/**
 * What a response in one line says of the ideal customer: "Directeur commercial, PME, Bretagne". Each part goes to its field
 * in the customer's words, in whatever order, also without commas: "DRH PME 50-200 Lyon". What stands in its own field
 * leaves the title where what is left still reads as one; zone and sector stay in it. What nothing is made of is the
 * size where no other is named and its words may say one, else part of the title. interpretation.md D300.
 */
export function readResponse(typed: string): RespondedTarget {
  const texts = partsOf(typed.replace(lead, "")).slice(0, mostParts).map(withoutStop);
  const isSizeNamed = texts.some(namesOnlySizes);
  const parts = withTradesListed(
    texts.map((text, place) => readPart(text, { isFirst: place === 0, isSizeNamed })),
  );
  const isSizeSaid = parts.some(({ size }) => size !== "");
  const typedSize = isSizeSaid
    ? []
    : parts.filter(({ kind, text }, place) => kind === "unknown" && place > 0 && mayBeSize.test(plain(text)));
  const titles = parts.filter((part) => isOfTitle(part) && !typedSize.includes(part));
  const size = isSizeSaid ? parts.map((part) => part.size) : typedSize.map(({ text }) => text);
  const said = [...titles, ...parts.filter(({ kind }) => kind === "companies")].map(({ text }) => text);
  return {
    title: joined(titles.map(({ title }) => title)),
    size: sizeOf(joined(size)) ?? joined(size),
    zone: listed(parts.map(({ zone }) => zone).filter(Boolean)),
    sector: sectorIn({ icp_title: joined(said), icp_size: "" }),
  };
}

/** More parts of a response are not read. */
const mostParts = 24;

/** A part of a response and what it says. */
type Part = {
  text: string;
  /** `companies`: a size with sector or place, and nobody in them; `size` and `place`: nothing else; `unknown`: nothing known. */
  kind: "size" | "companies" | "place" | "title" | "unknown";
  /** True for a function: "gérants", and not "boulangeries". */
  isFunction?: boolean;
  title: string;
  size: string;
  zone: string;
};

const isOfTitle = ({ kind }: Part): boolean => kind === "title" || kind === "unknown";

/** What people name a size with that no list of ours has; "élus" and "zinguerie" are none, whatever else they may be. */
const mayBeSize =
  /\d|\b(?:licornes?|start ?ups?|scale ?ups?|jeunes? pousses?|mid ?caps?|small ?caps?|tailles?|effectifs?|salaries?|employes?|personnes?|collaborateurs?)\b|^(?:(?:des?|les) )?(?:petite?s?|moyen(?:ne)?s?|grande?s?|gros(?:se)?s?) (?:structures?|organisations?|entites|maisons?|boutiques?|clients?)$/;

/** Trades that are a size as well, where they are asked for beside a function: "gérants, artisans". */
const tradesOfPeople =
  /^(?:les |des )?(?:artisan|commercant|independant|freelance|free lance|profession|liberal)/;

/**
 * "Commerçants, artisans, hôtels" lists trades: only beside one function before it, and nothing else, or quite alone such a
 * trade is the size of the list.
 */
function withTradesListed(parts: readonly Part[]): Part[] {
  const isTrade = ({ kind, text }: Part) =>
    kind === "size" && text.split(/\/|&|\s(?:et|ou)\s/i).every((name) => tradesOfPeople.test(plain(name)));
  const said = parts.filter(({ kind }) => kind !== "place");
  const isSize = said.length === 1 || (said.length === 2 && said[0]?.isFunction);
  return isSize
    ? [...parts]
    : parts.map((part) =>
        isTrade(part) ? { ...part, kind: "title" as const, title: part.text, size: "" } : part,
      );
}

/** "Je vise les …" is how one begins, and no title. */
const lead =
  /^\s*(?:(?:bonjour|bonsoir|salut|hello)[ ,!.]{1,3})?(?:(?:je|nous|on) (?:vise|visons|cible|ciblons|cherche|cherchons|recherche|recherchons|prospecte|prospectons|contacte|contactons)|(?:ma|notre) cible(?: (?:est|sont|ce sont|c[’']est))?|(?:mes|nos) (?:clients|prospects|cibles) sont)(?: :)?(?: (?:surtout|plutôt|principalement))?(?: (?:les|des|le|la))? /i;

const joined = (texts: readonly string[]): string => [...new Set(texts)].filter(Boolean).join(", ");

const separators = new Set([",", ";", "|", "\n"]);
const dashes = new Set(["-", "–", "—", "/"]);

/** The parts between commas and their like, dashes with blanks around them included; none within brackets. */
function partsOf(typed: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  const isBlank = (at: number) => typed.charAt(at).trim() === "";
  for (let at = 0; at < typed.length; at++) {
    const character = typed.charAt(at);
    if (character === "(") depth += 1;
    if (character === ")") depth = Math.max(0, depth - 1);
    // "- de 10 salariés" is a bound, "50 - 200" a range.
    const isDash =
      dashes.has(character) &&
      isBlank(at - 1) &&
      isBlank(at + 1) &&
      !/^\s(?:\d|de\s)/.test(typed.slice(at + 1, at + 6));
    if (depth > 0 || !(separators.has(character) || isDash || isStop(typed, at))) continue;
    parts.push(typed.slice(start, at));
    start = at + 1;
  }
  return [...parts, typed.slice(start)]
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

/** The end of a sentence: "Directeur commercial. PME. Lyon", and not "Resp. achats". */
const isStop = (typed: string, at: number): boolean =>
  typed[at] === "." &&
  /^\s/.test(typed.slice(at + 1)) &&
  /(?:\p{L}{5}|\p{Lu}{2})$/u.test(typed.slice(Math.max(0, at - 5), at));

type Beside = { isFirst: boolean; isSizeNamed: boolean };

function readPart(text: string, { isFirst, isSizeNamed }: Beside): Part {
  const part = { text, title: text, size: "", zone: "" };
  if (namesOnlySizes(text)) return { ...part, kind: "size", title: "", size: text };
  // "DAF, 50" may be a size, and then nobody knows.
  if (!isSizeNamed && /^[1-9]0$/.test(text)) return { ...part, kind: "unknown" };
  if (isPlace(text, !isFirst)) return { ...part, kind: "place", title: "", zone: zoneOf(text) };

  const read = tokensOf(text);
  correctSpelling(read);
  readCompanies(read);
  const { spans } = readSizes(read, "response");
  const isNamed = spans.length > 0 && !isTitleOfPeople(read, spans);
  const firstSize = spans[0]?.from ?? 0;
  readPlaces([{ read, isPlaceField: false }]);
  const { titles, isEveryDirector, approximations, remarks } = readRoles(read);
  const isRole = isEveryDirector || [titles, approximations, remarks].some(({ length }) => length > 0);
  // "Communes de 800 à 5 000 habitants".
  if (!isFirst && !isRole && spans.length === 0 && isMeasuredSize(text))
    return { ...part, kind: "companies", title: "", size: text };
  const isSector = readSectors([read]).codes !== null;
  const rest = isNamed ? withoutSize(read, spans) : { title: text, zone: "" };
  const zone = zoneIn({ icp_title: text, icp_size: "" }) || rest.zone;
  const size = isNamed ? sizeWords(read, spans) : "";
  const isAllRead = leftovers(read).length === 0;
  if (isNamed && !isRole && isAllRead && onlyLinks(read, 0, firstSize, companies))
    return { ...part, kind: "companies", title: "", size, zone };
  const kind = isRole || isSector || size !== "" || zone !== "" ? "title" : "unknown";
  return { ...part, kind, isFunction: isRole && !isSector, title: rest.title, size, zone };
}

/** A loop, since a pattern anchored at the end takes quadratic time. */
function withoutStop(text: string): string {
  let end = text.length;
  while (end > 0 && [".", "!", " "].includes(text.charAt(end - 1))) end -= 1;
  return end > 0 && text.charAt(end) === "." && /\.\p{L}$/u.test(text.slice(0, end))
    ? text
    : text.slice(0, end);
}

/** True for a text that says where and nothing else; after the first part also by names that are ordinary words: "Nord". */
function isPlace(text: string, isLater: boolean): boolean {
  const read = tokensOf(text);
  readSizes(read, "response");
  if (read.tokens.some(({ isTaken, plain }) => isTaken && !isNegation(plain))) return false;
  correctSpelling(read);
  const { meantWords, excludedWords } = readPlaces([{ read, isPlaceField: isLater }]);
  const isSaid =
    meantWords.length + excludedWords.length > 0 || read.tokens.some(({ plain }) => plain === "partout");
  return isSaid && leftovers(read).length === 0;
}

const beforePlace = new Set(
  "dans en a au aux sur le la les l du de des ' ’ departement departements dept dpt dep uniquement".split(
    " ",
  ),
);

/** A place as the field for it has it: without "dans le". */
function zoneOf(text: string): string {
  const read = tokensOf(text);
  if (isNegation(read.tokens[0]?.plain ?? "")) return zoneIn({ icp_title: text, icp_size: "" }) || text;
  const first = read.tokens.find(({ plain }) => !beforePlace.has(plain));
  return first ? text.slice(first.start) : text;
}

type Span = { from: number; to: number };

const people =
  /^(?:artisan|independant|freelance|free$|auto|micro|solo|travailleur|profession|entrepreneur|commercant)/;

/** True where the names of sizes are those of people: "artisans du bâtiment". */
const isTitleOfPeople = ({ tokens }: ReadText, spans: readonly Span[]): boolean =>
  spans.every(({ from }) => people.test(tokens[from]?.plain ?? ""));

/** The sizes as they were typed: what stands side by side in one. */
const sizeWords = (read: ReadText, spans: readonly Span[]): string =>
  joined(groupsOf(read, spans).map(({ from, to }) => quoted(read, from, to)));

/** Sizes side by side are one: "PME" and "de 10 à 50 salariés". */
function groupsOf(read: ReadText, spans: readonly Span[]): Span[] {
  const groups: Span[] = [];
  for (const span of spans.toSorted((one, other) => one.from - other.from)) {
    const last = groups.at(-1);
    if (last && onlyLinks(read, last.to + 1, span.from, companies))
      groups.splice(-1, 1, { from: last.from, to: span.to });
    else groups.push(span);
  }
  return groups.map(({ from, to }) => {
    const isOpen = read.tokens.slice(from, to + 1).some(({ plain }) => plain === "(");
    return { from, to: isOpen && read.tokens[to + 1]?.plain === ")" ? to + 1 : to };
  });
}

const between = new Set("( ' ’ et ou / - & : chez pour ayant avec dans qui ont".split(" "));
const companies = new Set(
  "entreprise entreprises societe societes boite boites structure structures groupe groupes".split(" "),
);

/** True where nothing of its own stands between two tokens; `others` are no words of their own either. */
const onlyLinks = ({ tokens }: ReadText, from: number, to: number, others?: ReadonlySet<string>): boolean =>
  tokens.slice(from, to).every(({ plain }) => links.has(plain) || between.has(plain) || others?.has(plain));

/** What may follow where a size was taken out: "patrons [de TPE] du bâtiment". */
const goesOn = new Set("du des de d dans en a au aux sur avec pour chez , (".split(" "));

/**
 * The title without its size, where what is left reads as one: a place at the end goes along, "directeurs commerciaux [PME
 * Lyon]"; of "directeurs commerciaux de PME industrielles" nothing can be taken.
 */
function withoutSize(read: ReadText, spans: readonly Span[]): Pick<Part, "title" | "zone"> {
  const { text, tokens } = read;
  const [group, another] = groupsOf(read, spans);
  const whole = { title: text, zone: "" };
  if (!group || another) return whole;
  let from = group.from;
  while (from > 0 && onlyLinks(read, from - 1, from)) from -= 1;
  const head = text.slice(0, tokens[from]?.start ?? 0).trim();
  const next = tokens[group.to + 1];
  const tail = next ? text.slice(next.start).trim() : "";
  if (head === "") return readRoles(tokensOf(tail)).remarks.length > 0 ? { title: tail, zone: "" } : whole;
  if (tail === "") return { title: head, zone: "" };
  if (isPlace(tail, false)) return { title: head, zone: zoneOf(tail) };
  return next && goesOn.has(next.plain) ? { title: `${head} ${tail}`, zone: "" } : whole;
}
