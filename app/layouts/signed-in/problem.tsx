import { useEffect } from "react";
import { Notice } from "~/ui/form/notice.tsx";
import { useToast } from "~/ui/toast/use-toast.ts";

type Props = {
  title: string;
  /** What the reader can do about it. */
  text?: string | null;
  action?: React.ReactNode;
  /** Changes with each new occurrence, so that the same problem is told again. */
  occurrence: unknown;
};

/** A failure that stands in the page and passes as a toast, which says it aloud. Without scripts it only stands. */
export function Problem({ title, text, action, occurrence }: Props) {
  const toast = useToast();
  useEffect(() => {
    void occurrence;
    const id = toast.show({ title, type: "error", position: "top-right" });
    return () => toast.dismiss(id);
  }, [title, occurrence, toast]);
  return (
    <Notice tone="error" announce="off" action={action}>
      <span className="block">{title}</span>
      {text && <span className="block font-normal">{text}</span>}
    </Notice>
  );
}
