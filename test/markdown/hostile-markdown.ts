import { fuzz } from "../fuzz.ts";

/** The length of a hostile text: twice as much as is read and five times as much as an answer may have. */
export const length = 64_000;

/** The length of texts of which there are hundreds; `npm run test:fuzz` tries them in full. */
const lengthOfMany = fuzz === 1 ? 8_000 : length;

/** `piece` as often as it fits into a text of `size` characters. */
const repeated = (piece: string, size = length) =>
  piece.repeat(Math.ceil(size / piece.length)).slice(0, size);

const signs = [
  "*",
  "_",
  "~",
  "`",
  "[",
  "]",
  "(",
  "<",
  "!",
  "&",
  "\\",
  "|",
  "-",
  ">",
  "#",
  "+",
  "1.",
  ":",
  "=",
];

/** Each sign, and each with another one, around a word. */
const combined = signs.flatMap((one, index) => [
  one,
  ...signs.slice(index + 1).map((other) => `${one}${other}a${other} ${one}`),
]);

/** Runs of a sign, from both sides of a word. */
const runs = ["*", "_", "~", "`"].flatMap((sign) =>
  [3, 250, 3_000].flatMap((count) => {
    const run = sign.repeat(count);
    return [`${run}a${run}`, `${run}a${run}\n\n`, `${run} a `];
  }),
);

/** What the search of the generator below found, and what had been slow before. */
const found = [
  "**a ",
  "[[a]",
  "[a][",
  "[a](",
  "![",
  "~~a",
  "<a ",
  "&#",
  "> - ",
  "- - - - a\n",
  "1. + \n",
  "1)  \n",
  "===\n",
  "a\n\n",
  "[a]: b\n",
  '[a]: b "c"\n',
  "|-|-|\n",
  "|a|b|\n|-|-|\n",
  "|a|b|c|d|e|\n|-|-|-|-|-|\n",
  "\\```\t + ",
  "![:é<!--<!A[a]: <1. 1)a b  \n",
  "<![CDATA[](a)<a@b[a]&a\\\n\n",
  "https://a.b/!",
  "a@b.c ",
  `${"*a ".repeat(250)}${"a* ".repeat(249)}\n\n`,
  `${"1. ".repeat(13)}\n`,
];

/** Texts whose beginnings of code, HTML or links have their ends looked for in all that follows. */
const endless = ["<?", "<!--", "<!A", "<![CDATA[", '<a b="', "[a](b '", "``", ":<?1)"].map((beginning) =>
  `a${`${beginning} `.repeat(250)}${repeated("]` \\\n b ")}`.slice(0, length),
);

/** Markdown that has been, or could be, slow to read: texts of 64,000 characters, pairs of signs of 8,000. */
export const hostileMarkdown = [
  ...combined.map((piece) => repeated(piece, piece.length > 2 ? lengthOfMany : length)),
  ...[...runs, ...found].map((piece) => repeated(piece)),
  ...endless,
];

const pieces = [
  ...signs,
  ...["**", "__", "~~", "```", "](", "](a)", "[a]", "[a][", "<?", "<!--", "<a ", '<a b="', "&amp;", "\\*"],
  ...["- ", "1. ", "> ", "# ", "[a]: b\n", "[a]: <", "|a|b|\n|-|-|\n", "https://a.b ", "a@b.c "],
  ...["a", "b ", "é", "😀", " ", "  ", "\n", "\n\n", "  \n", "\t", '"', "'"],
];

/** Texts of up to `length` characters: stretches of repeated pieces, one after the other or again and again. */
export function* generatedMarkdown(count: number, seed: number): Generator<string> {
  const random = randomFrom(seed);
  const below = (end: number) => Math.floor(random() * end);
  const piece = () => Array.from({ length: 1 + below(5) }, () => pieces[below(pieces.length)] ?? "").join("");
  for (let number = 0; number < count; number++) {
    const size = 1 + below(random() < 0.5 ? 300 : 12_000);
    const stretches = Array.from({ length: 1 + below(4) }, () =>
      piece()
        .repeat(1 + below(size))
        .slice(0, length),
    );
    yield repeated(`${stretches.join("")}\n\n`);
  }
}

/** Mulberry32: numbers from 0 to 1, the same ones for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
