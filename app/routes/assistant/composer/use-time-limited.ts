import { useEffect, useState } from "react";

/** True while `value` is, but for at most `limit` milliseconds. */
export function useTimeLimited(value: boolean, limit: number): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    setOver(false);
    if (!value) return;
    const timer = setTimeout(() => setOver(true), limit);
    return () => clearTimeout(timer);
  }, [value, limit]);
  return value && !isOver;
}
