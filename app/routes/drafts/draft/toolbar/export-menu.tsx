import type { MouseEvent } from "react";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { draftLimits } from "#app/drafts/draft-limits.ts";
import { draftPath } from "#app/drafts/drafts-protocol.ts";
import type { Href } from "#app/hrefs.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast/toast.ts";
import { usePanel } from "#app/ui/use-panel.ts";

const copy = draftPages.draft;

type Props = { id: string; kind: DraftKind; flush: () => Promise<boolean> };

/** The files that a draft can be downloaded as. Without scripts the links are beside the button's place. */
export function ExportMenu({ id, kind, flush }: Props) {
  const { isOpen, root, button, toggle, dismiss } = usePanel<HTMLDivElement>();
  const download = async (event: MouseEvent<HTMLAnchorElement>) => {
    event.preventDefault();
    const { href } = event.currentTarget;
    dismiss();
    if (await flush()) window.location.assign(href);
    else showToast({ title: copy.exportUnsaved, type: "warning", position: "top-right" });
  };
  return (
    <div ref={root} className="contents">
      <Button
        ref={button}
        variant="ghost"
        aria-expanded={isOpen}
        aria-controls="exports"
        onClick={toggle}
        className="px-3! noscript:hidden"
      >
        <Icon name="download" />
        <span className="max-sm:sr-only">{copy.export}</span>
      </Button>
      <ul
        id="exports"
        className={`absolute end-0 top-full z-20 mt-1 w-80 max-w-full animate-appear rounded-md border border-line bg-paper-raised p-1.5 shadow-float noscript:static noscript:flex noscript:w-full noscript:flex-wrap noscript:border-0 noscript:bg-transparent noscript:shadow-none ${isOpen ? "" : "hidden"}`}
      >
        {exportsOf(kind).map(({ query, label }) => (
          <li key={query}>
            {/* The response's headers make it a download, with or without scripts. */}
            <a
              href={`${draftPath(id)}/export?${query}` satisfies Href}
              onClick={download}
              className="flex min-h-11 items-center rounded-sm px-3 py-1.5 text-sm leading-tight no-underline hover:bg-paper-sunk"
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function exportsOf(kind: DraftKind): { query: string; label: string }[] {
  const { txt, md, csv, eml } = copy.formats;
  const isMail = kind === "email" || kind === "sequence";
  return [
    ...(isMail ? [{ query: "format=eml", label: eml }] : []),
    ...(kind === "sequence"
      ? Array.from({ length: draftLimits.sequence.mails }, (_, index) => ({
          query: `format=eml&mail=${index + 1}`,
          label: copy.oneMail(index + 1),
        }))
      : []),
    ...(kind === "search" ? [{ query: "format=csv", label: csv }] : []),
    { query: "format=txt", label: txt },
    { query: "format=md", label: md },
  ];
}
