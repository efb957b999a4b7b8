import { expect, test } from "vitest";
import { browserIdOf, identifyBrowser } from "./browser-id.server.ts";
import { setFlash, takeFlash } from "./flash.server.ts";
import { knownBrowser, rememberBrowser } from "./known-browser.server.ts";
import { setReturnPath, takeReturnPath } from "./return-path.server.ts";

function requestWith(setCookie: string, url = "http://localhost:3000/login"): Request {
  return new Request(url, { headers: { Cookie: `other=1; ${setCookie.split(";", 1)[0]}; last=2` } });
}

const unidentified = new Request("http://localhost:3000/login");

test("a browser is recognised by its id, which scripts cannot read", () => {
  const { browser, setCookie } = identifyBrowser(unidentified, { isHttps: false });
  expect(browserIdOf(requestWith(setCookie))).toBe(browser);
  expect(setCookie).toMatch(/^matinal\.browser=[\w-]{22}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/);
});

test("a browser that requests another link keeps its id for another quarter of an hour", () => {
  const first = identifyBrowser(unidentified, { isHttps: false });
  expect(identifyBrowser(requestWith(first.setCookie), { isHttps: false })).toEqual(first);
});

test("two browsers never share an id", () => {
  const ids = Array.from({ length: 100 }, () => identifyBrowser(unidentified, { isHttps: false }).browser);
  expect(new Set(ids).size).toBe(100);
});

test.each([
  "",
  "matinal.browser=",
  "matinal.browser=short",
  "matinal.browser=<script>",
  "=x",
  "matinal.browser",
])("the cookie header %j contains no id", (cookie) => {
  expect(browserIdOf(new Request("http://localhost/", { headers: { Cookie: cookie } }))).toBeNull();
});

test("a flash is shown once, on the next page", () => {
  const request = requestWith(setFlash({ isHttps: false }, "signInFirst"));
  const { flash, clear } = takeFlash(request);
  expect(flash).toBe("signInFirst");
  expect(clear).toBe("matinal.notice=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
});

test("an unknown flash is not shown", () => {
  expect(takeFlash(requestWith("matinal.notice=constructor")).flash).toBeNull();
  expect(takeFlash(requestWith("x=y")).flash).toBeNull();
});

const overHttps = "https://www.example.com/login";
const settings = { authSecret: "a secret of this test", isHttps: true };

test("on https the four cookies that we set ourselves have the __Host- prefix", () => {
  const request = new Request(overHttps);
  for (const line of [
    identifyBrowser(request, settings).setCookie,
    setFlash(settings, "signInFirst"),
    setReturnPath(settings, "/compte"),
    rememberBrowser(settings, request, "anna@example.fr"),
    takeFlash(request).clear,
    takeReturnPath(request).clear,
  ])
    expect(line).toMatch(/^__Host-matinal\.\w+=[^;]*; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
});

test("a cookie without the prefix is ignored on https, and one with it on http", () => {
  const { setCookie, browser } = identifyBrowser(new Request(overHttps), settings);
  expect(browserIdOf(requestWith(setCookie, overHttps))).toBe(browser);
  expect(browserIdOf(requestWith(setCookie.replace("__Host-", ""), overHttps))).toBeNull();
  expect(browserIdOf(requestWith(setCookie))).toBeNull();
  expect(takeFlash(requestWith(setFlash({ isHttps: false }, "signInFirst"), overHttps)).flash).toBeNull();
});

test("a browser is known for the mailbox that signed in there and for no other", () => {
  const cookie = rememberBrowser(settings, new Request(overHttps), "anna@example.fr");
  const request = requestWith(cookie, overHttps);
  const known = knownBrowser(settings, request, "Anna+x@example.fr");
  expect(known).toMatch(/^[\w-]{22}$/);
  expect(knownBrowser(settings, request, "bea@example.fr")).toBeNull();
  expect(knownBrowser({ ...settings, authSecret: "another" }, request, "anna@example.fr")).toBeNull();
  expect(rememberBrowser(settings, request, "anna@example.fr")).toBe(cookie);
  expect(rememberBrowser(settings, request, "bea@example.fr")).not.toContain(known);
  expect(cookie).not.toMatch(/anna|example/);
});

test.each(["", "x", ".", "x.y", "%", `${"a".repeat(8_000)}.b`])(
  "the cookie %j makes no browser known",
  (value) => {
    const request = requestWith(`__Host-matinal.known=${value}`, overHttps);
    expect(knownBrowser(settings, request, "anna@example.fr")).toBeNull();
  },
);
