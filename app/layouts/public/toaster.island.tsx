import { toastCopy } from "#app/content/toast-copy.ts";
import { createIsland } from "#app/islands/island.tsx";
import { Toaster } from "#app/ui/toast/toaster.tsx";

// With its copy in its module, which comes with the first toast, and not in every document.
const PublicToaster = () => <Toaster copy={toastCopy} />;

export default createIsland("toaster", PublicToaster, { waitsFor: "need" });
