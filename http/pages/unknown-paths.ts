import { type RouteNode, type Routes, routeTree } from "./route-tree.ts";

/** A route as its path from the root: static segments, `:parameters`, and perhaps a final `*`. */
type Pattern = { id: string; segments: string[]; handle: RouteNode["handle"] };

/**
 * Returns a function that finds the route whose 404 answers a URL, without the router: `null` unless it is certain that
 * no page has this path. It compares a path of printable ASCII with each route, as the router does, except that what
 * the URL parser or the router rewrites (dot segments, empty segments, requests for a page's data) is never certain.
 * `reserved` are paths that the application answers itself.
 */
export function createUnknownPaths(
  routes: Routes,
  reserved: readonly string[],
): (url: string) => string | null {
  const patterns = patternsOf(routeTree(routes));
  const pages = patterns.filter(({ segments }) => segments.at(-1) !== "*");
  const splats = patterns
    .filter(({ segments }) => segments.at(-1) === "*")
    .map(({ id, segments }) => ({ id, segments: segments.slice(0, -1) }))
    .sort((one, other) => other.segments.length - one.segments.length);
  const others = reserved.map((path) => path.split("/").filter(Boolean));

  return (url) => {
    const path = url.split("?", 1)[0] ?? "";
    if (!/^\/[!-[\]-~]*$/.test(path) || path.includes("#") || path.endsWith(".data")) return null;
    const segments = decoded(path.replace(/\/$/, "").split("/").slice(1));
    if (segments.some((segment) => segment === "" || segment === "." || segment === "..")) return null;
    if (others.some((each) => isMatch(each, segments))) return null;

    const found = pages.filter((page) => isMatch(page.segments, segments));
    if (found.some(({ handle, segments: names }) => handle?.hasPage?.(paramsOf(names, segments)) ?? true))
      return null;
    const [parent] = found;
    return (
      (parent ?? splats.find((splat) => isMatch(splat.segments, segments.slice(0, splat.segments.length))))
        ?.id ?? null
    );
  };
}

function patternsOf(nodes: readonly RouteNode[], parent: readonly string[] = []): Pattern[] {
  return nodes.flatMap(({ id, path, handle, children }) => {
    const segments = [...parent, ...(path?.split("/").filter(Boolean) ?? [])];
    if (children?.length) return patternsOf(children, segments);
    return withAndWithoutOptional(segments).map((each) => ({ id, segments: each, handle }));
  });
}

/** The paths that a pattern with optional segments (`liste/:id?`) stands for. */
function withAndWithoutOptional(segments: readonly string[]): string[][] {
  return segments.reduce<string[][]>(
    (paths, segment) =>
      segment.endsWith("?")
        ? paths.flatMap((path) => [path, [...path, segment.slice(0, -1)]])
        : paths.map((path) => [...path, segment]),
    [[]],
  );
}

/** The segments as the router compares them: all of them as they are if one is malformed. */
function decoded(segments: string[]): string[] {
  try {
    return segments.map((each) => (each.includes("%") ? decodeURIComponent(each) : each));
  } catch (error) {
    if (error instanceof URIError) return segments;
    throw error;
  }
}

function isMatch(pattern: readonly string[], segments: readonly string[]): boolean {
  return (
    pattern.length === segments.length &&
    pattern.every(
      (each, index) => each.startsWith(":") || each.toLowerCase() === segments[index]?.toLowerCase(),
    )
  );
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    pattern.flatMap((each, index) => (each.startsWith(":") ? [[each.slice(1), segments[index] ?? ""]] : [])),
  );
}
