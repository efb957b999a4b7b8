import { mailbox } from "#app/content/public/mailbox-copy.ts";
import { Icon } from "#app/ui/icon.tsx";

export type Mail = {
  id: string;
  at: string;
  to: string;
  subject: string;
  text: string;
  link: string | null;
  code: string | null;
};

const dateTime = new Intl.DateTimeFormat("fr-FR", { dateStyle: "medium", timeStyle: "medium" });

/** One mail. Its sign-in link and code come first, since they are what a developer opens the mailbox for. */
export function MailCard({ mail }: { mail: Mail }) {
  return (
    <article className="rounded-lg border border-line bg-paper-raised">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 border-line border-b px-5 py-4">
        <h2 className="min-w-0 text-base wrap-anywhere">{mail.subject}</h2>
        <p className="text-ink-soft text-xs wrap-anywhere">
          {mailbox.to} <span className="text-ink">{mail.to}</span> ·{" "}
          <time dateTime={mail.at} suppressHydrationWarning className="tabular-nums">
            {dateTime.format(new Date(mail.at))}
          </time>
        </p>
      </header>
      {(mail.link || mail.code) && (
        <div className="flex flex-wrap items-center gap-x-8 gap-y-2 px-5 py-3">
          {mail.link && (
            // Navigates in full: the link may have the URL of this page with another fragment.
            <a
              href={mail.link}
              className="link inline-flex min-h-11 items-center gap-2 font-semibold text-sm"
            >
              {mailbox.openLink}
              <Icon name="arrowRight" />
            </a>
          )}
          {mail.code && (
            <p className="text-sm">
              <span className="text-ink-soft">{mailbox.code}</span>{" "}
              <strong className="font-semibold text-lg tabular-nums tracking-code">{mail.code}</strong>
            </p>
          )}
        </div>
      )}
      <details className="border-line border-t">
        <summary className="flex min-h-11 cursor-pointer items-center px-5 font-medium text-sm">
          {mailbox.text}
        </summary>
        <p className="whitespace-pre-wrap px-5 pb-5 text-ink-soft text-sm wrap-anywhere">{mail.text}</p>
      </details>
    </article>
  );
}
