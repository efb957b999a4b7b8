import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { type ToasterWords, toastStore } from "./toast.ts";
import type { Toast } from "./toast-store.ts";
import { loadToasts } from "./use-toast.ts";

const none: readonly Toast[] = [];

type Drawing = ComponentType<{ toasts: readonly Toast[]; words: ToasterWords }>;

/**
 * The page's toasts. Nothing of it is rendered on the server or before the first toast: Radix puts `style`
 * attributes on its elements, which the Content-Security-Policy refuses in a served page.
 */
export function Toaster({ words }: { words: ToasterWords }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
  const [Toasts, setToasts] = useState<Drawing | null>(null);

  useEffect(() => {
    if (toasts.length === 0 || Toasts) return;
    loadToasts().then(
      (loaded) => setToasts(() => loaded.Toasts),
      () => {}, // The network is gone; the next toast asks again, and shows this one too.
    );
  }, [toasts, Toasts]);

  return Toasts && <Toasts toasts={toasts} words={words} />;
}
