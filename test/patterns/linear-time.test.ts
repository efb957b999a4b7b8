import { describe, expect, test } from "vitest";
import { fuzz } from "../fuzz.ts";
import { growthOf } from "./linear-time.ts";
import { distinctOf, proofOf, proofsPath, proveAnew, readProofs } from "./proofs.ts";
import { type Pattern, patternsIn, patternsOfProduct } from "./regular-expressions.ts";

const { patterns, unreadable } = patternsOfProduct();
const distinct = distinctOf(patterns);
const proofs = readProofs();

/** One in sixteen, the same ones until a pattern or the judge changes, and all in `npm run test:fuzz`. */
const isProvedAgain = (pattern: Pattern) => fuzz > 1 || proofOf(pattern).startsWith("0");

describe("every regular expression of the product is linear", () => {
  test.each(distinct)("$location /$source/$flags", (pattern) => {
    const isProved = proofs.has(proofOf(pattern)) && !isProvedAgain(pattern);
    expect(isProved ? "linear" : growthOf(pattern)).toBe("linear");
  });

  test("what was proved is written down, and nothing else", () => {
    expect([...proofs].sort(), `${proofsPath} is written by \`${proveAnew}\``).toEqual(
      distinct.map(proofOf).sort(),
    );
  });

  test("a line holds for its own pattern and flags only, and not without its number", () => {
    const pattern = { source: "a+b", flags: "g", isRepeated: true, location: "x.ts:1" };
    const other = [
      { ...pattern, source: "a+b?" },
      { ...pattern, flags: "" },
      { ...pattern, isRepeated: false },
    ];
    const numbers = [pattern, ...other].map((each) => proofOf(each).split(" ")[0]);
    expect(new Set(numbers).size).toBe(4);
    expect(proofOf({ ...pattern, location: "y.ts:2" })).toBe(proofOf(pattern));
  });

  test("none is made at run time, where it cannot be checked", () => {
    expect(unreadable).toEqual([]);
  });

  test("patterns are found in every part of the source and every kind of file", () => {
    const files = patterns.map(({ location }) => location.split(":")[0] ?? "");
    for (const part of [/^app\//, /^http\//, /^mail\//, /\.ts$/, /\.tsx$/])
      expect(files).toContainEqual(expect.stringMatching(part));
  });
});

const once = (source: string, flags = "") => ({ source, flags, isRepeated: false });
const repeated = (source: string, flags = "g") => ({ source, flags, isRepeated: true });

test.each([
  ["an exponential pattern", once("(a+)+$")],
  ["the e-mail pattern that once blocked the process", once(String.raw`@.+\.[a-z\d-]{2,}$`, "i")],
  ["a search that restarts at each letter", once("s+$")],
  ["an opening bracket without its closing one", once(String.raw`\[([^\]\n]+)\]`)],
  ["a lookbehind that scans back each time", once("(?<=a.*)b")],
  ["a lookahead that scans to the end each time", repeated("a(?=.*b)", "gs")],
  ["a repeated match that looks further than it reaches", repeated("a(?:.*b)?", "gs")],
  ["a finite pattern with exponentially many steps", once("^(?:a?){30}a{30}$")],
])("%s is not linear", (_name, pattern) => {
  expect(growthOf(pattern)).not.toBe("linear");
});

test.each([
  once(String.raw`^[\w-]{22}$`),
  once(String.raw`^\s*[-*•]\s(.*)$`, "s"),
  repeated(String.raw`\n{2,}`),
  repeated(String.raw`(?<=\d) (?=\d)`),
])("$source is linear", (pattern) => {
  expect(growthOf(pattern)).toBe("linear");
});

test("patterns are read from literals, calls, attributes and valibot actions", () => {
  const { patterns, unreadable } = patternsIn(
    "page.tsx",
    `import * as v from "valibot";
     import { uuid } from "valibot";
     const separator: RegExp = /,+/;
     text.split(separator);
     new RegExp("a+b", "i").test(text) || RegExp(String.raw\`\\d+\`);
     text.matchAll(/x/g), text.match("y+"), text.search(\`z\`), text.match(separator);
     v.pipe(v.string(), v.uuid(), v.maxLength(3), v.regex(/^w$/u));
     const field = <input pattern="[0-9]{6}" name="code" />;
     new RegExp(typed);
     text.match(typed);
     const other = <input pattern={made} />;`,
  );
  expect(patterns.map(({ source, flags, isRepeated }) => [source, flags, isRepeated])).toEqual(
    expect.arrayContaining([
      [",+", "", true],
      ["a+b", "i", false],
      ["\\d+", "", false],
      ["x", "g", true],
      ["y+", "", false],
      ["z", "", false],
      [expect.stringContaining("[\\da-f]{8}"), "iu", false],
      ["^w$", "u", false],
      ["^(?:[0-9]{6})$", "u", false],
    ]),
  );
  expect(patterns).toHaveLength(9);
  expect(unreadable).toEqual(["page.tsx:2", "page.tsx:9", "page.tsx:10", "page.tsx:11"]);
});
