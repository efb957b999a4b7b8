import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";

/** Explains that newer windows replaced this page's stream, and offers to reopen it. */
export function StreamReplacedNotice({ onReopen }: { onReopen: () => void }) {
  return (
    <Notice
      tone="info"
      announce="polite"
      action={
        <Button variant="secondary" onClick={onReopen}>
          {assistant.setAside.takeBack}
        </Button>
      }
    >
      {assistant.setAside.text}
    </Notice>
  );
}
