/**
 * The targets that a text of this repository may cite: files, rules of docs/product by their ids, and sections of
 * interface.md.
 */
export type Known = {
  /** Paths from the root of the repository, with forward slashes. */
  files: readonly string[];
  requirements: string;
  interpretation: string;
  interface: string;
};

/** Documents that the project started from and that are not in the repository. */
const absent = /\b(?:spec|contract|architecture|quality|design)\.md\b|\.\.\/shared\b|\bissue \d+/gi;

/** A file by its path or the end of it. Names that begin with a dot or a star are patterns, not files. */
const fileName = /(?<![\w./*@:-])(?:[\w-]+\/)*\w[\w.-]*\.(?:tsx?|md|css)\b/g;

/** One line for each invalid reference in `text`: its name, and why it is invalid. */
export function brokenReferences(path: string, text: string, known: Known): string[] {
  const ids = new Set(known.requirements.match(/^\| [A-Z]+-\d\d(?= \|)/gm)?.map((row) => row.slice(2)));
  const sections = new Set(known.requirements.match(/^## [A-Z]+(?= )/gm)?.map((row) => row.slice(3)));
  const rules = new Set(known.interpretation.match(/^- \*\*D\d+/gm)?.map((row) => row.slice(4)));
  const headings = new Set(known.interface.match(/^#+ .+$/gm)?.map((row) => row.replace(/^#+ /, "")));
  const prose = proseOf(path, text);

  const broken: string[] = [];
  const expect = (isValid: boolean, name: string, why: string) => {
    if (!isValid) broken.push(`${name}: ${why}`);
  };
  for (const [name] of prose.matchAll(absent)) expect(false, name, "is not in this repository");
  for (const [name] of prose.matchAll(/\b[A-Z]{2,4}-\d\d\b/g))
    if (sections.has(name.slice(0, -3))) expect(ids.has(name), name, "is not a requirement");
  for (const [, section = ""] of prose.matchAll(/requirements\.md ([A-Z]{2,4})\b/g))
    expect(sections.has(section), section, "is not a section of requirements.md");
  for (const [, rule = ""] of prose.matchAll(/interpretation\.md (D\d+)\b/g))
    expect(rules.has(rule), rule, "is not a rule of interpretation.md");
  for (const [, heading = ""] of prose.matchAll(/interface\.md "([^"]+)"/g))
    expect(headings.has(heading), `"${heading}"`, "is not a section of interface.md");
  for (const [name] of prose.replace(absent, "").matchAll(fileName))
    expect(
      known.files.some((file) => file === name || file.endsWith(`/${name}`)),
      name,
      "is not a file of this repository",
    );
  if (path.endsWith(".md"))
    for (const [, link = ""] of text.matchAll(/\]\((?!https?:|mailto:|#|\/)([^)#]+)/g))
      expect(known.files.includes(resolveLink(path, link)), link, "is a link to nothing");
  return broken;
}

/** The comments and test names of a source file, or the whole text of a document. */
function proseOf(path: string, text: string): string {
  if (path.endsWith(".md")) return text;
  const comments = text.match(/\/\*[\s\S]*?\*\/|(?<![:\w"'`])\/\/.*$/gm) ?? [];
  const names = text.match(/^\s*(?:test|describe|it)(?:\.\w+)*\(\s*["'`].*$/gm) ?? [];
  return [...comments, ...names].join("\n");
}

function resolveLink(from: string, link: string): string {
  return new URL(link, `file:///${from}`).pathname.slice(1);
}
