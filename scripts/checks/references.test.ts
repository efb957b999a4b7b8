import { expect, test } from "vitest";
import { brokenReferences } from "./references.ts";

const known = {
  files: [
    "README.md",
    "app/page.ts",
    "docs/guide.md",
    "docs/other.md",
    ...["interpretation", "interface", "requirements"].map((name) => `docs/product/${name}.md`),
  ],
  requirements: "## CTC — Contact page (1)\n\n| CTC-01 | Shows a title. | C |\n",
  interpretation: "- **D1 Prices.** One table.\n",
  interface: "# Interface\n\n## Environment\n",
};
const problems = (text: string, path = "app/page.ts") => brokenReferences(path, text, known);

test("valid references are accepted", () => {
  expect(
    problems(
      '/** CTC-01, requirements.md CTC, interpretation.md D1, interface.md "Environment", page.ts, docs/guide.md, UTF-16. */',
      "app/other.ts",
    ),
  ).toEqual([]);
});

test.each([
  ["// CTC-02", "CTC-02: is not a requirement"],
  ["/** interpretation.md D99 */", "D99: is not a rule of interpretation.md"],
  ["// As issue 3 wants.", "issue 3: is not in this repository"],
  ["/* spec.md §4 */", "spec.md: is not in this repository"],
  ["// See gone.ts.", "gone.ts: is not a file of this repository"],
  ['  test("CTC-07 holds", () => {});', "CTC-07: is not a requirement"],
])("%s is reported", (text, problem) => {
  expect(problems(text)).toEqual([problem]);
});

test("only comments and test names are checked, not code", () => {
  expect(problems('const path = "gone.ts"; const rule = "CTC-02";')).toEqual([]);
});

test("a link between documents must lead to a file", () => {
  expect(problems("[Guide](docs/guide.md#start), [site](https://example.org)", "README.md")).toEqual([]);
  expect(problems("[Other](other.md)", "docs/guide.md")).toEqual([]);
  expect(problems("[Gone](gone.html)", "docs/guide.md")).toEqual(["gone.html: is a link to nothing"]);
});
