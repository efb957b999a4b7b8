import type { ReactNode, Ref } from "react";

type Props = { ref?: Ref<HTMLDivElement>; children: ReactNode };

/** What is in the box that scrolls: the conversation, or what the server has drawn of it, at the end of the box. */
export function TranscriptColumn({ ref, children }: Props) {
  return (
    <div
      ref={ref}
      className="mx-auto flex min-h-full max-w-chat flex-col justify-end px-edge py-6 low:py-2 broad:px-6"
    >
      {children}
    </div>
  );
}
