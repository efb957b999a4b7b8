import { PauseMotion } from "~/ui/motion/motion.tsx";
import { Taglines } from "./hero/taglines.tsx";
import { TrailCanvas } from "./hero/trail-canvas.tsx";
import { Partners } from "./partners.tsx";
import { Pricing } from "./pricing/pricing.tsx";
import { Testimonials } from "./testimonials/testimonials.tsx";

export const islands = {
  taglines: Taglines,
  trail: TrailCanvas,
  pause: PauseMotion,
  pricing: Pricing,
  partners: Partners,
  testimonials: Testimonials,
};
