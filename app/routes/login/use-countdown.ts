import { useEffect, useState } from "react";

/**
 * Whole seconds until another mail may be asked for, counted down from each new answer of the server. Zero without
 * JavaScript, where the server alone keeps the limit.
 */
export function useCountdown(answer: { resendAfter: number }): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const end = Date.now() + answer.resendAfter * 1000;
    const tick = () => setSeconds(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [answer]);
  return seconds;
}
