import { expect, test } from "vitest";
import { createToastStore } from "./toast-store.ts";

const titles = (store: ReturnType<typeof createToastStore>) => store.current().map((toast) => toast.title);

test("the site shows at most three toasts; a fourth replaces the oldest", () => {
  const store = createToastStore();
  for (const title of ["un", "deux", "trois", "quatre"]) store.show({ title });
  expect(titles(store)).toEqual(["deux", "trois", "quatre"]);
});

test("a form shows one toast at a time and leaves the site's toasts alone", () => {
  const store = createToastStore();
  store.show({ title: "site" });
  store.show({ title: "refusé", policy: "form", type: "error" });
  store.show({ title: "accepté", policy: "form", type: "success" });
  expect(titles(store)).toEqual(["site", "accepté"]);
});

test("a toast lasts 4 s on the site and 5 s on a form, unless the caller sets a duration", () => {
  const store = createToastStore();
  store.show({ title: "a" });
  store.show({ title: "b", policy: "form" });
  store.show({ title: "c", duration: 3000 });
  expect(store.current().map((toast) => toast.duration)).toEqual([4000, 5000, 3000]);
});

test("a loading toast stays until its result replaces it", () => {
  const store = createToastStore();
  const id = store.show({ title: "Envoi", type: "loading" });
  expect(store.current()[0]?.duration).toBe(Number.POSITIVE_INFINITY);
  store.show({ id, title: "Envoyé", type: "success" });
  expect(store.current()).toMatchObject([{ id, title: "Envoyé", duration: 4000 }]);
});

test("subscribers are notified of each change until they unsubscribe", () => {
  const store = createToastStore();
  let notified = 0;
  const unsubscribe = store.subscribe(() => {
    notified += 1;
  });
  const id = store.show({ title: "a" });
  store.dismiss(id);
  unsubscribe();
  store.show({ title: "b" });
  expect(notified).toBe(2);
  expect(titles(store)).toEqual(["b"]);
});

test("dismissing a toast that is not shown changes nothing, and tells nobody", () => {
  const store = createToastStore();
  store.show({ title: "a" });
  const shown = store.current();
  store.subscribe(() => {
    throw new Error("Nothing has changed.");
  });
  store.dismiss("elsewhere");
  expect(store.current()).toBe(shown);
});
