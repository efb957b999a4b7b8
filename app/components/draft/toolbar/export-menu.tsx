import type { MouseEvent } from "react";
import { copyText } from "#app/browser/copy-text.ts";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import type { EmailContent } from "#app/drafts/draft-content.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import { draftLimits } from "#app/drafts/draft-limits.ts";
import { draftPath } from "#app/drafts/drafts-protocol.ts";
import { type MailLink, mailLinks } from "#app/drafts/mail-links.ts";
import type { Href } from "#app/hrefs.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { showToast } from "#app/ui/toast/toast.ts";
import { usePanel } from "#app/ui/use-panel.ts";

const copy = draftPages.draft;

type Props = {
  id: string;
  kind: DraftKind;
  /** The mail as it is typed now; `null` where the draft is none. */
  mail: EmailContent | null;
  flush: () => Promise<boolean>;
};

const itemClasses =
  "flex min-h-11 items-center rounded-sm px-3 py-1.5 text-sm leading-tight no-underline hover:bg-paper-sunk";

/** The files that a draft can be downloaded as. Without scripts the links are beside the button's place. */
export function ExportMenu({ id, kind, mail, flush }: Props) {
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
        {mail && (
          <li>
            <ul className="mb-1.5 border-line border-b pb-1.5 noscript:m-0 noscript:flex noscript:flex-wrap noscript:border-0 noscript:p-0">
              {mailLinks(mail).map((link) => (
                <li key={link.service}>
                  <OpenMail link={link} body={mail.body} onOpen={dismiss} />
                </li>
              ))}
            </ul>
          </li>
        )}
        {exportsOf(kind).map(({ query, label }) => (
          <li key={query}>
            {/* The response's headers make it a download, with or without scripts. */}
            <a
              href={`${draftPath(id)}/export?${query}` satisfies Href}
              onClick={download}
              className={itemClasses}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Opens the mail in another program, in a tab of its own unless the system has one for it. */
function OpenMail({ link, body, onOpen }: { link: MailLink; body: string; onOpen: () => void }) {
  const isPage = link.service !== "program";
  const open = async () => {
    onOpen();
    if (link.isWhole) return;
    const isCopied = await copyText(body);
    const title = isCopied ? copy.openCut : copy.openCutUncopied;
    showToast({ title, type: isCopied ? "info" : "warning", position: "top-right" });
  };
  return (
    <a
      href={link.href}
      {...(isPage && { target: "_blank", rel: "noopener noreferrer" })}
      onClick={open}
      className={`${itemClasses} gap-2`}
    >
      {copy.openIn[link.service]}
      {isPage && <Icon name="external" className="text-ink-soft" />}
    </a>
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
