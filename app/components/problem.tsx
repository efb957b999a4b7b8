import { useEffect } from "react";
import { Notice } from "#app/ui/form/notice.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";

type Props = {
  title: string;
  /** Tells the reader what to do. */
  text?: string | null;
  action?: React.ReactNode;
  /** Changes with each occurrence, so that a repeated problem is announced again. */
  occurrence: unknown;
};

/** A failure as a notice in the page and as a toast, which announces it. Without scripts there is only the notice. */
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
