import { type ComponentType, useDeferredValue, useEffect, useState, useSyncExternalStore } from "react";
import { type ToasterCopy, toastStore } from "./toast.ts";
import type { Toast } from "./toast-store.ts";
import { loadToasts } from "./use-toast.ts";

const none: readonly Toast[] = [];

type ToastsComponent = ComponentType<{ toasts: readonly Toast[]; copy: ToasterCopy }>;

/**
 * The page's toasts, in a live region that is there before the first one: a screen reader announces what is added to
 * it, and an error at once. The server renders it empty: Radix sets `style` attributes, which the
 * Content-Security-Policy refuses in served HTML.
 */
export function Toaster({ copy }: { copy: ToasterCopy }) {
  const latest = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
  // In the frame after the one that shows what was done: a toast takes a phone as long as all else that a press changes.
  const toasts = useDeferredValue(latest);
  const [Toasts, setToasts] = useState<ToastsComponent | null>(null);

  useEffect(() => {
    if (toasts.length === 0 || Toasts) return;
    loadToasts().then(
      (loaded) => setToasts(() => loaded.Toasts),
      () => {}, // Offline; the next toast tries again and shows this one too.
    );
  }, [toasts, Toasts]);

  const isUrgent = toasts.at(-1)?.type === "error";
  return (
    <div aria-live={isUrgent ? "assertive" : "polite"}>
      {Toasts && <Toasts toasts={toasts} copy={copy} />}
    </div>
  );
}
