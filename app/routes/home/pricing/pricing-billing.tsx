import { useCallback, useEffect, useRef } from "react";
import { useMotion } from "#app/ui/motion/motion.tsx";
import { clearConfetti, fireConfetti } from "./confetti.ts";
import type { PricingContent } from "./pricing-content.ts";
import { SegmentedControl } from "./segmented-control.tsx";

/**
 * Switches between monthly and yearly prices. CSS alone shows the chosen prices, so it works without scripts; scripts
 * add the confetti, which burst from the saving, also for a choice made before hydration. PRC-06.
 */
export function BillingChoice({ copy }: { copy: PricingContent["billing"] }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const saving = useRef<HTMLSpanElement>(null);
  const celebrate = useCelebration(saving);

  useEffect(() => {
    const isYearly = fieldset.current?.querySelector<HTMLInputElement>("#billing-yearly")?.checked;
    if (!isYearly) return;
    // The motion store is known one task later.
    const timer = setTimeout(celebrate);
    return () => clearTimeout(timer);
  }, [celebrate]);

  return (
    <SegmentedControl
      ref={fieldset}
      legend={copy.label}
      name="billing"
      initial="monthly"
      options={[
        { value: "monthly", label: copy.monthly },
        {
          value: "yearly",
          label: (
            <>
              {copy.yearly}
              <span ref={saving} className="rounded-full bg-verified-wash px-2 text-verified text-xs">
                {copy.saving}
              </span>
            </>
          ),
        },
      ]}
      onChoose={(billing) => {
        if (billing === "yearly") celebrate();
      }}
    />
  );
}

/** Returns a function that fires confetti if motion is allowed; clears them when it no longer is. interpretation.md D34. */
function useCelebration(origin: { current: Element | null }): () => void {
  const { isMoving } = useMotion();
  const mayMove = useRef(isMoving);

  useEffect(() => {
    mayMove.current = isMoving;
    if (!isMoving) clearConfetti();
  }, [isMoving]);

  return useCallback(() => {
    if (!mayMove.current || !origin.current) return;
    fireConfetti(origin.current).then(
      () => {
        if (!mayMove.current) clearConfetti();
      },
      (error) => console.warn("Confetti skipped.", error),
    );
  }, [origin]);
}
