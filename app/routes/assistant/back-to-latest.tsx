import { assistant } from "~/content/assistant.ts";
import { Button } from "~/ui/button.tsx";
import { Icon } from "~/ui/icon.tsx";

/** For a reader who has scrolled up: the way back, and how much has come meanwhile. */
export function BackToLatest({ unseen, onClick }: { unseen: number; onClick: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center px-4">
      <Button
        look="secondary"
        onClick={onClick}
        className="pointer-events-auto animate-arrive rounded-full shadow-float"
      >
        <Icon name="arrowDown" />
        {assistant.backToLatest}
        {unseen > 0 && <span className="font-semibold text-sun">{assistant.unseen(unseen)}</span>}
      </Button>
    </div>
  );
}
