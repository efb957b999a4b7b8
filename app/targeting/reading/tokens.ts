import { folded } from "#app/french/folded.ts";
import { stem } from "#app/french/stem.ts";

/** A word, a number or a mark of a text, and what became of it. */
export type Token = {
  /** Its place in the text, in UTF-16 units. */
  start: number;
  end: number;
  /** Folded. */
  plain: string;
  stem: string;
  isMark: boolean;
  /**
   * What the customer wants, or not: `listed` is what follows a comma after something unwanted, which is meant or not by
   * what it is: "hors Paris, Bretagne" begins anew, "sauf la Corse, les DOM" goes on.
   */
  side: "meant" | "excluded" | "listed";
  isTaken: boolean;
};

export type ReadText = { text: string; tokens: Token[] };

/** The number of UTF-16 units of one text that are read. A profile's field has 200; the chat stores more. */
export const mostRead = 1_000;

/** As words are written in short: "St-Étienne", "cliniques véto", "Resp. achats". */
const shortened: ReadonlyMap<string, string> = new Map(
  Object.entries({
    st: "saint",
    resp: "responsable",
    dir: "directeur",
    veto: "veterinaire",
    labo: "laboratoire",
    archi: "architecte",
    copro: "copropriete",
    osteo: "osteopathe",
    resto: "restaurant",
    immo: "immobilier",
    pub: "publicite",
    compta: "comptable",
  }),
);

const spelledOut = (word: string): string =>
  shortened.get(word) ?? shortened.get(word.replace(/s$/, "")) ?? word;

/** Endings by which a word names women and men, or one and several: "dirigeant(e)s", "gérant·e·s", "client(s)". */
const inclusiveEnding =
  /(?<=\p{L})(?:\((?:e|es|s|ne|nes|rice|rices|trice|trices)\)s?|[·•](?:e|es|s|ne|rice|trice)(?:[·•]s)?|\.e(?:\.s)?)(?![\p{L}\p{N}])/gu;

/** The words, numbers and marks of the beginning of a text, with what is excluded marked as such. */
export function tokensOf(whole: string): ReadText {
  const text = whole.slice(0, mostRead);
  const bare = text.replace(inclusiveEnding, (ending) => " ".repeat(ending.length));
  const tokens: Token[] = [];
  for (const found of bare.matchAll(/[\p{L}\p{M}\p{N}]+|[^\s\p{L}\p{M}\p{N}]/gu)) {
    const written = folded(found[0]);
    if (written === "") continue;
    const plain = spelledOut(written);
    const isMark = !/^[\p{L}\p{N}]/u.test(plain);
    const [start, end] = [found.index, found.index + found[0].length];
    const before = tokens.at(-1);
    // The stop of "Resp. achats" ends no sentence.
    if (
      plain === "." &&
      before &&
      ["responsable", "directeur"].includes(before.plain) &&
      before.end === start
    )
      if (before.end - before.start <= "resp".length && text[end] === " ") continue;
    tokens.push({
      start,
      end,
      plain,
      stem: isMark ? "" : stem(plain),
      isMark,
      side: "meant",
      isTaken: false,
    });
  }
  markExcluded(tokens);
  return { text, tokens };
}

/** Words that stand between others without a meaning of their own here. */
export const links: ReadonlySet<string> = new Set(
  "le la les l un une des du de d au aux a en sur sous ce ces cet cette".split(" "),
);

/** Marks that part two words no more than a space. */
export const joints: ReadonlySet<string> = new Set(["-", "'", "’", "‑", "–", "."]);

const negations = new Set(
  "sauf hors hormis excepte exceptes exceptees excluant exclu exclus exclue exclues exclure exclusion exception pas ni sans non dehors excluons eviter evitez jamais".split(
    " ",
  ),
);
/** After what they exclude: "DOM-TOM exclus", "les banques : non", "Corse non comprise". */
const lateNegations = new Set(
  "non exclu exclus exclue exclues excepte exceptes exceptee exceptees".split(" "),
);
const inclusions = new Set(
  "compris comprise comprises inclus incluse incluses concerne concernes".split(" "),
);
/** What begins anew after something unwanted. */
const restarts = new Set(
  "mais plutot surtout principalement notamment particulier uniquement seulement avec ainsi puis aussi priorite".split(
    " ",
  ),
);
/** After "pas" or "sans" these say that something does not matter, or are numbers of employees. */
const harmless = new Set(
  "de d preference importance particuliere seulement uniquement salarie salaries employe employes limite restriction distinction critere calais".split(
    " ",
  ),
);
const ends = new Set([".", ";", ")", "]", ":", "!", "?", "|"]);
/** Marks and words that part what is listed. */
const separators = new Set([",", ";", "/", "(", ")", "|", "+", "•"]);

