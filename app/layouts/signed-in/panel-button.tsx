import type { ReactNode, Ref } from "react";
import { Icon, type IconName } from "#app/ui/icon.tsx";

type Props = {
  ref: Ref<HTMLButtonElement>;
  /** Id of the panel. */
  controls: string;
  isOpen: boolean;
  icon: IconName;
  onClick: () => void;
  className: string;
  /** The label; visually hidden in narrow windows. */
  children: ReactNode;
};

/** A button in the header that opens a panel. */
export function PanelButton({ ref, controls, isOpen, icon, onClick, className, children }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      aria-expanded={isOpen}
      aria-controls={controls}
      onClick={onClick}
      className={`row-start-1 inline-flex min-h-target min-w-target cursor-pointer items-center justify-center gap-2 self-center rounded-md font-semibold text-sm leading-tight transition-colors hover:bg-paper-sunk focus-visible:-outline-offset-2 aria-expanded:bg-paper-sunk px-1.5 slim:px-0 broad:px-3 ${className}`}
    >
      <Icon name={icon} className="size-[min(1.4em,28px)]!" />
      <span className="slim:sr-only">{children}</span>
    </button>
  );
}
