import { expect, test } from "vitest";
import { inlineHashes } from "./inline-hashes.server.ts";

test("each distinct inline script and style is listed once by its SHA-256, and files and data are not", () => {
  const html = `<style>a{}</style><script>go()</script><script type="module" async="">go()</script>
    <script src="/a.js"></script><script type="application/ld+json">{}</script><noscript><style>b{}</style></noscript>`;
  expect(inlineHashes(html)).toEqual({
    // printf 'go()' | openssl dgst -sha256 -binary | base64
    scripts: ["'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='"],
    styles: [expect.stringMatching(/^'sha256-/), expect.stringMatching(/^'sha256-/)],
  });
});
