import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeStorage } from "#test/storage/fake-storage.ts";
import { carryText } from "./carried-text.ts";
import { clearUnsentText, loadUnsentText, saveUnsentText } from "./unsent-text.ts";

beforeEach(() => {
  vi.stubGlobal("localStorage", new FakeStorage());
  vi.stubGlobal("sessionStorage", new FakeStorage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("text that an earlier version kept is found, in this tab and in a new one", () => {
  localStorage.setItem("matinal.draft.epoch", "1");
  localStorage.setItem("matinal.draft.message.anna", JSON.stringify({ text: "d’un autre onglet" }));
  expect(loadUnsentText("anna", "message")).toEqual({ text: "d’un autre onglet" });
  sessionStorage.setItem(
    "matinal.draft.message.anna",
    JSON.stringify({ epoch: "1", draft: { text: "d’ici" } }),
  );
  expect(loadUnsentText("anna", "message")).toEqual({ text: "d’ici" });
});

test("text that an earlier version carried over a sign-in is found", () => {
  const carried = { draft: JSON.stringify({ tone: "Direct" }), until: Date.now() + 60_000 };
  sessionStorage.setItem("matinal.carried.profile.anna", JSON.stringify(carried));
  expect(loadUnsentText("anna", "profile")).toEqual({ tone: "Direct" });
});

test("text is kept under the same keys as before, and clearing removes it", () => {
  saveUnsentText("anna", "work-1", { title: "Plan" });
  carryText("anna", "profile", { tone: "Direct" });
  expect(Object.keys(localStorage).sort()).toEqual(["matinal.draft.epoch", "matinal.draft.work-1.anna"]);
  expect(JSON.parse(sessionStorage.getItem("matinal.draft.work-1.anna") ?? "")).toMatchObject({
    draft: { title: "Plan" },
  });
  expect(sessionStorage.getItem("matinal.carried.profile.anna")).toContain('"draft"');
  clearUnsentText();
  expect(loadUnsentText("anna", "work-1")).toBeNull();
});
