import type { Ref } from "react";
import { Icon } from "#app/ui/icon.tsx";

type Props = { ref: Ref<HTMLButtonElement>; label: string; onClick: () => void };

/** The pencil of a row, which opens its editor. */
export function EditButton({ ref, label, onClick }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      onClick={onClick}
      className="-my-1 -me-2 grid size-target shrink-0 cursor-pointer place-items-center rounded-sm text-sm text-sun hover:text-sun-deep"
    >
      <Icon name="pencil" />
    </button>
  );
}
