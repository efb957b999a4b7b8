import type { Enhancement } from "#app/islands/enhancement.ts";
import { goBack } from "#app/ui/page/go-back.ts";

/** Makes the button in `frame` go back. */
const backButton: Enhancement = (frame) => {
  frame.querySelector("button")?.addEventListener("click", goBack);
};

export default backButton;
