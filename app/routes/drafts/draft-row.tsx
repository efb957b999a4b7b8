import { type RefObject, useRef } from "react";
import { Form, useNavigation } from "react-router";
import { DraftTime } from "#app/components/draft/draft-time.tsx";
import { kindIcons } from "#app/components/draft-kind-icons.ts";
import { draftPages as copy } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { DraftSummary } from "#app/drafts/drafts-protocol.ts";
import type { Href } from "#app/hrefs.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";

/** A draft in the list: a link to it, and its removal, which asks first. */
export function DraftRow({ draft }: { draft: DraftSummary }) {
  const { id, kind, title, source, model, updatedAt } = draft;
  const { name } = drafts.kinds[kind];
  const removal = useRef<HTMLDetailsElement>(null);
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-[min(0.75rem,3vw)] border-line border-t py-3">
      <Icon name={kindIcons[kind]} className="mt-2.5 text-sun @max-[16rem]:hidden" />
      <div className="col-start-2 min-w-0">
        <a
          href={`/brouillons/${id}` satisfies Href}
          className="inline-flex min-h-11 items-center rounded-sm py-1 font-semibold leading-tight underline decoration-line-strong decoration-1 underline-offset-4 wrap-anywhere hover:text-sun hover:decoration-sun"
        >
          {title}
        </a>
        <p className="text-ink-soft text-sm first-letter:uppercase">
          {!title.startsWith(name) && `${name} · `}
          {copy.list.updated} <DraftTime iso={updatedAt} /> · {copy.list.source(source, model)}
        </p>
      </div>
      <details
        ref={removal}
        // The button that opened it is hidden meanwhile. Not the one that deletes, which a second press would activate.
        onToggle={({ currentTarget }) =>
          currentTarget.open && currentTarget.querySelector<HTMLElement>("button[type=button]")?.focus()
        }
        className="group open:col-span-full"
      >
        <summary
          aria-label={copy.list.removeNamed(title)}
          className="-me-[min(0.75rem,var(--spacing-edge))] grid size-target cursor-pointer list-none place-items-center rounded-md text-ink-soft hover:bg-paper-sunk hover:text-ink group-open:invisible group-open:absolute [&::-webkit-details-marker]:hidden"
        >
          <Icon name="trash" />
        </summary>
        <ConfirmRemoval id={id} title={title} details={removal} />
      </details>
    </li>
  );
}

type ConfirmProps = { id: string; title: string; details: RefObject<HTMLDetailsElement | null> };

function ConfirmRemoval({ id, title, details }: ConfirmProps) {
  const isRemoving = useNavigation().formData?.get("id") === id;
  const keep = () => {
    if (!details.current) return;
    details.current.open = false;
    details.current.querySelector("summary")?.focus();
  };
  return (
    <Form method="post" className="mt-2 grid gap-3 rounded-md border border-danger bg-danger-wash px-4 py-3">
      <input type="hidden" name="intent" value="remove" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="title" value={title} />
      <p className="text-sm wrap-anywhere">
        <span className="block font-semibold">{copy.removal.confirm(title)}</span>
        {copy.removal.text}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          variant="secondary"
          busy={isRemoving}
          className="border-danger! text-danger! hover:bg-danger-wash!"
        >
          {isRemoving ? copy.removal.removing : copy.removal.yes}
        </Button>
        <Button variant="ghost" onClick={keep} className="noscript:hidden">
          {copy.removal.no}
        </Button>
      </div>
    </Form>
  );
}