/** True for a word by which something is excluded. */
export const isNegation = (plain: string): boolean => negations.has(plain);

function markExcluded(tokens: Token[]): void {
  let side: Token["side"] = "meant";
  // "à exclure : banques, assurances" excludes all that is listed.
  let isList = false;
  for (const [index, token] of tokens.entries()) {
    if (token.isMark) {
      const begins = isListBegin(tokens, index);
      if (side === "excluded" && begins) isList = true;
      else if (ends.has(token.plain)) [side, isList] = ["meant", false];
      else if (token.plain === "," && side === "excluded" && !isList) side = "listed";
    } else if (isLate(tokens, index)) {
      excludeBefore(tokens, index);
      token.isTaken = true;
      if (inclusions.has(tokens[index + 1]?.plain ?? "")) continue;
    } else if (negations.has(token.plain) && !isHarmless(tokens, index)) {
      side = "excluded";
      token.isTaken = true;
    } else if (restarts.has(token.plain) && !negations.has(tokens[index - 1]?.plain ?? "")) {
      [side, isList] = ["meant", false];
    }
    token.side = side;
  }
}

/** True for the colon or bracket of "à exclure : …", "sauf (…" and "hors les secteurs suivants : …". */
function isListBegin(tokens: Token[], index: number): boolean {
  if (![":", "("].includes(tokens[index]?.plain ?? "")) return false;
  const before = tokens.slice(Math.max(0, index - 4), index).map(({ plain }) => plain);
  return negations.has(before.at(-1) ?? "") || ["suivants", "suivantes"].includes(before.at(-1) ?? "");
}

/** True for a negation at the end of its clause, with something before it. */
function isLate(tokens: Token[], index: number): boolean {
  if (!lateNegations.has(tokens[index]?.plain ?? "")) return false;
  const before = tokens[index - 1];
  if (!before || separators.has(before.plain) || [".", "mais"].includes(before.plain)) return false;
  const next = tokens[index + 1];
  if (next === undefined || inclusions.has(next.plain)) return true;
  return next.isMark && ![":", "-", "'", "’"].includes(next.plain);
}

/** Excludes what stands before a late negation, back to the last separator. */
function excludeBefore(tokens: Token[], end: number): void {
  let at = end - 1;
  if ([":", "=", "-", "–"].includes(tokens[at]?.plain ?? "")) at -= 1;
  for (; at >= 0; at--) {
    const token = tokens[at];
    if (!token || separators.has(token.plain) || ["et", "mais", "."].includes(token.plain)) return;
    token.side = "excluded";
  }
}

function isHarmless(tokens: Token[], index: number): boolean {
  if (tokens[index]?.plain === "non") return false;
  // "Pas-de-Calais".
  if (tokens[index + 1]?.plain === "-" || tokens[index - 1]?.plain === "-") return true;
  const next = tokens.slice(index + 1, index + 3).filter(({ plain }) => plain !== "de" && plain !== "d")[0];
  if (next === undefined || harmless.has(next.plain)) return true;
  // "pas plus de 50" is a bound.
  return tokens[index]?.plain === "pas" && ["plus", "moins"].includes(next.plain);
}

/** The text from one token to another, as it was typed. */
export function quoted({ text, tokens }: ReadText, from: number, to: number): string {
  return text.slice(tokens[from]?.start ?? 0, tokens[to]?.end ?? 0).slice(0, 80);
}

/** Marks the tokens from one to another as read. */
export function take({ tokens }: ReadText, from: number, to: number): void {
  for (const token of tokens.slice(from, to + 1)) token.isTaken = true;
}
