import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { chooseEncoding, compress } from "./encoding.server.ts";

const all = { br: new Uint8Array(), gzip: new Uint8Array(), identity: new Uint8Array() };

test.each([
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0.5, gzip", "gzip"],
  ["br;q=0, gzip;q=0", "identity"],
  ["BR", "br"],
  ["*", "br"],
  ["*;q=0.5, br;q=0", "gzip"],
  ["identity, br;q=0.5", "identity"],
  ["", "identity"],
  ["br;q=nonsense", "identity"],
  ["identity;q=0, *;q=0", "identity"],
  [null, "identity"],
])("Accept-Encoding %j selects %s", (accepted, expected) => {
  expect(chooseEncoding(accepted, all)).toBe(expected);
});

test("an encoding that is not available is not chosen", () => {
  expect(chooseEncoding("br, gzip", { identity: new Uint8Array() })).toBe("identity");
});

test("any number of made-up values leaves the result for others unchanged", () => {
  for (let made = 0; made < 1000; made++) expect(chooseEncoding(`made-up-${made}, gzip`, all)).toBe("gzip");
  expect(chooseEncoding("gzip, deflate, br, zstd", all)).toBe("br");
  expect(chooseEncoding("gzip, deflate, br, zstd", { identity: new Uint8Array() })).toBe("identity");
});

test("compressed bodies decompress to the same bytes, and are omitted where they save nothing", async () => {
  const page = new TextEncoder().encode("<p>Bonjour</p>".repeat(100));
  const { br, gzip } = await compress(page);
  expect(new Uint8Array(brotliDecompressSync(br ?? ""))).toEqual(page);
  expect(new Uint8Array(gunzipSync(gzip ?? ""))).toEqual(page);
  expect(Object.keys(await compress(new Uint8Array([1])))).toEqual(["identity"]);
});
