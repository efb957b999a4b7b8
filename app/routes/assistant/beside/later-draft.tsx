import { type ComponentProps, useEffect, useState } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import type { DraftBeside } from "./draft-beside.tsx";
import { LoadingDraft } from "./loading-draft.tsx";

type Props = ComponentProps<typeof DraftBeside>;
type Loaded = { Draft: typeof DraftBeside } | "loading" | "failed";

/** The open draft, whose scripts are no part of the first screen: they come when one is opened. */
export function LaterDraft(props: Props) {
  const [loaded, setLoaded] = useState<Loaded>("loading");
  useEffect(() => {
    if (loaded !== "loading") return;
    import("./draft-beside.tsx").then(
      (module) => setLoaded({ Draft: module.DraftBeside }),
      () => setLoaded("failed"),
    );
  }, [loaded]);
  if (loaded === "loading")
    return (
      <div className="col-span-full row-start-2 border-line border-b bg-paper px-edge py-3 broad:px-6 @min-[64rem]/frame:absolute @min-[64rem]/frame:inset-y-0 @min-[64rem]/frame:end-0 @min-[64rem]/frame:w-[32rem] @min-[64rem]/frame:border-s @min-[64rem]/frame:border-b-0 @min-[80rem]/frame:w-[38rem]">
        <LoadingDraft />
      </div>
    );
  if (loaded !== "failed") return <loaded.Draft {...props} />;
  return (
    <div
      role="alert"
      className="col-span-full row-start-2 flex flex-wrap items-center gap-2 border-line border-b px-edge py-1"
    >
      <span className="me-auto text-danger text-sm">{assistant.problems.draft}</span>
      <Button variant="secondary" onClick={() => setLoaded("loading")}>
        {assistant.problems.retry}
      </Button>
    </div>
  );
}
