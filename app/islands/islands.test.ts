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
