import { createIsland } from "#app/islands/island.tsx";
import { Testimonials } from "./testimonials.tsx";

export default createIsland("testimonials", Testimonials, { waitsFor: "sight" });
