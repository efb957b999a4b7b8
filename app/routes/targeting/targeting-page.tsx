import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import { profilePersona } from "#app/prospects/profile-persona.ts";
import type { Dismissal } from "#app/targeting/proposals/dismissal.ts";
import type { Market } from "#app/targeting/reading/read-market.ts";
import { understoodIn } from "#app/targeting/sentences.ts";
import type { Targeting } from "#app/targeting/targeting-protocol.ts";
import { AnchorButton, Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CountPanel } from "./counting/count-panel.tsx";
import { useCount } from "./counting/use-count.ts";
import { CriteriaForm } from "./criteria/criteria-form.tsx";
import { ProposedSectors } from "./editing/proposed-sectors.tsx";
import { SaveBar } from "./editing/save-bar.tsx";
import { type Editing, useEditing } from "./editing/use-editing.ts";
import { LinkedinLinks } from "./linkedin-links.tsx";
import { MarketOffer } from "./market-offer.tsx";
import { type NamedPersona, PersonaNav } from "./personas/persona-nav.tsx";
import { Proposals } from "./proposal/proposal-card.tsx";
import { useProposal } from "./proposal/use-proposal.ts";

type Props = {
  userId: string;
  targeting: Targeting;
  hasProfile: boolean;
  isRegisterOn: boolean;
  /** The prospects that are not relevant, about which nothing was decided yet. */
  dismissals: readonly Dismissal[];
  hasModel: boolean;
  /** What was counted before the sign-in, and is offered here. */
  market: Market | null;
  /** Values that the offer includes; null for as many as one likes. */
  bound: number | null;
  /** True with an offer, without which nothing is looked for. */
  hasOffer: boolean;
  /** The titles that the profile names. */
  titles: readonly string[];
  personas: readonly NamedPersona[];
};

/** Whom we look for: what was understood of the profile, each criterion, and how many companies there are. */
export function TargetingPage({
  userId,
  targeting,
  hasProfile,
  isRegisterOn,
  dismissals,
  hasModel,
  market,
  bound,
  hasOffer,
  titles,
  personas,
}: Props) {
  const editing = useEditing(userId, targeting, market?.isRestricted ? market.criteria : null);
  const counting = useCount(editing.criteria, isRegisterOn);
  const proposing = useProposal(editing, dismissals);
  return (
    <div className="targeting mx-auto w-full max-w-page py-8 sm:py-12">
      <h1 className="text-2xl">{copy.title}</h1>
      <p className="mt-4 max-w-measure text-ink-soft">{hasOffer ? copy.lead : copy.lacksOffer.lead}</p>
      {!hasOffer && (
        <div className="mt-4 flex flex-wrap gap-2">
          <AnchorButton href="/#pricing">{copy.lacksOffer.toOffers}</AnchorButton>
          <AnchorButton variant="secondary" href="/contact">
            {copy.lacksOffer.toPerson}
          </AnchorButton>
        </div>
      )}
      <PersonaNav personas={personas} current={profilePersona} />
      <Proposals
        proposing={proposing}
        editing={editing}
        found={counting.isCounting ? null : counting.found}
        isRegisterOn={isRegisterOn}
      />
      {market?.isRestricted && <MarketOffer market={market} editing={editing} />}
      <div className="targeting-columns">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
          <Understood editing={editing} hasProfile={hasProfile} />
          {hasModel && hasProfile && <ProposedSectors editing={editing} />}
          <LinkedinLinks criteria={editing.criteria} titles={titles} />
        </div>
        <div className="targeting-found">
          <CountPanel isOn={isRegisterOn} counting={counting} onApply={editing.edit} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <CriteriaForm criteria={editing.criteria} onChange={editing.edit} />
          <SaveBar editing={editing} bound={bound} />
        </div>
      </div>
    </div>
  );
}

/** The criteria in sentences, what of the profile is not among them, and the way back to it. */
function Understood({ editing, hasProfile }: { editing: Editing; hasProfile: boolean }) {
  const { stored, criteria, isChanged, saving } = editing;
  const follows = stored.version === 0 && !isChanged;
  const sentences = isChanged ? understoodIn(criteria) : stored.understood;
  return (
    <section aria-labelledby="understood" className="grid grid-cols-[minmax(0,1fr)] content-start gap-4">
      <h2 id="understood" className="text-lg leading-tight">
        {copy.origin.title}
      </h2>
      {!hasProfile && (
        <Notice
          tone="info"
          announce="off"
          action={
            <AnchorButton variant="secondary" href="/onboarding-legacy">
              {copy.origin.toProfile}
            </AnchorButton>
          }
        >
          {copy.origin.noProfile}
        </Notice>
      )}
      <ul className="grid max-w-measure gap-1.5">
        {sentences.map((sentence) => (
          <li key={sentence} className="flex gap-2.5 wrap-anywhere">
            <Icon name="check" className="mt-1 text-verified" />
            <span className="min-w-0">{sentence}</span>
          </li>
        ))}
      </ul>
      {stored.notUnderstood.length > 0 && (
        <div className="max-w-measure border-line border-s-2 ps-3">
          <h3 className="font-semibold text-sm">{copy.origin.missed}</h3>
          <ul className="mt-2 grid gap-1 text-ink-soft text-sm">
            {stored.notUnderstood.map((sentence) => (
              <li key={sentence} className="wrap-anywhere">
                {sentence}
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-ink-soft text-sm">{follows ? copy.origin.follows : copy.origin.own}</p>
        {stored.version > 0 && (
          <Button
            variant="secondary"
            disabled={saving.kind === "saving" || saving.kind === "conflict"}
            onClick={editing.follow}
            className="noscript:hidden"
          >
            {copy.origin.follow}
          </Button>
        )}
      </div>
    </section>
  );
}
