import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

test("favicon.ico contains a PNG of 16, 32 and 48 pixels where its directory says", () => {
  const file = readFileSync(new URL("../../public/favicon.ico", import.meta.url));
  expect([file.readUInt16LE(0), file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([0, 1, 3]);
  const images = [0, 1, 2].map((index) => {
    const entry = file.subarray(6 + 16 * index, 22 + 16 * index);
    const png = file.subarray(entry.readUInt32LE(12), entry.readUInt32LE(12) + entry.readUInt32LE(8));
    expect(png.toString("latin1", 1, 4)).toBe("PNG");
    expect(png.toString("latin1", png.length - 8, png.length - 4)).toBe("IEND");
    return [entry[0], entry[1], png.readUInt32BE(16), png.readUInt32BE(20)];
  });
  expect(images).toEqual([16, 32, 48].map((size) => [size, size, size, size]));
});
