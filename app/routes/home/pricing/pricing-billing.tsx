import { useCallback, useEffect, useRef } from "react";
import { useMotion } from "~/ui/motion/motion.tsx";
import { clearConfetti, fireConfetti } from "./confetti.ts";
import type { PricingContent } from "./pricing-content.ts";
import { SegmentedControl } from "./segmented-control.tsx";

/**
 * Monthly or yearly. The style sheet alone shows the prices of the chosen view, before and without scripts; scripts
 * add the confetti, also for a choice that was made before they ran.
 */
export function BillingChoice({ words }: { words: PricingContent["billing"] }) {
  const place = useRef<HTMLFieldSetElement>(null);
  const celebrate = useCelebration(place);

  useEffect(() => {
    const isYearly = place.current?.querySelector<HTMLInputElement>("#billing-yearly")?.checked;
    if (!isYearly) return;
    // A turn later the page knows whether things may move.
    const turn = setTimeout(celebrate);
    return () => clearTimeout(turn);
  }, [celebrate]);

  return (
    <SegmentedControl
      ref={place}
      legend={words.label}
      name="billing"
      first="monthly"
      options={[
        { value: "monthly", label: words.monthly },
        {
          value: "yearly",
          label: (
            <>
              {words.yearly}
              <span className="rounded-full bg-verified-wash px-2 text-verified text-xs">{words.saving}</span>
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

/** Fires confetti while things may move, and clears them away as soon as they may not. decisions.md D34. */
function useCelebration(place: { current: Element | null }): () => void {
  const { isMoving } = useMotion();
  const mayMove = useRef(isMoving);

  useEffect(() => {
    mayMove.current = isMoving;
    if (!isMoving) clearConfetti();
  }, [isMoving]);

  return useCallback(() => {
    if (!mayMove.current || !place.current) return;
    fireConfetti(place.current).then(
      () => {
        if (!mayMove.current) clearConfetti();
      },
      (error) => console.warn("Confetti skipped.", error),
    );
  }, [place]);
}
