import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";
import type { FormCopy } from "#app/content/public/form-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { AnchorButton } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

type Props = {
  copy: FormCopy["received"];
  reference: string;
  /** The page, which shows an empty form: the way back without JavaScript. */
  path: Href;
  onAgain: () => void;
  children: ReactNode;
};

/** The confirmation of an accepted form, with its reference. It takes the focus, so that screen readers read it. */
export function Received({ copy, reference, path, onAgain, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const showForm = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onAgain();
  };
  return (
    <div id="reponse" className="rounded-lg border border-line bg-paper-raised p-6 sm:p-8">
      <span className="inline-flex size-12 items-center justify-center rounded-full bg-verified-wash text-xl text-verified">
        <Icon name="check" />
      </span>
      <h2
        ref={heading}
        id="recu-titre"
        tabIndex={-1}
        className="mt-4 text-2xl focus-visible:outline-transparent"
      >
        {copy.heading}
      </h2>
      <p className="mt-3 max-w-measure">{copy.next}</p>
      <dl className="mt-6 border-line border-y py-4">
        <dt className="text-ink-soft text-sm">{copy.reference}</dt>
        <dd className="mt-1 select-all whitespace-nowrap font-semibold text-xl tabular-nums">{reference}</dd>
        <dd className="mt-1 text-ink-soft text-sm">{copy.keep}</dd>
      </dl>
      {copy.demo && <p className="mt-6 text-ink-soft text-sm">{copy.demo}</p>}
      <div className={`flex flex-wrap gap-3 ${copy.demo ? "mt-4" : "mt-6"}`}>
        {children}
        <AnchorButton href={path} variant="secondary" onClick={showForm}>
          {copy.again}
        </AnchorButton>
      </div>
    </div>
  );
}
