import { createContext, useContext, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import * as v from "valibot";
import type { Href } from "#app/hrefs.ts";
import { createStore } from "#app/ui/create-store.ts";
import { readJson, withStorage } from "./unsent-text/browser-storage.ts";

/** Where the page is, and what its entry of the history carries. */
export type Address = { path: string; query: string; state: unknown };

/** The address that was asked for, which the server tells the page that it draws. */
export const RequestedAddress = createContext<Address | null>(null);

const key = "matinal.scroll-positions";

/** The id that an entry of the history has from us, and what the page gave it. */
const Entry = v.fallback(v.object({ id: v.string(), state: v.unknown() }), { id: "", state: null });

/** What is not read yet is `null`: the server has no address of its own. */
const store = createStore<Address | null>(null, follow);

let id = "";

/** Pixels to which the page was scrolled at the entries of the history that it has left, by their ids. */
let positions = new Map<string, number>();

/** The address of a page that follows it without the router. It renders anew with each `goTo`, Back and Forward. */
export function useAddress(): Address {
  const requested = useContext(RequestedAddress);
  return useSyncExternalStore(store.subscribe, addressNow, () => requested ?? addressNow());
}

/** The address now, which the page may not have rendered yet. */
export function addressNow(): Address {
  return store.current() ?? read();
}

type Going = {
  /** In the place of the present entry of the history, as what leads to the present address always is. */
  replace?: boolean;
  /** What the entry carries. */
  state?: unknown;
  /** Leaves the page where it is scrolled to, instead of at its beginning. */
  keepsScroll?: boolean;
};

/** Goes to another address of the same page, which loads nothing. */
export function goTo(href: Href, { replace = false, state = null, keepsScroll = false }: Going = {}): void {
  const { path, query } = addressNow();
  positions.set(id, window.scrollY);
  id = crypto.randomUUID();
  if (replace || href === path + query) history.replaceState({ id, state }, "", href);
  else history.pushState({ id, state }, "", href);
  if (!keepsScroll) window.scrollTo({ top: 0, behavior: "instant" });
  read();
}

function read(): Address {
  const entry = v.parse(Entry, history.state);
  id = entry.id;
  const address = { path: location.pathname, query: location.search, state: entry.state };
  store.set(address);
  return address;
}

/** Follows Back and Forward, and scrolls there itself: the browser would before the page is drawn. */
function follow(): () => void {
  const stored = withStorage("session", (storage) => readJson(storage, key), null);
  positions = new Map(Object.entries(v.parse(v.fallback(v.record(v.string(), v.number()), {}), stored)));
  history.scrollRestoration = "manual";
  const onMove = () => {
    positions.set(id, window.scrollY);
    flushSync(read);
    const top = positions.get(id);
    if (top !== undefined) window.scrollTo({ top, behavior: "instant" });
  };
  // A document that is loaded again is scrolled by the browser.
  const onLeave = () => {
    history.scrollRestoration = "auto";
    const text = JSON.stringify(Object.fromEntries(positions));
    withStorage("session", (storage) => storage.setItem(key, text), undefined);
  };
  window.addEventListener("popstate", onMove);
  window.addEventListener("pagehide", onLeave);
  return () => {
    window.removeEventListener("popstate", onMove);
    window.removeEventListener("pagehide", onLeave);
  };
}
