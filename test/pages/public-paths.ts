import routes from "#app/routes.ts";

/** A path for each parameter of a public page. */
const examples: Record<string, string> = { ":id": "1" };

/** Those that exist where a register is configured; test/journeys/market looks at them. */
const needRegister = ["combien-d-entreprises"];

/**
 * The path of every public page, as app/routes.ts lists them; of a page with parameters, one of its paths. Without a register,
 * as tests run the product, unless `hasRegister`.
 */
export function publicPaths({ hasRegister = false } = {}): string[] {
  const pages = routes.find(({ file }) => file === "layouts/public/route.tsx")?.children ?? [];
  return pages
    .filter(({ path = "" }) => path !== "*" && (hasRegister || !needRegister.includes(path)))
    .map(({ path = "" }) => `/${path.split("/").map(exampleOf).join("/")}`);
}

function exampleOf(segment: string): string {
  const example = segment.startsWith(":") ? examples[segment] : segment;
  if (example === undefined) throw new Error(`test/pages/public-paths.ts has no example of ${segment}.`);
  return example;
}
