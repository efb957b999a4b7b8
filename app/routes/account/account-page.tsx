import { type ReactNode, useEffect } from "react";
import { Problem } from "#app/components/problem.tsx";
import { account } from "#app/content/signed-in/account-copy.ts";
import { offerWords } from "#app/content/signed-in/offer-copy.ts";
import { ownAudit } from "#app/content/signed-in/own-audit-copy.ts";
import { support } from "#app/content/signed-in/support-copy.ts";
import { team } from "#app/content/signed-in/team-copy.ts";
import { webhooks as webhooksCopy } from "#app/content/signed-in/webhooks-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { ButtonLink } from "#app/ui/form/button-link.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { wholeEmails } from "#app/ui/unbroken.tsx";
import { type Access, AccessList } from "./access-list.tsx";
import type { AccountResult } from "./account-result.ts";
import { DeletionSection } from "./deletion-section.tsx";
import { MailSwitch } from "./mail-switch.tsx";
import { OfferSection } from "./offer/offer-section.tsx";
import type { ShownOffer } from "./offer/shown-offer.server.ts";
import { SessionList, type SessionRow } from "./session-list.tsx";
import type { ShownWebhook } from "./webhooks/change-webhooks.server.ts";
import { WebhookSection } from "./webhooks/webhook-section.tsx";

type Props = {
  email: string;
  offer: ShownOffer;
  wantsMorningMail: boolean;
  /** Null where the offer includes no reports. */
  wantsReportMail: boolean | null;
  sessions: SessionRow[];
  webhooks: ShownWebhook[];
  /** The newest times that the team read or changed something. */
  accesses: Access[];
  hasMoreAccesses: boolean;
  /** True while the last proof of identity permits to see a secret. */
  isFresh: boolean;
  /** True right after the code for the download was confirmed. */
  isConfirmed: boolean;
  /** True right after a download was refused by its rate limit. */
  isExportRefused: boolean;
  /** What the deletion brings for the team; null for who works alone. */
  deletionBrings: string | null;
  result: AccountResult | null;
};

const exportPath = "/compte/export" satisfies Href;

/** The address, the offer, the sessions, the webhooks, the data export and the deletion of an account. interpretation.md D37. */
export function AccountPage({
  email,
  offer,
  wantsMorningMail,
  wantsReportMail,
  sessions,
  webhooks,
  accesses,
  hasMoreAccesses,
  isFresh,
  isConfirmed,
  isExportRefused,
  deletionBrings,
  result,
}: Props) {
  useEffect(() => {
    // The response is a download, so the page stays.
    if (isConfirmed) window.location.assign(exportPath);
  }, [isConfirmed]);
  return (
    <div className="@container mx-auto w-full max-w-page py-8 sm:py-12">
      <h1 className="text-2xl">{account.title}</h1>
      <div className="grid max-w-chat grid-cols-[minmax(0,1fr)] gap-12 pt-8">
        <Result result={result} />
        {isConfirmed && !result && (
          <Notice tone="success" announce="polite">
            {account.confirmation.done}
          </Notice>
        )}
        {isExportRefused && !result && (
          <Problem
            title={account.export.refused.title}
            text={account.export.refused.text}
            occurrence={isExportRefused}
          />
        )}
        <Section copy={account.address}>
          <p className="font-semibold wrap-anywhere">{email}</p>
        </Section>
        <Section copy={offerWords} id="offre">
          <OfferSection offer={offer} />
        </Section>
        <Section copy={team.section}>
          <ButtonLink variant="secondary" to="/equipe" className="justify-self-start">
            {team.section.open}
          </ButtonLink>
        </Section>
        <Section copy={support.section}>
          <ButtonLink variant="secondary" to="/compte/support" className="justify-self-start">
            {support.title}
          </ButtonLink>
        </Section>
        <Section copy={account.morningMail}>
          <MailSwitch mail="morning" isOn={wantsMorningMail} />
        </Section>
        {wantsReportMail !== null && (
          <Section copy={account.reportMail}>
            <MailSwitch mail="report" isOn={wantsReportMail} />
          </Section>
        )}
        <Section copy={account.sessions}>
          <SessionList sessions={sessions} />
        </Section>
        <Section copy={webhooksCopy} id="webhooks">
          <WebhookSection
            webhooks={webhooks}
            notIncluded={offer.noWebhooks}
            isFresh={isFresh}
            result={result}
          />
        </Section>
        <Section copy={ownAudit} id="acces">
          <AccessList accesses={accesses} hasMore={hasMoreAccesses} />
        </Section>
        <Section copy={account.export}>
          {/* The response's headers make it a download, with or without scripts. */}
          <a
            href={exportPath}
            className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-md border border-line-strong bg-paper-raised px-press py-2.5 font-semibold text-ink text-sm leading-tight no-underline transition-colors hover:border-ink hover:bg-paper-sunk"
          >
            <Icon name="download" />
            {account.export.button}
          </a>
        </Section>
        <Section copy={account.deletion}>
          <DeletionSection result={result} brings={deletionBrings} />
        </Section>
      </div>
    </div>
  );
}

function Result({ result }: { result: AccountResult | null }) {
  if (result?.kind === "failed")
    return (
      <Problem
        title={account.problems.unexpected}
        text={account.problems.nothingChanged}
        occurrence={result}
      />
    );
  if (result?.kind === "no such session")
    return (
      <Problem
        title={account.problems.noSuchSession}
        text={account.problems.noSuchSessionText}
        occurrence={result}
      />
    );
  if (result?.kind === "offer limited")
    return <Problem title={offerWords.cancel.limited} occurrence={result} />;
  if (result?.kind === "offer over")
    return <Problem title={offerWords.cancelled.tooLate} occurrence={result} />;
  if (result?.kind === "offer cancelled" || result?.kind === "offer kept")
    return (
      <Notice tone="success" announce="polite">
        {result.kind === "offer kept" ? offerWords.cancelled.kept : offerWords.cancel.done}
      </Notice>
    );
  if (result?.kind !== "ended" && result?.kind !== "others ended") return null;
  return (
    <Notice tone="success" announce="polite">
      {result.kind === "ended" ? account.sessions.ended : account.sessions.othersEnded}
    </Notice>
  );
}

type SectionProps = { copy: { title: string; text: string }; id?: string; children: ReactNode };

function Section({ copy, id, children }: SectionProps) {
  return (
    <section
      id={id}
      className="scroll-mt-20 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-5 border-line border-t pt-6 wide:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h2 className="text-lg leading-tight">{copy.title}</h2>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-5">
        <p className="max-w-measure text-ink-soft">{wholeEmails(copy.text)}</p>
        {children}
      </div>
    </section>
  );
}
