import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const packages = join(import.meta.dirname, "../../node_modules");
const folder = join(packages, ".cache/web-fonts");
const source = join(
  packages,
  "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2",
);

/** The weights and the optical sizes that app/ui/styles uses: of running text, and of the largest heading. */
const variationAxes = { wght: { min: 400, max: 700 }, opsz: { min: 14, max: 64 } };

/** Without the positioning of combining marks, which French does not need. */
const keepFeatures = ["kern", "tnum"];

/**
 * The characters of the first file: those of French and of our own texts. Kerning is most of the file, and rare signs
 * have pairs of their own: {}[]~<>\ alone are 6 kB.
 */
const frenchCharacters = [
  "ABCDEFGHIJKLMNOPQRSTUVWXYZ",
  "abcdefghijklmnopqrstuvwxyz",
  "ÀÂÆÇÈÉÊËÎÏÔŒÙÛÜ",
  "àâæçèéêëîïôœùûüÿ",
  "0123456789€%°+−×÷=",
  " \u00A0.,:;!?…·•’'\"“”«»()-–—/|&@_",
].join("");

/** Which every typeface is asked for and most do without: they are the first file's, so that none fetches the second. */
const invisible = charactersIn("U+0000-001F,U+007F-009F,U+00AD,U+2000-200F,U+2028-202F,U+205F-2064,U+FEFF");

/** The characters of `source`, as its package declares them. */
const sourceRange =
  "U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD";

const first = new Set([...frenchCharacters, ...invisible]);

/** The files of the family with their characters, of which none is in both: a browser fetches what a page needs. */
export const fontFiles = [
  { name: "bricolage-grotesque-french", characters: [...first] },
  {
    name: "bricolage-grotesque-other",
    characters: charactersIn(sourceRange).filter((character) => !first.has(character)),
  },
] as const;

/**
 * Makes the font files before anything is built or served, in node_modules/.cache/web-fonts/, with the style sheet that
 * declares them. docs/decisions/0026-home-page.md.
 */
export function webFonts(): Plugin {
  return { name: "web-fonts", config: ensureWebFonts };
}

/** Makes them unless they are there. Two processes may do it at once. */
async function ensureWebFonts(): Promise<void> {
  const fingerprint = fingerprintOfInputs();
  const stamp = join(folder, "stamp");
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint) return;

  const { default: subsetFont } = await import("subset-font");
  mkdirSync(folder, { recursive: true });
  const original = readFileSync(source);
  for (const { name, characters } of fontFiles)
    write(
      `${name}.woff2`,
      await subsetFont(original, characters.join(""), {
        targetFormat: "woff2",
        keepFeatures,
        variationAxes,
      }),
    );
  write("faces.css", fontFiles.map(faceOf).join(""));
  write("stamp", fingerprint);
}

function faceOf({ name, characters }: (typeof fontFiles)[number]): string {
  const { min, max } = variationAxes.wght;
  return `@font-face {
  font-family: "Bricolage Grotesque";
  font-weight: ${min} ${max};
  font-display: swap;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${rangeOf(characters)};
}
`;
}

function write(name: string, content: string | Buffer) {
  const unfinished = join(folder, `${name}.${process.pid}`);
  writeFileSync(unfinished, content);
  renameSync(unfinished, join(folder, name));
}

/** Of this file, the original and the programs that cut it. */
function fingerprintOfInputs(): string {
  const hash = createHash("sha256");
  const programs = ["subset-font", "harfbuzzjs", "fontverter", "wawoff2"];
  const manifests = programs.map((name) => join(packages, name, "package.json"));
  for (const file of [import.meta.filename, source, ...manifests]) hash.update(readFileSync(file));
  return hash.digest("hex");
}

/** As `unicode-range` writes them. */
function rangeOf(characters: readonly string[]): string {
  const points = characters.map((each) => each.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const ranges: [first: number, last: number][] = [];
  for (const point of points) {
    const open = ranges.at(-1);
    if (open?.[1] === point - 1) open[1] = point;
    else ranges.push([point, point]);
  }
  return ranges.map((ends) => `U+${[...new Set(ends)].map(hexadecimal).join("-")}`).join(",");
}

function charactersIn(range: string): string[] {
  return range.split(",").flatMap((part) => {
    const [first = 0, last = first] = part
      .slice("U+".length)
      .split("-")
      .map((end) => Number.parseInt(end, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
  });
}

function hexadecimal(point: number): string {
  return point.toString(16).toUpperCase().padStart(4, "0");
}
