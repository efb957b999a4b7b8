import { createStore, type Store } from "../create-store.ts";

/** A short message that floats over the page. ENT-11, interpretation.md D30. */
export type Toast = {
  id: string;
  title: string;
  description: string | null;
  type: "success" | "info" | "warning" | "error" | "loading";
  /** Milliseconds on screen; `Infinity` stays until it is replaced or closed. */
  duration: number;
  /** Whether the visitor may close it or swipe it away. */
  dismissible: boolean;
  position: ToastPosition;
  policy: ToastPolicy;
  /** The language of the text, if it is not the page's. interpretation.md D11. */
  lang?: "en";
  /** A button of the toast, which closes it; `alt` says how to do the same without it. */
  action?: { label: string; alt: string; run: () => void };
};

export type ToastPosition = "bottom-right" | "bottom-left" | "top-right";
export type ToastPolicy = "site" | "form";

/** The fields that a caller passes; the policy provides the others. A toast on screen with the same `id` is replaced. */
export type ToastRequest = Pick<Toast, "title"> & Partial<Omit<Toast, "title">>;

/** How long toasts stay (milliseconds) and how many at once. interpretation.md D30. */
const toastPolicies: Record<ToastPolicy, { duration: number; visible: number }> = {
  site: { duration: 4000, visible: 3 },
  form: { duration: 5000, visible: 1 },
};

export type ToastStore = Pick<Store<readonly Toast[]>, "current" | "subscribe"> & {
  /** Returns the toast's id. */
  show: (request: ToastRequest) => string;
  dismiss: (id: string) => void;
};

/** The toasts of one page, oldest first. A toast above its policy's maximum replaces the oldest of that policy. */
export function createToastStore(): ToastStore {
  const store = createStore<readonly Toast[]>([]);
  let lastId = 0;
  return {
    current: store.current,
    subscribe: store.subscribe,
    show(request) {
      const toast = complete(request, request.id ?? `toast-${++lastId}`);
      const others = store.current().filter((other) => other.id !== toast.id);
      const peers = others.filter((other) => other.policy === toast.policy);
      const surplus = peers.slice(0, Math.max(0, peers.length + 1 - toastPolicies[toast.policy].visible));
      store.set([...others.filter((other) => !surplus.includes(other)), toast]);
      return toast.id;
    },
    dismiss(id) {
      // Whoever is told of a change fetches what draws it.
      if (store.current().some((toast) => toast.id === id))
        store.set(store.current().filter((toast) => toast.id !== id));
    },
  };
}

function complete(request: ToastRequest, id: string): Toast {
  const policy = request.policy ?? "site";
  const type = request.type ?? "info";
  return {
    description: null,
    duration: type === "loading" ? Number.POSITIVE_INFINITY : toastPolicies[policy].duration,
    dismissible: true,
    position: "bottom-right",
    ...request,
    id,
    policy,
    type,
  };
}
