import { useEffect, useState } from "react";

/** True once `value` has been true for `delay` milliseconds without interruption. */
export function useSustained(value: boolean, delay: number): boolean {
  const [isSustained, setSustained] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSustained(value), value ? delay : 0);
    return () => clearTimeout(timer);
  }, [value, delay]);
  return isSustained;
}
