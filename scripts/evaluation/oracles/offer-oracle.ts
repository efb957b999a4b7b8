import { type FigureName, offerPeriods, offerTable, type TableRow } from "./offer-table.ts";
import { plainText } from "./plain-text.ts";

const words: Readonly<Record<number, string>> = {
  2: "deux",
  3: "trois",
  5: "cinq",
  14: "quatorze",
  48: "quarante-huit",
};

/** Units of the figures, after the number in plain text. */
const units = {
  euros: "(?:€|euros?)",
  contacts: "(?:numeros?|e-mails?|contacts?|fiches?|prospects?|leads?|adresses?)",
  users: "(?:utilisateurs?|utilisatrices?|personnes?|comptes?)",
} as const;

/** How far after the name of an offer, and before it, its figures stand. In characters. */
const reach = { after: 200, before: 60 };

/** Whether an answer to `message` says this figure, of the offer that it belongs to. */
export function saysFigure(answer: string, figure: FigureName, message: string): boolean {
  const said = figuresOf(answer);
  if (figure === "trial") return has(said, offerPeriods.trialDays, "jours?");
  if (figure === "setup") return has(said, offerPeriods.setupHours, "(?:heures?|h)\\b");
  const [name = "", kind = ""] = figure.split(".");
  const row = offerTable.find((one) => one.name === name);
  if (!row) return false;
  const about = [...placesOf(said, row.name), ...(isOnly(message, row.name) ? [said] : [])];
  const [value, unit] = figureOf(row, kind);
  return about.some((part) => has(part, value, unit));
}

function figureOf(row: TableRow, kind: string): [number, string] {
  if (kind === "contacts") return [row.contacts, units.contacts];
  if (kind === "users") return [row.users, units.users];
  if (kind === "saving") return [12 * row.monthly - row.yearly, units.euros];
  return [kind === "yearly" ? row.yearly : row.monthly, units.euros];
}

/** What an answer says wrongly of an offer: figures in one clause with its name that the table does not have. */
export function wrongFigures(answer: string, given: string): string[] {
  const known = new Set(numbersIn(figuresOf(given), units.euros));
  return figuresOf(answer)
    .split(/[;\n]|\.(?!\d)|(?<=[^,]) - /)
    .flatMap((clause) => {
      const rows = offerTable.filter(({ name }) => clause.includes(name.toLowerCase()));
      if (rows.length === 0) return [];
      const euros = new Set(rows.flatMap(eurosOf).concat(differences(rows)));
      return [
        ...numbersIn(clause, units.euros).filter((amount) => !euros.has(amount) && !known.has(amount)),
        ...numbersIn(clause, units.users).filter((count) => !rows.some(({ users }) => users === count)),
      ].map((figure) => `${rows.map(({ name }) => name).join(", ")} with ${figure}`);
    });
}

const eurosOf = ({ monthly, yearly, contacts }: TableRow): number[] => [
  ...[monthly, yearly, 12 * monthly, 12 * monthly - yearly, Math.round(yearly / 12)],
  ...[Math.round((100 * monthly) / contacts) / 100, Math.round(monthly / contacts)],
];

const differences = (rows: readonly TableRow[]): number[] =>
  rows.flatMap((one) =>
    rows.flatMap((other) =>
      [one.monthly - other.monthly, one.yearly - other.yearly].filter((each) => each > 0),
    ),
  );

/** Plain text with its lines, in which "3 830" and "3.830" are one number. */
function figuresOf(text: string): string {
  const lines = text.split("\n").map((line) => plainText(line).replace(/(\d)[ .](?=\d{3}(?!\d))/g, "$1"));
  return lines.join("\n");
}

function has(text: string, value: number, unit: string): boolean {
  const spelled = words[value] ? `(?:${value}|${words[value]})` : `${value}`;
  return new RegExp(`(?<![\\d,])${spelled}\\s?${unit}`).test(text);
}

const numbersIn = (text: string, unit: string) =>
  Array.from(text.matchAll(new RegExp(`(\\d+(?:,\\d+)?)\\s?${unit}`, "g")), ([, number = ""]) =>
    Number(number.replace(",", ".")),
  );

/** What stands near the name of an offer: up to the name of another one. */
function placesOf(said: string, name: string): string[] {
  const others = new RegExp(
    offerTable
      .filter((row) => row.name !== name)
      .map((row) => row.name.toLowerCase())
      .join("|"),
  );
  return Array.from(said.matchAll(new RegExp(name.toLowerCase(), "g")), ({ index }) => {
    const after = said.slice(index, index + reach.after).split(others)[0] ?? "";
    const before =
      said
        .slice(Math.max(0, index - reach.before), index)
        .split(others)
        .at(-1) ?? "";
    return `${before}${after}`;
  });
}

/** A message about one offer may be answered without its name. */
const isOnly = (message: string, name: string) =>
  message.includes(name) && !offerTable.some((row) => row.name !== name && message.includes(row.name));
