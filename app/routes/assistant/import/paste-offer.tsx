import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";

const copy = assistant.importing;

type Props = { rows: number; onLook: () => void; onDecline: () => void };

/** Offers the import of a table that was pasted. Nothing happens by itself: the text stays a message. */
export function PasteOffer({ rows, onLook, onDecline }: Props) {
  return (
    <Notice
      tone="info"
      announce="polite"
      action={
        <>
          <Button variant="secondary" onClick={onLook} className="low:min-h-target low:py-1">
            {copy.look}
          </Button>
          <Button variant="ghost" onClick={onDecline} className="low:min-h-target low:py-1">
            {copy.decline}
          </Button>
        </>
      }
    >
      {copy.pasted(rows)}
    </Notice>
  );
}
