import type { ReactNode } from "react";
import { Icon, type IconName } from "~/ui/icon.tsx";

export type NoticeTone = "info" | "success" | "error";

const looks: Record<NoticeTone, { frame: string; mark: string; icon: IconName }> = {
  info: { frame: "border-line bg-paper-raised", mark: "text-sun", icon: "info" },
  success: { frame: "border-line bg-verified-wash", mark: "text-verified", icon: "check" },
  error: { frame: "border-danger bg-danger-wash", mark: "text-danger", icon: "warning" },
};

const roles = { "at once": "alert", "when idle": "status", elsewhere: undefined } as const;

type Props = {
  tone: NoticeTone;
  /** When a screen reader says it: at once, when idle, or not by itself because something else says it. */
  heard: "at once" | "when idle" | "elsewhere";
  children: ReactNode;
  action?: ReactNode;
};

/** What happened, said in the page where it stays, unlike a toast. */
export function Notice({ tone, heard, children, action }: Props) {
  const { frame, mark, icon } = looks[tone];
  return (
    <div
      role={roles[heard]}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border px-4 py-3 text-sm ${frame}`}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <Icon name={icon} className={`mt-px ${mark}`} />
        <div className="min-w-0 font-medium wrap-anywhere">{children}</div>
      </div>
      {action}
    </div>
  );
}
