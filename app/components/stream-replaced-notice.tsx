import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";

type Props = { text: string; takeBack: string; onTakeBack: () => void };

/** Says that newer windows have taken this page's stream, and offers to take it back. */
export function StreamReplacedNotice({ text, takeBack, onTakeBack }: Props) {
  return (
    <Notice
      tone="info"
      announce="polite"
      action={
        <Button variant="secondary" onClick={onTakeBack}>
          {takeBack}
        </Button>
      }
    >
      {text}
    </Notice>
  );
}
