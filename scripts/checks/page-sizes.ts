/** The pages that are measured: the first of each kind, and the list and the conversation as a new customer sees them. */
export const measuredPages = [
  "/",
  "/faq",
  "/login",
  "/blog/1",
  "/combien-d-entreprises",
  "/liste",
  "/assistant",
] as const;

export type MeasuredPage = (typeof measuredPages)[number];

/** What a page is made of; bytes but for the elements, compressed but for `html`. */
export type PageSizes = Record<Figure, number>;

/** The columns of the table. */
const figures = {
  elements: "elements",
  html: "HTML",
  htmlSent: "HTML sent",
  css: "CSS",
  scripts: "scripts",
  laterScripts: "later scripts",
  font: "font",
} as const;

type Figure = keyof typeof figures;

export type SizeTable = Record<MeasuredPage, PageSizes>;

/** Where the table stands. */
export const tablePath = "docs/page-sizes.md";

/** What writes the table anew. */
export const rewrite = "npm run check -- --write-sizes";

/**
 * What no table may allow. A phone lays out and styles every element, and parses the HTML before it shows anything: with
 * 1,517 elements and 161 kB the home page kept one busy for half as long again as with 731. A larger font arrives after
 * the visitor has begun to read. Ten packets are what a new connection gets at once (14,600 bytes): HTML that is longer
 * with its headers, of 801 bytes, is a round trip more, 150 ms on a simulated phone (decision 26). So is a style sheet,
 * whose headers have 656. Ten kB of scripts are what a page needs that nobody has touched: React is six times as much
 * (decision 14).
 */
const limits: Partial<Record<MeasuredPage, Partial<PageSizes>>> = {
  "/": { elements: 900, html: 90_000, htmlSent: 13_790, css: 13_940, scripts: 10_000, font: 45_000 },
  "/faq": { scripts: 10_000 },
  // React without the router, as on the last two.
  "/login": { scripts: 90_000 },
  "/blog/1": { scripts: 10_000 },
  "/liste": { scripts: 130_000 },
  "/assistant": { scripts: 130_000 },
};

/** Bytes and share by which a compressed size varies with times, ids and the port, whatever the page contains. */
const noise = { bytes: 64, share: 0.005 };

/** The share below which a smaller figure has to be written down, so that it cannot grow back unnoticed. */
const shrinkage = 0.03;

/** One line for each figure that is not allowed: beyond its limit, or grown or shrunk beside the table. */
export function sizeProblems(table: Partial<SizeTable>, measured: SizeTable): string[] {
  return cells(measured).flatMap(([page, figure, now]) => {
    const limit = limits[page]?.[figure] ?? Number.POSITIVE_INFINITY;
    const before = table[page]?.[figure] ?? Number.NaN;
    const found = `${page} has ${number(now)} ${figure === "elements" ? "elements" : `bytes of ${figures[figure]}`}`;
    const change = changeSince(before, now, figure);
    return [
      ...(now > limit ? [`${found}, ${number(now - limit)} more than its limit of ${number(limit)}.`] : []),
      ...(change ? [`${found}, ${change}. If that is right: \`${rewrite}\`.`] : []),
    ];
  });
}

/** How a figure differs from that of the table; `null` while it is the same but for noise. */
function changeSince(before: number, now: number, figure: Figure): string | null {
  if (Number.isNaN(before)) return `which ${tablePath} does not say`;
  const least = figure === "elements" ? 0 : noise.bytes;
  if (now > before + (least && Math.max(least, before * noise.share)))
    return `${number(now - before)} more than in ${tablePath}`;
  if (now < before - Math.max(least, before * shrinkage))
    return `${number(before - now)} fewer than in ${tablePath}`;
  return null;
}

/** The table as Markdown, with what a reader needs to know. */
export function writeSizes(sizes: SizeTable): string {
  const names = Object.values(figures);
  const rows = measuredPages.map((page) => [
    page,
    ...Object.keys(figures).map((figure) => number(sizes[page][figure as Figure])),
  ]);
  const widths = ["page", ...names].map((name, column) =>
    Math.max(name.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(" | ")} |`;
  const rule = `| ${widths.map((width, column) => (column === 0 ? "-".repeat(width) : `${"-".repeat(width - 1)}:`)).join(" | ")} |`;
  return `${introduction}\n${[line(["page", ...names]), rule, ...rows.map(line)].join("\n")}\n`;
}

const introduction = `# What the pages weigh

Measured on the built product: elements of the document with scripts on, and bytes. HTML is what the browser parses; the
other columns are bytes as they are sent, with Brotli where the product compresses. Scripts are those that the page
needs from the start; later ones follow when it is idle, or when somebody uses what they are for. /liste and
/assistant are those of a new customer.

\`npm run check\` compares this table with the build and fails when a figure has grown, or has shrunk so much that it could grow
back unnoticed. \`${rewrite}\` writes it anew: the difference is then a line of the commit, to be decided like any other.
The limits that no table may pass are in \`scripts/checks/page-sizes.ts\`.
`;

/** The table in the text that \`writeSizes\` wrote; pages and figures that it does not have are absent. */
export function readSizes(markdown: string): Partial<SizeTable> {
  const rows = markdown.split("\n").filter((row) => row.startsWith("| /"));
  return Object.fromEntries(
    rows.map((row) => {
      const [page = "", ...values] = row
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim());
      const sizes = Object.keys(figures).map((figure, index) => [
        figure,
        Number.parseInt(values[index]?.replaceAll(",", "") ?? "", 10),
      ]);
      return [page, Object.fromEntries(sizes)];
    }),
  ) as Partial<SizeTable>;
}

function cells(sizes: SizeTable): [MeasuredPage, Figure, number][] {
  return measuredPages.flatMap((page) =>
    (Object.keys(figures) as Figure[]).map((figure): [MeasuredPage, Figure, number] => [
      page,
      figure,
      sizes[page][figure],
    ]),
  );
}

function number(value: number): string {
  return value.toLocaleString("en-GB");
}
