/**
 * What a text of this repository may name: tracked files, rules of docs/product under their ids, sections of
 * interface.md. A reader who has only the repository can follow every one of them.
 */
export type Known = {
  /** Paths from the root of the repository, with forward slashes. */
  files: readonly string[];
  requirements: string;
  decisions: string;
  interface: string;
};

/** Documents that the project was begun with and does not hold. */
const absent = /\b(?:spec|contract|architecture|quality|design)\.md\b|\.\.\/shared\b|\bissue \d+/gi;

/** A file named by its path, or by the end of it. Names that begin with a dot or a star are endings, not files. */
const fileName = /(?<![\w./*@:-])(?:[\w-]+\/)*\w[\w.-]*\.(?:tsx?|md|css)\b/g;

/** One line for each reference in `text` that leads nowhere: what it names, and why it cannot be followed. */
export function brokenReferences(path: string, text: string, known: Known): string[] {
  const ids = new Set(known.requirements.match(/^\| [A-Z]+-\d\d(?= \|)/gm)?.map((row) => row.slice(2)));
  const sections = new Set(known.requirements.match(/^## [A-Z]+(?= )/gm)?.map((row) => row.slice(3)));
  const rules = new Set(known.decisions.match(/^- \*\*D\d+/gm)?.map((row) => row.slice(4)));
  const headings = new Set(known.interface.match(/^#+ .+$/gm)?.map((row) => row.replace(/^#+ /, "")));
  const prose = proseOf(path, text);

  const broken: string[] = [];
  const expect = (isThere: boolean, name: string, why: string) => {
    if (!isThere) broken.push(`${name}: ${why}`);
  };
  for (const [name] of prose.matchAll(absent)) expect(false, name, "is not in this repository");
  for (const [name] of prose.matchAll(/\b[A-Z]{2,4}-\d\d\b/g))
    if (sections.has(name.slice(0, -3))) expect(ids.has(name), name, "is not a requirement");
  for (const [, section = ""] of prose.matchAll(/requirements\.md ([A-Z]{2,4})\b/g))
    expect(sections.has(section), section, "is not a section of requirements.md");
  for (const [, rule = ""] of prose.matchAll(/decisions\.md (D\d+)\b/g))
    expect(rules.has(rule), rule, "is not a rule of decisions.md");
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
      expect(known.files.includes(resolved(path, link)), link, "is a link to nothing");
  return broken;
}

/** Comments and test names of source, all of a document. */
function proseOf(path: string, text: string): string {
  if (path.endsWith(".md")) return text;
  const comments = text.match(/\/\*[\s\S]*?\*\/|(?<![:\w"'`])\/\/.*$/gm) ?? [];
  const names = text.match(/^\s*(?:test|describe|it)(?:\.\w+)*\(\s*["'`].*$/gm) ?? [];
  return [...comments, ...names].join("\n");
}

function resolved(from: string, link: string): string {
  return new URL(link, `file:///${from}`).pathname.slice(1);
}
