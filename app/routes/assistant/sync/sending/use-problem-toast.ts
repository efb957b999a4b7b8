import { useCallback, useRef } from "react";
import { useToast } from "#app/ui/toast/use-toast.ts";

/** Returns a function that shows a problem as a toast. It replaces the last one: screen readers announce new toasts only. */
export function useProblemToast(): (title: string, description?: string | null) => void {
  const toast = useToast();
  const last = useRef<string | null>(null);
  return useCallback(
    (title, description = null) => {
      if (last.current) toast.dismiss(last.current);
      last.current = toast.show({ title, description, type: "error", position: "top-right" });
    },
    [toast],
  );
}
