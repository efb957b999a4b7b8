import type { ReactNode } from "react";
import { Icon, type IconName } from "./icon.tsx";

export type NoticeTone = "info" | "success" | "error";

const looks: Record<NoticeTone, { frame: string; mark: string; icon: IconName }> = {
  info: { frame: "border-line bg-paper-raised", mark: "text-sun", icon: "info" },
  success: { frame: "border-line bg-verified-wash", mark: "text-verified", icon: "check" },
  error: { frame: "border-danger bg-danger-wash", mark: "text-danger", icon: "warning" },
};

type Props = {
  tone: NoticeTone;
  /** How it reaches a screen reader: `alert` at once, `status` when idle, `null` when something else says it. */
  role: "alert" | "status" | null;
  children: ReactNode;
  action?: ReactNode;
};

/** What happened, said in the page where it stays, unlike a toast. */
export function Notice({ tone, role, children, action }: Props) {
  const { frame, mark, icon } = looks[tone];
  return (
    <div
      role={role ?? undefined}
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
