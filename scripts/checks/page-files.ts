import { globSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";
import { type PageModules, type PageScripts, scriptsOf } from "./page-scripts.ts";

/** A page as it was sent, and what it makes the browser fetch from the build. */
export type PageFiles = { elements: number; css: string[]; scripts: PageScripts; fonts: string[] };

/** Attributes whose text is drawn. */
const drawnAttributes = ["placeholder", "value"];

/**
 * Reads the HTML of a page as a browser with scripts does, and names the files of `client`, the built folder, that it
 * fetches on a first visit.
 */
export function filesOf(html: string, client: string): PageFiles {
  const elements = [...elementsIn(parse(html))];
  const css = linkedFiles(elements, "stylesheet");
  return {
    elements: elements.length,
    css,
    scripts: scriptsOf(modulesOf(elements), client),
    fonts: fontsFor(
      charactersOf(elements),
      css.map((path) => readFileSync(join(client, path), "utf8")),
    ),
  };
}

/** Bytes of a built file as it is sent to a browser that accepts Brotli. */
export function sentSize(path: string, client: string): number {
  const [compressed] = globSync(`${path.slice(1)}.br`, { cwd: client });
  return statSync(join(client, compressed ?? path)).size;
}

/** As `querySelectorAll("*")` finds them: not those of templates, nor of `noscript`, which is a text with scripts on. */
function* elementsIn(node: Tree.ParentNode): Generator<Tree.Element> {
  for (const child of node.childNodes) {
    if (!("tagName" in child)) continue;
    yield child;
    yield* elementsIn(child);
  }
}

function attribute(element: Tree.Element, name: string): string | undefined {
  return element.attrs.find((each) => each.name === name)?.value;
}

function linkedFiles(elements: Tree.Element[], rel: string): string[] {
  return elements
    .filter(({ tagName }) => tagName === "link")
    .filter((link) => attribute(link, "rel") === rel)
    .map((link) => attribute(link, "href") ?? "");
}

/** Text that is drawn, of the whole body. */
function charactersOf(elements: Tree.Element[]): Set<string> {
  const undrawn = ["script", "style", "noscript", "title"];
  const texts = elements.flatMap((element) => [
    ...drawnAttributes.map((name) => attribute(element, name) ?? ""),
    ...(undrawn.includes(element.tagName)
      ? []
      : element.childNodes.map((child) => ("value" in child ? child.value : ""))),
  ]);
  return new Set(texts.join(""));
}

/** The font files of the style sheets that have one of the characters. */
function fontsFor(characters: Set<string>, styleSheets: string[]): string[] {
  const points = [...characters].map((character) => character.codePointAt(0) ?? 0);
  return styleSheets.flatMap((css) =>
    [...css.matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(([, face = ""]) => {
      const file = face.match(/url\(["']?([^"')]+\.woff2)/)?.[1];
      const range = face.match(/unicode-range:\s*([^;}]*)/)?.[1] ?? "U+0-10FFFF";
      const isNeeded = range.split(",").some((part) => {
        const [first = 0, last = first] = part
          .trim()
          .slice("U+".length)
          .split("-")
          .map((end) => Number.parseInt(end, 16));
        return points.some((point) => point >= first && point <= last);
      });
      return file && isNeeded ? [file] : [];
    }),
  );
}

/**
 * The modules and the parts that the document names; those of a page of the router wait for its first paint
 * (app/islands/boot/scripts-after-paint.ts).
 */
function modulesOf(elements: Tree.Element[]): PageModules {
  const scripts = elements.filter(({ tagName }) => tagName === "script");
  const partsThat = (wait: boolean) =>
    elements
      .filter((element) => (attribute(element, "data-waits-for") !== undefined) === wait)
      .flatMap((element) =>
        ["island", "enhancement"].flatMap((kind) => {
          const name = attribute(element, `data-${kind}`);
          return name ? [`${name}.${kind}`] : [];
        }),
      );
  return {
    entry: scripts.flatMap((script) => attribute(script, "data-entry") ?? [])[0],
    page: elements.flatMap((element) => attribute(element, "data-page") ?? [])[0],
    named: [
      ...["modulepreload", "after-paint"].flatMap((relation) => linkedFiles(elements, relation)),
      ...scripts.flatMap((script) => attribute(script, "src") ?? []),
    ],
    inline: scripts
      .filter((script) => ["module", "text/after-paint"].includes(attribute(script, "type") ?? ""))
      .flatMap(({ childNodes: [code] }) => (code && "value" in code ? code.value : [])),
    parts: partsThat(false),
    waiting: partsThat(true),
  };
}
