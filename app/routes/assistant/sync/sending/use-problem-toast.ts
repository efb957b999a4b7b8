import { useCallback, useRef } from "react";
import { useToast } from "~/ui/toast/use-toast.ts";

/** Says a problem aloud. A new toast each time, in the place of the former: the same one would not be heard again. */
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
