import { useCallback, useEffect, useRef } from "react";
import { useMotion } from "#app/ui/motion/motion.tsx";
import { clearConfetti, fireConfetti } from "./confetti.ts";
import type { PricingContent } from "./pricing-content.ts";
import { SegmentedControl } from "./segmented-control.tsx";

/**
 * Switches between monthly and yearly prices. CSS alone shows the chosen prices, so it works without scripts; scripts
 * add the confetti, which burst from the saving, also for a choice made before hydration, and go with it. PRC-06.
 */
export function BillingChoice({ copy }: { copy: PricingContent["billing"] }) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const saving = useRef<HTMLSpanElement>(null);
  const { celebrate, end } = useCelebration(saving);

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
      onPress={(billing) => {
        // What flies would be drawn once more before the prices are.
        if (billing === "monthly") end();
      }}
      onChoose={(billing) => {
        if (billing === "yearly") celebrate();
        else end();
      }}
    />
  );
}

/**
 * Returns what fires confetti if motion is allowed, and what ends them, those still to come too; they end by themselves
 * when motion is no longer allowed. interpretation.md D34.
 */
function useCelebration(origin: { current: Element | null }): { celebrate: () => void; end: () => void } {
  const { isMoving } = useMotion();
  const mayMove = useRef(isMoving);
  const isWanted = useRef(false);

  useEffect(() => {
    mayMove.current = isMoving;
    if (!isMoving) clearConfetti();
  }, [isMoving]);

  const celebrate = useCallback(() => {
    if (!mayMove.current || !origin.current) return;
    isWanted.current = true;
    fireConfetti(origin.current).then(
      () => {
        if (!mayMove.current || !isWanted.current) clearConfetti();
      },
      (error) => console.warn("Confetti skipped.", error),
    );
  }, [origin]);
  const end = useCallback(() => {
    isWanted.current = false;
    clearConfetti();
  }, []);
  return { celebrate, end };
}
