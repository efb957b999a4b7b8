import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon.tsx";
import { wholeEmails } from "../unbroken.tsx";

export type NoticeTone = "info" | "success" | "error";

const variants: Record<NoticeTone, { frame: string; colour: string; icon: IconName }> = {
  info: { frame: "border-line bg-paper-raised", colour: "text-sun", icon: "info" },
  success: { frame: "border-line bg-verified-wash", colour: "text-verified", icon: "check" },
  error: { frame: "border-danger bg-danger-wash", colour: "text-danger", icon: "warning" },
};

const roles = { assertive: "alert", polite: "status", off: undefined } as const;

type Props = {
  tone: NoticeTone;
  /** How screen readers announce it, as in `aria-live`; `off` if a toast or the focus announces it already. */
  announce: "assertive" | "polite" | "off";
  children: ReactNode;
  action?: ReactNode;
};

/** A message that stays in the page, unlike a toast. */
export function Notice({ tone, announce, children, action }: Props) {
  const { frame, colour, icon } = variants[tone];
  return (
    <div
      role={roles[announce]}
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md border px-4 py-3 text-sm ${frame}`}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-3">
        <Icon name={icon} className={`mt-px ${colour}`} />
        <div className="min-w-0 font-medium wrap-anywhere">{wholeEmails(children)}</div>
      </div>
      {action}
    </div>
  );
}
