import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync, Visitor } from "vite";

/** What a document says about its scripts. */
export type PageModules = {
  /** The entry module of a static page; absent on others. */
  entry: string | undefined;
  /** The module of the route of a page that is one island; absent on others. */
  page: string | undefined;
  /** Modules that are loaded or preloaded by their path. */
  named: string[];
  /** The code of inline modules. */
  inline: string[];
  /** Files of the parts that start with the page, and of those that wait: `pricing.island`, `taglines.enhancement`. */
  parts: string[];
  waiting: string[];
};

/** Files that a page fetches by itself, and those that it can fetch later: when it is idle, or when it is used. */
export type PageScripts = { first: string[]; later: string[] };

/** The scripts of a page, found in the modules of `client`, the built folder, without running them. */
export function scriptsOf(
  { entry, page, named, inline, parts, waiting }: PageModules,
  client: string,
): PageScripts {
  const read = (path: string) => readFileSync(join(client, path), "utf8");
  const importsOf = (path: string) => importsIn(read(path), path);
  const ownImports = inline
    .map((code) => importsIn(code, "/"))
    .flatMap(({ fixed, dynamic }) => [...fixed, ...dynamic]);
  const given = [...(entry ? [entry] : []), ...(page ? [page] : []), ...named, ...ownImports];

  // The entry module loads one module for static pages, another for those that are one island, and another for those of the router.
  const started = given
    .filter(isEntry)
    .flatMap((path) => importsOf(path).dynamic)
    .filter(entry ? startsParts : page ? hydratesPage : isRouter);
  const chunksOf = (names: string[]) =>
    started.filter(startsParts).flatMap((path) => [
      ...partChunks(read(path), path, names),
      // What hydrates islands comes with the first of them.
      ...(names.some((name) => name.endsWith(".island"))
        ? importsOf(path).dynamic.filter((chunk) => chunk.includes("/hydrate-island-"))
        : []),
    ]);

  const first = reached([...given, ...started, ...chunksOf(parts)], (path) => importsOf(path).fixed);
  const all = reached([...first, ...chunksOf(waiting)], (path) => {
    const { fixed, dynamic } = importsOf(path);
    return isEntry(path) || startsParts(path) ? fixed : [...fixed, ...dynamic];
  });
  return { first: [...first], later: [...all].filter((path) => !first.has(path)) };
}

const isEntry = (path: string) => path.includes("/entry.client-");
const startsParts = (path: string) => path.includes("/start-page-");
const isRouter = (path: string) => path.includes("/router-");
const hydratesPage = (path: string) => !startsParts(path) && !isRouter(path);

/** The chunks of these parts, from the tables of loaders that `import.meta.glob` is built into. */
function partChunks(code: string, path: string, names: string[]): string[] {
  const loaders: string[] = [];
  new Visitor({
    Property({ key, start, end }) {
      const name =
        key.type === "Literal" && /\/([\w-]+\.(?:island|enhancement))\.tsx?$/.exec(String(key.value))?.[1];
      if (name && names.includes(name)) loaders.push(`({${code.slice(start, end)}})`);
    },
  }).visit(parseSync(path, code).program);
  return loaders.flatMap((loader) => importsIn(loader, path).dynamic);
}

function reached(paths: string[], next: (path: string) => string[]): Set<string> {
  const found = new Set(paths);
  for (const path of found) for (const each of next(path)) found.add(each);
  return found;
}

/** What the module at `path` imports when it is evaluated, and what it can import later, as paths on the site. */
function importsIn(code: string, path: string): { fixed: string[]; dynamic: string[] } {
  const { staticImports, staticExports, dynamicImports } = parseSync(path, code, { lang: "js" }).module;
  const resolved = (imported: string) => new URL(imported, `http://localhost${path}`).pathname;
  const fixed = [
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest }) => moduleRequest?.value ?? []),
    ),
  ];
  const dynamic = dynamicImports
    .map(({ moduleRequest: { start, end } }) => code.slice(start, end))
    // Others are expressions, of which nobody knows the value.
    .flatMap((argument) => /^["'`]([./][^"'`]*)["'`]$/.exec(argument)?.[1] ?? []);
  return { fixed: fixed.map(resolved), dynamic: dynamic.map(resolved) };
}
