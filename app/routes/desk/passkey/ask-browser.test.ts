import { afterEach, expect, test, vi } from "vitest";
import { makePasskey, presentPasskey } from "./ask-browser.ts";

afterEach(() => vi.unstubAllGlobals());

/** A browser that answers the product's question with this. */
function browserWith(ask: () => Promise<unknown>) {
  vi.stubGlobal("fetch", async () => Response.json({}));
  vi.stubGlobal("PublicKeyCredential", {
    parseCreationOptionsFromJSON: () => ({}),
    parseRequestOptionsFromJSON: () => ({}),
  });
  vi.stubGlobal("navigator", { credentials: { create: ask, get: ask } });
}

const failing = (name: string) => () => Promise.reject(new DOMException("", name));

test("an authenticator that has a passkey already is told apart from a person who declines", async () => {
  browserWith(async () => ({ id: "x" }));
  expect(await makePasskey()).toEqual({ kind: "answered", text: '{"id":"x"}' });
  browserWith(failing("InvalidStateError"));
  expect(await makePasskey()).toEqual({ kind: "known" });
  for (const name of ["NotAllowedError", "AbortError"]) {
    browserWith(failing(name));
    expect(await makePasskey()).toEqual({ kind: "declined" });
    expect(await presentPasskey()).toEqual({ kind: "declined" });
  }
});
