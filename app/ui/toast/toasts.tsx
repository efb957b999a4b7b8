import { Toast as Radix } from "radix-ui";
import { useState } from "react";
import { Spinner } from "../form/button.tsx";
import { Icon, type IconName } from "../icon.tsx";
import { useSteadyRows } from "../use-steady-rows.ts";
import { dismissToast, type ToasterCopy } from "./toast.ts";
import type { Toast, ToastPolicy, ToastPosition } from "./toast-store.ts";

const positionClasses: Record<ToastPosition, string> = {
  // At the top on phones, where keyboard and thumb cover the bottom.
  "bottom-right": "end-0 bottom-0 flex-col max-sm:top-toast max-sm:bottom-auto max-sm:flex-col-reverse",
  "bottom-left": "start-0 bottom-0 flex-col max-sm:top-toast max-sm:bottom-auto max-sm:flex-col-reverse",
  // In a window that is low in rem, each toast has one line and covers the header, so that the page stays visible.
  "top-right": "end-0 top-toast flex-col-reverse brief:top-0 brief:py-1",
};

/** The toasts on screen, grouped by policy and position. Loaded with the first toast: see toaster.tsx. */
export function Toasts({ toasts, copy }: { toasts: readonly Toast[]; copy: ToasterCopy }) {
  const list = useSteadyRows<HTMLDivElement>(toasts.map(({ id }) => id));
  const groups = Map.groupBy(toasts, (toast) => `${toast.policy} ${toast.position}`);
  return (
    <div ref={list} className="@container-size/toasts pointer-events-none fixed inset-0 z-50">
      {[...groups].map(([group, [first, ...others]], index) =>
        first ? (
          <Group
            key={group}
            policy={first.policy}
            position={first.position}
            toasts={[first, ...others]}
            // Each region needs a unique name.
            name={index === 0 ? copy.region : copy.furtherRegion.replace("{place}", String(index + 1))}
            copy={copy}
          />
        ) : null,
      )}
    </div>
  );
}

type GroupProps = {
  policy: ToastPolicy;
  position: ToastPosition;
  toasts: Toast[];
  name: string;
  copy: ToasterCopy;
};

function Group({ policy, position, toasts, name, copy }: GroupProps) {
  // The live region of Toaster announces the text itself, in its language. Radix would copy the text into a region that
  // comes with its text, misses a tab that draws no frame within a second, and never hears of a text that changes.
  const [nowhere] = useState(() => document.createDocumentFragment());
  return (
    <Radix.Provider swipeThreshold={20} announcerContainer={nowhere}>
      {toasts.map((toast) => (
        <ToastItem key={toast.id} toast={toast} copy={copy} />
      ))}
      <Radix.Viewport
        label={name}
        data-policy={policy}
        className={`fixed flex max-h-[60dvh] w-[calc(22.25rem+2*var(--spacing-edge))] max-w-full gap-[14px] overflow-y-auto p-edge ${positionClasses[position]}`}
      />
    </Radix.Provider>
  );
}

const icons: Record<Exclude<Toast["type"], "loading">, { icon: IconName; colour: string }> = {
  success: { icon: "check", colour: "text-verified" },
  info: { icon: "info", colour: "text-sun" },
  warning: { icon: "warning", colour: "text-sun" },
  error: { icon: "warning", colour: "text-danger" },
};

function ToastItem({ toast, copy }: { toast: Toast; copy: ToasterCopy }) {
  const isTop = toast.position === "top-right";
  const isDestructive = toast.policy === "form" && toast.type === "error";
  return (
    <Radix.Root
      open
      onOpenChange={() => toast.dismissible && dismissToast(toast.id)}
      duration={toast.duration}
      type={toast.type === "error" ? "foreground" : "background"}
      data-type={toast.type}
      className={`toast pointer-events-auto flex w-full shrink-0 items-start gap-[min(0.75rem,3vw)] rounded-md border py-[min(0.5rem,2vw)] ps-edge pe-[min(0.5rem,2vw)] shadow-float ${
        isTop ? "brief:items-center brief:py-0 brief:**:mt-0" : ""
      } ${
        isDestructive ? "border-danger bg-danger text-paper-raised" : "border-line bg-paper-raised text-ink"
      }`}
    >
      <ToastIcon type={toast.type} isColoured={!isDestructive} />
      <div
        lang={toast.lang}
        className={`min-w-0 flex-1 py-[min(0.625rem,2vw)] text-sm wrap-anywhere ${isTop ? "brief:py-0 brief:text-xs" : ""}`}
      >
        <Radix.Title className={`font-semibold ${isTop ? "brief:truncate" : ""}`}>{toast.title}</Radix.Title>
        {toast.description && (
          <Radix.Description className={isTop ? "brief:hidden" : ""}>{toast.description}</Radix.Description>
        )}
      </div>
      {toast.action && (
        <Radix.Action
          altText={toast.action.alt}
          onClick={toast.action.run}
          className="toast-action min-h-target shrink-0 cursor-pointer self-center rounded-md px-2 font-semibold text-sm text-sun underline decoration-1 underline-offset-4 hover:text-sun-deep"
        >
          {toast.action.label}
        </Radix.Action>
      )}
      {toast.dismissible && (
        <Radix.Close
          aria-label={copy.close}
          aria-live="off"
          className="grid size-target shrink-0 cursor-pointer place-items-center rounded-md"
        >
          <Icon name="close" />
        </Radix.Close>
      )}
    </Radix.Root>
  );
}

function ToastIcon({ type, isColoured }: { type: Toast["type"]; isColoured: boolean }) {
  if (type === "loading") return <Spinner className="mt-[min(0.875rem,2.8vw)] text-sun" />;
  return (
    <Icon
      name={icons[type].icon}
      className={`mt-[min(0.75rem,2.4vw)] ${isColoured ? icons[type].colour : ""}`}
    />
  );
}
