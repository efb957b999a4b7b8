import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { manifest } from "./manifest.ts";

const root = new URL("../../../../", import.meta.url);

test("its icons are files of the declared size, and one is for shapes that the system cuts", () => {
  for (const { src, sizes } of manifest().icons) {
    const png = readFileSync(new URL(`public${src}`, root));
    expect(png.toString("latin1", 1, 4), src).toBe("PNG");
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`, src).toBe(sizes);
  }
  expect(manifest().icons.map(({ purpose }) => purpose)).toEqual(["any", "any", "maskable"]);
});

test("its colours are those of the page", () => {
  const tokens = readFileSync(new URL("app/ui/styles/tokens.css", root), "utf8");
  const [, paper] = tokens.match(/--color-paper: (#\w+);/) ?? [];
  expect(manifest()).toMatchObject({ theme_color: paper, background_color: paper, lang: "fr" });
});
