import { PauseMotion } from "~/ui/motion.tsx";
import { Partners } from "./partners.tsx";
import { Pricing } from "./pricing.tsx";
import { Taglines } from "./taglines.tsx";
import { Testimonials } from "./testimonials.tsx";
import { TrailCanvas } from "./trail-canvas.tsx";

export const islands = {
  taglines: Taglines,
  trail: TrailCanvas,
  pause: PauseMotion,
  pricing: Pricing,
  partners: Partners,
  testimonials: Testimonials,
};
