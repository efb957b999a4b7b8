import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** A button for readers who scrolled up: it returns to the latest message and counts the unseen ones. */
export function BackToLatest({ unseen, onClick }: { unseen: number; onClick: () => void }) {
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center px-4 low:bottom-1 low:justify-end slim:justify-end">
      <Button
        variant="secondary"
        onClick={onClick}
        className="pointer-events-auto min-w-target animate-arrive rounded-full shadow-float low:min-h-target low:p-0 slim:min-h-target slim:p-0"
      >
        <Icon name="arrowDown" />
        <span className="low:sr-only slim:sr-only">{assistant.backToLatest}</span>
        {unseen > 0 && <span className="font-semibold text-sun">{assistant.unseen(unseen)}</span>}
      </Button>
    </div>
  );
}
