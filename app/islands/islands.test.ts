import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import type { Island } from "./island.tsx";

const modules = import.meta.glob<{ default: Island<object> }>("../**/*.island.tsx");

test("each island has the name of its file, and no two islands share one", async () => {
  const names = await Promise.all(
    Object.entries(modules).map(async ([path, load]) => {
      const { islandName } = (await load()).default;
      expect(path.endsWith(`/${islandName}.island.tsx`), path).toBe(true);
      return islandName;
    }),
  );
  expect(names.length).toBeGreaterThan(0);
  expect(new Set(names).size).toBe(names.length);
});

test("no two enhancements share a name, which is all that the page says of them", () => {
  const files = globSync("app/**/*.enhancement.ts", { cwd: join(import.meta.dirname, "../..") });
  const names = files.map((file) => basename(file));
  expect(names).toContain("taglines.enhancement.ts");
  expect(new Set(names).size).toBe(names.length);
});
