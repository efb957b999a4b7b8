import { expect, test } from "vitest";
import { createToastStore } from "./toast-store.ts";

const titles = (store: ReturnType<typeof createToastStore>) => store.current().map((toast) => toast.title);

test("the site shows three toasts at most; a fourth sends the oldest away", () => {
  const store = createToastStore();
  for (const title of ["un", "deux", "trois", "quatre"]) store.show({ title });
  expect(titles(store)).toEqual(["deux", "trois", "quatre"]);
});

test("a form shows one toast at once and leaves the site's alone", () => {
  const store = createToastStore();
  store.show({ title: "site" });
  store.show({ title: "refusé", policy: "form", type: "error" });
  store.show({ title: "accepté", policy: "form", type: "success" });
  expect(titles(store)).toEqual(["site", "accepté"]);
});

test("a toast lasts 4 s on the site and 5 s on a form, unless it says otherwise", () => {
  const store = createToastStore();
  store.show({ title: "a" });
  store.show({ title: "b", policy: "form" });
  store.show({ title: "c", duration: 3000 });
  expect(store.current().map((toast) => toast.duration)).toEqual([4000, 5000, 3000]);
});

test("a toast that shows work stays until its result takes its place", () => {
  const store = createToastStore();
  const id = store.show({ title: "Envoi", type: "loading" });
  expect(store.current()[0]?.duration).toBe(Number.POSITIVE_INFINITY);
  store.show({ id, title: "Envoyé", type: "success" });
  expect(store.current()).toMatchObject([{ id, title: "Envoyé", duration: 4000 }]);
});

test("whoever listens hears of each change until they leave", () => {
  const store = createToastStore();
  let heard = 0;
  const leave = store.subscribe(() => {
    heard += 1;
  });
  const id = store.show({ title: "a" });
  store.dismiss(id);
  leave();
  store.show({ title: "b" });
  expect(heard).toBe(2);
  expect(titles(store)).toEqual(["b"]);
});
