import { type ReactNode, useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useSteadyRows } from "#app/ui/use-steady-rows.ts";

type Props<Item> = {
  items: readonly Item[];
  max: number;
  /** The heading of an item; numbers begin with 1. */
  heading: (number: number) => string;
  level: 2 | 3;
  addLabel: string;
  removeLabel: (number: number) => string;
  blank: Item;
  onChange: (items: Item[]) => void;
  children: (item: Item, index: number, change: (item: Item) => void) => ReactNode;
};

/** Items with the same fields, which the reader may add and remove. The focus follows what was added or removed. */
export function RepeatedItems<Item>(props: Props<Item>) {
  const { items, max, heading, level, addLabel, removeLabel, blank, onChange, children } = props;
  const Heading = `h${level}` as const;
  const list = useSteadyRows<HTMLUListElement>(items.map((_, index) => String(index)));
  const addButton = useRef<HTMLButtonElement>(null);
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    if (focused === null) return;
    const fields = list.current?.children[focused]?.querySelector<HTMLElement>("input, textarea");
    (fields ?? addButton.current)?.focus();
    setFocused(null);
  }, [focused, list]);
  const add = () => {
    onChange([...items, blank]);
    setFocused(items.length);
  };
  const remove = (index: number) => {
    onChange(items.filter((_, other) => other !== index));
    setFocused(Math.min(index, items.length - 2));
  };
  return (
    <div className="grid max-w-chat grid-cols-[minmax(0,1fr)] gap-6">
      <ul ref={list} className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {items.map((item, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled, and items have no identity
            key={index}
            className="grid grid-cols-[minmax(0,1fr)] gap-3 border-line not-first:border-t not-first:pt-3"
          >
            <div className="flex flex-wrap items-center justify-between gap-x-4">
              <Heading className="text-base">{heading(index + 1)}</Heading>
              <Button
                variant="ghost"
                aria-label={removeLabel(index + 1)}
                onClick={() => remove(index)}
                className="-me-[min(0.75rem,var(--spacing-edge))] px-3!"
              >
                <Icon name="close" />
              </Button>
            </div>
            {children(item, index, (changed) =>
              onChange(items.map((other, at) => (at === index ? changed : other))),
            )}
          </li>
        ))}
      </ul>
      {items.length < max && (
        <Button ref={addButton} variant="secondary" onClick={add} className="justify-self-start">
          <Icon name="plus" />
          {addLabel}
        </Button>
      )}
    </div>
  );
}
