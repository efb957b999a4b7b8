import { assistant } from "~/content/signed-in/assistant-copy.ts";
import { Button } from "~/ui/form/button.tsx";
import { Notice } from "~/ui/form/notice.tsx";

/** This page follows the conversation no longer: newer windows took its place. */
export function SetAside({ onTakeBack }: { onTakeBack: () => void }) {
  return (
    <Notice
      tone="info"
      announce="polite"
      action={
        <Button variant="secondary" onClick={onTakeBack}>
          {assistant.setAside.takeBack}
        </Button>
      }
    >
      {assistant.setAside.text}
    </Notice>
  );
}
