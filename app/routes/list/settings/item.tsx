import type { ReactNode } from "react";
import { listSettings as copy } from "#app/content/signed-in/list-settings-copy.ts";
import { passFocus } from "#app/ui/form/pass-focus.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";

type Props<Item> = {
  items: readonly Item[];
  at: number;
  name: string;
  onChange: (items: Item[]) => void;
  canRemove?: boolean;
  children: ReactNode;
};

/** One of a list whose order counts: its fields, and the buttons that move and remove it. */
export function Item<Entry>({ items, at, name, onChange, canRemove = true, children }: Props<Entry>) {
  const move = (by: 1 | -1) => {
    const next = [...items];
    const [moved] = next.splice(at, 1);
    if (moved !== undefined) next.splice(at + by, 0, moved);
    onChange(next);
  };
  const said = name.trim() || copy.unnamed;
  return (
    <li className="flex flex-wrap items-end gap-x-3 gap-y-2 border-line border-b py-3">
      <div className="grid min-w-0 flex-[1_1_16rem] grid-cols-[minmax(0,1fr)] gap-2">{children}</div>
      <div className="flex noscript:hidden">
        <Tool icon="arrowUp" label={copy.up(said)} disabled={at === 0} onPress={() => move(-1)} />
        <Tool
          icon="arrowDown"
          label={copy.down(said)}
          disabled={at === items.length - 1}
          onPress={() => move(1)}
        />
        {canRemove && (
          <Tool
            icon="trash"
            label={copy.remove(said)}
            onPress={(button) => {
              const entry = button.closest("li");
              const beside = entry?.nextElementSibling ?? entry?.previousElementSibling;
              const section = button.closest("section");
              passFocus(
                button,
                beside?.querySelector<HTMLElement>("input") ??
                  section?.querySelector<HTMLElement>(":scope > button"),
              );
              onChange(items.filter((_, index) => index !== at));
            }}
          />
        )}
      </div>
    </li>
  );
}

type ToolProps = { icon: IconName; label: string; disabled?: boolean; onPress: (button: Element) => void };

/** Stays a stop of the keyboard at the ends of the list, where it does nothing. */
function Tool({ icon, label, disabled = false, onPress }: ToolProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={disabled || undefined}
      onClick={({ currentTarget }) => !disabled && onPress(currentTarget)}
      className="grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink aria-disabled:opacity-30"
    >
      <Icon name={icon} />
    </button>
  );
}

/** The item with another value in it. */
export function withItem<Entry>(items: readonly Entry[], at: number, change: Partial<Entry>): Entry[] {
  return items.map((item, index) => (index === at ? { ...item, ...change } : item));
}
