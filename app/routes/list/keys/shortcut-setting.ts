import { withStorage } from "#app/browser/unsent-text/browser-storage.ts";
import { createStore } from "#app/ui/create-store.ts";

const key = "matinal.shortcuts";

const stored = createStore(true, () => {
  stored.set(withStorage("local", (storage) => storage.getItem(key) !== "off", true));
  return () => {};
});

/** Whether keys without a modifier do something in this browser (WCAG 2.1.4): on, until somebody turns them off. */
export const shortcutSetting = {
  current: stored.current,
  subscribe: stored.subscribe,
  set(isOn: boolean) {
    withStorage(
      "local",
      (storage) => (isOn ? storage.removeItem(key) : storage.setItem(key, "off")),
      undefined,
    );
    stored.set(isOn);
  },
};
