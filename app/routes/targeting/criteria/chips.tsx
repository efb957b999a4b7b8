import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useSteadyRows } from "#app/ui/use-steady-rows.ts";

export type Chip = { key: string; name: string; detail?: string };

type Props = {
  /** What the list is of, for screen readers. */
  label: string;
  chips: readonly Chip[];
  /** Shown without any. */
  empty: string;
  onRemove: (key: string) => void;
};

/** The chosen values of a criterion, each with a button that removes it. */
export function Chips({ label, chips, empty, onRemove }: Props) {
  const list = useSteadyRows<HTMLUListElement>(chips.map(({ key }) => key));
  if (chips.length === 0) return <p className="text-ink-soft text-sm">{empty}</p>;
  return (
    <ul ref={list} aria-label={label} className="flex flex-wrap gap-2">
      {chips.map(({ key, name, detail }) => (
        <li
          key={key}
          className="flex min-w-0 max-w-full items-center rounded-md border border-line-strong bg-paper-raised ps-3 text-sm leading-tight"
        >
          <span dir="auto" className="min-w-0 py-2 font-medium wrap-anywhere">
            {name}
            {detail && <span className="font-normal text-ink-soft"> {detail}</span>}
          </span>
          <button
            type="button"
            aria-label={copy.remove(name)}
            onClick={() => onRemove(key)}
            className="targeting-remove grid min-h-11 shrink-0 cursor-pointer place-items-center rounded-md text-ink-soft hover:text-ink noscript:hidden"
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
    </ul>
  );
}
