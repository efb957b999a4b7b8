import type { ServerBuild } from "react-router";
import { expect, test } from "vitest";
import type { Environment } from "#environment.ts";
import { withExistingPages } from "./existing-pages.ts";
import { createUnknownPaths } from "./unknown-paths.ts";

const exists = ({ companyRegisterUrl }: Environment) => companyRegisterUrl !== null;
const build = {
  assets: { routes: { public: {}, market: {}, other: {} } },
  routes: {
    public: { id: "public", module: { handle: { isStatic: true } } },
    market: { id: "market", parentId: "public", path: "market", module: { handle: { exists } } },
    other: { id: "other", parentId: "public", path: "*", module: {} },
  },
} as unknown as ServerBuild;

test("a page that the environment does not have is a path without a page", () => {
  const missing = (companyRegisterUrl: string | null) => {
    const { routes, assets } = withExistingPages(build, { companyRegisterUrl } as Environment);
    expect(Object.keys(assets.routes)).toEqual(Object.keys(routes));
    return createUnknownPaths(routes, [])("/market?sector=x");
  };
  expect(missing(null)).toBe("other");
  expect(missing("https://register.example")).toBeNull();
});
