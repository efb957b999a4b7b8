/** A short message that floats over the page. ENT-11, decisions.md D30. */
export type Toast = {
  id: string;
  title: string;
  description: string | null;
  type: "success" | "info" | "warning" | "error" | "loading";
  /** Milliseconds on screen; `Infinity` stays until it is replaced or closed. */
  duration: number;
  /** Whether the reader may close or swipe it away. */
  dismissible: boolean;
  position: ToastPosition;
  policy: ToastPolicy;
  /** The language of the words, where it is not the page's. decisions.md D11. */
  lang?: "en";
};

export type ToastPosition = "bottom-right" | "top-right";
export type ToastPolicy = "site" | "form";

/** What a caller says; the rest follows from the policy. The `id` of a toast on screen replaces that toast. */
export type ToastRequest = Pick<Toast, "title"> & Partial<Omit<Toast, "title">>;

/** How long toasts stay (milliseconds) and how many at once. decisions.md D30. */
export const toastPolicies: Record<ToastPolicy, { duration: number; visible: number }> = {
  site: { duration: 4000, visible: 3 },
  form: { duration: 5000, visible: 1 },
};

export type ToastStore = {
  show: (request: ToastRequest) => string;
  dismiss: (id: string) => void;
  subscribe: (listener: () => void) => () => void;
  current: () => readonly Toast[];
};

/** The toasts of one page, oldest first. One too many sends the oldest of its policy away. */
export function createToastStore(): ToastStore {
  let toasts: readonly Toast[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const become = (next: readonly Toast[]) => {
    toasts = next;
    for (const listener of listeners) listener();
  };

  return {
    show(request) {
      const toast = complete(request, request.id ?? `toast-${++lastId}`);
      const others = toasts.filter((other) => other.id !== toast.id);
      const peers = others.filter((other) => other.policy === toast.policy);
      const surplus = peers.slice(0, Math.max(0, peers.length + 1 - toastPolicies[toast.policy].visible));
      become([...others.filter((other) => !surplus.includes(other)), toast]);
      return toast.id;
    },
    dismiss(id) {
      become(toasts.filter((toast) => toast.id !== id));
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current: () => toasts,
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
