import { type ComponentType, useEffect, useState, useSyncExternalStore } from "react";
import { type ToasterCopy, toastStore } from "./toast.ts";
import type { Toast } from "./toast-store.ts";
import { loadToasts } from "./use-toast.ts";

const none: readonly Toast[] = [];

type ToastsComponent = ComponentType<{ toasts: readonly Toast[]; copy: ToasterCopy }>;

/**
 * The page's toasts. It renders nothing on the server and before the first toast: Radix sets `style` attributes,
 * which the Content-Security-Policy refuses in served HTML.
 */
export function Toaster({ copy }: { copy: ToasterCopy }) {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
  const [Toasts, setToasts] = useState<ToastsComponent | null>(null);

  useEffect(() => {
    if (toasts.length === 0 || Toasts) return;
    loadToasts().then(
      (loaded) => setToasts(() => loaded.Toasts),
      () => {}, // Offline; the next toast tries again and shows this one too.
    );
  }, [toasts, Toasts]);

  return Toasts && <Toasts toasts={toasts} copy={copy} />;
}
