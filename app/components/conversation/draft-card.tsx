import type { MouseEvent } from "react";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import type { Href } from "#app/hrefs.ts";
import { Icon } from "#app/ui/icon.tsx";
import { kindIcons } from "../draft-kind-icons.ts";
import { isPlain } from "../page-link.tsx";

type Props = {
  id: string;
  kind: DraftKind;
  title: string;
  /** Where it opens, if not on its own page: an address of the page that shows the card. */
  address?: Href;
  onOpen?: (id: string) => void;
};

/** The draft that the assistant made on request. The link says the title too, for lists of links. */
export function DraftCard({ id, kind, title, address, onOpen }: Props) {
  const open = (event: MouseEvent) => {
    if (!onOpen || !isPlain(event)) return;
    event.preventDefault();
    onOpen(id);
  };
  return (
    <div className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-md border border-line bg-paper px-[min(0.75rem,3cqw)] pt-3 pb-1">
      <Icon name={kindIcons[kind]} className="mt-0.5 text-sun" />
      <div className="min-w-0">
        <p className="text-ink-soft text-xs">{drafts.kinds[kind].name}</p>
        <p dir="auto" className="font-semibold text-sm leading-tight wrap-anywhere">
          {title}
        </p>
        <a
          href={address ?? (`/brouillons/${id}` satisfies Href)}
          onClick={open}
          className="link inline-block min-h-target py-3 font-semibold text-sm leading-tight"
        >
          {answers.openDraft}
          <span className="sr-only"> {title}</span>
          <Icon name="arrowRight" className="ms-1.5 inline" />
        </a>
      </div>
    </div>
  );
}
