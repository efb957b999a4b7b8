import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, type DefaultTreeAdapterTypes as Tree } from "parse5";

const root = join(import.meta.dirname, "../..");
/** Instead of the address of the server that was asked, which differs from run to run. */
const address = "https://www.matinal.example";

/** A part of the page that works by scripts: its name, its file, and what it waits for (app/islands/island.tsx). */
export type Part = { name: string; file: string; waitsFor: string | null };

/** Our home page as it is served: what the peers are written from. */
export type HomePage = {
  html: string;
  head: Head;
  body: Tree.Element;
  islands: Part[];
  enhancements: Part[];
  /** The style sheet, and the fonts and icons by their path on the server. */
  styleSheet: string;
  files: Map<string, Uint8Array>;
};

/** Everything in the head but style sheets and scripts that run. */
export type Head = {
  title: string;
  meta: Record<string, string>[];
  links: Record<string, string>[];
  structuredData: string;
};

/** Reads the home page of a running server, and the files of its build that the page needs. */
export async function readHomePage(url: string): Promise<HomePage> {
  const html = (await (await fetch(url)).text()).replaceAll(new URL(url).origin, address);
  // Without scripting <noscript> has elements, not text.
  const document = parse(html, { scriptingEnabled: false });
  const elements = elementsIn(document);
  const named = (tag: string) => elements.filter(({ tagName }) => tagName === tag);
  const [body] = named("body");
  if (!body) throw new Error("The home page has no body.");

  const links = named("link").map(attributesOf);
  const sheet = links.find(({ rel }) => rel === "stylesheet")?.href;
  if (!sheet) throw new Error("The home page has no style sheet.");
  return {
    html,
    head: {
      title: named("title").map(textOf).join(""),
      meta: named("meta").map(attributesOf),
      links: links.filter(({ rel }) => rel !== "stylesheet"),
      structuredData: named("script")
        .filter((script) => attributesOf(script).type === "application/ld+json")
        .map(textOf)
        .join(""),
    },
    body,
    islands: partsIn(elements, "island"),
    enhancements: partsIn(elements, "enhancement"),
    styleSheet: readFileSync(join(root, "build/client", sheet), "utf8"),
    files: await filesOf(url),
  };
}

/** The element's attributes by their names in HTML. */
export function attributesOf(element: Tree.Element): Record<string, string> {
  return Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]));
}

export function isElement(node: Tree.ChildNode): node is Tree.Element {
  return "tagName" in node;
}

function elementsIn(parent: Tree.ParentNode): Tree.Element[] {
  return parent.childNodes.filter(isElement).flatMap((child) => [child, ...elementsIn(child)]);
}

function textOf(element: Tree.Element): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

function partsIn(elements: Tree.Element[], kind: "island" | "enhancement"): Part[] {
  return elements.map(attributesOf).flatMap((attributes) => {
    const name = attributes[`data-${kind}`];
    if (name === undefined) return [];
    const [file] = globSync(`app/**/${name}.${kind}.{ts,tsx}`, { cwd: root });
    if (!file) throw new Error(`No file has the ${kind} ${name}.`);
    return [{ name, file, waitsFor: attributes["data-waits-for"] ?? null }];
  });
}

async function filesOf(url: string): Promise<Map<string, Uint8Array>> {
  const folder = join(root, "build/client");
  const paths = globSync(["assets/*.woff2", "*.{ico,png,svg}", "icons/*"], { cwd: folder });
  const files = new Map<string, Uint8Array>(paths.map((path) => [path, readFileSync(join(folder, path))]));
  const manifest = await fetch(new URL("manifest.webmanifest", url));
  return files.set("manifest.webmanifest", new Uint8Array(await manifest.arrayBuffer()));
}
