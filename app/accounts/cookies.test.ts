import { expect, test } from "vitest";
import { browserOf, markBrowser } from "./browser-cookie.server.ts";
import { putNotice, takeNotice } from "./notice.server.ts";

function requestWith(setCookie: string, url = "http://localhost:3000/login"): Request {
  return new Request(url, { headers: { Cookie: `other=1; ${setCookie.split(";", 1)[0]}; last=2` } });
}

const unmarked = new Request("http://localhost:3000/login");

test("a browser is recognised by the mark it was given, which scripts cannot read", () => {
  const { browser, setCookie } = markBrowser(unmarked, { isHttps: false });
  expect(browserOf(requestWith(setCookie))).toBe(browser);
  expect(setCookie).toMatch(/^matinal\.browser=[\w-]{22}; Max-Age=900; Path=\/; HttpOnly; SameSite=Lax$/);
  expect(markBrowser(unmarked, { isHttps: true }).setCookie).toMatch(/; Secure$/);
});

test("a browser that asks again keeps its mark, for a quarter of an hour more", () => {
  const first = markBrowser(unmarked, { isHttps: false });
  expect(markBrowser(requestWith(first.setCookie), { isHttps: false })).toEqual(first);
});

test("two browsers never share a mark", () => {
  const marks = Array.from({ length: 100 }, () => markBrowser(unmarked, { isHttps: false }).browser);
  expect(new Set(marks).size).toBe(100);
});

test.each([
  "",
  "matinal.browser=",
  "matinal.browser=short",
  "matinal.browser=<script>",
  "=x",
  "matinal.browser",
])("the cookie header %j marks no browser", (cookie) => {
  expect(browserOf(new Request("http://localhost/", { headers: { Cookie: cookie } }))).toBeNull();
});

test("a notice is said once, on the next page", () => {
  const request = requestWith(putNotice({ isHttps: false }, "signInFirst"));
  const { notice, clear } = takeNotice(request);
  expect(notice).toBe("signInFirst");
  expect(clear).toBe("matinal.notice=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax");
});

test("a notice that we never put is not said", () => {
  expect(takeNotice(requestWith("matinal.notice=constructor")).notice).toBeNull();
  expect(takeNotice(requestWith("x=y")).notice).toBeNull();
});
