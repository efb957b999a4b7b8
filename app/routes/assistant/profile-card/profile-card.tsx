import { useEffect, useRef } from "react";
import { assistant } from "#app/content/signed-in/assistant-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { type Step, steps } from "#app/conversation/onboarding/onboarding.ts";
import type { Href } from "#app/hrefs.ts";
import { atRest, Panel, PanelEdge } from "#app/layouts/signed-in/panel.tsx";
import { PanelButton } from "#app/layouts/signed-in/panel-button.tsx";
import { type ProfileField, profileFields } from "#app/profile/profile-field.ts";
import { Icon } from "#app/ui/icon.tsx";
import { usePanel } from "#app/ui/use-panel.ts";
import type { ProfileSoFar } from "../sync/api-calls/profile-calls.ts";
import type { ConversationState } from "../sync/conversation-state.ts";
import { fieldsOf } from "./editing/response-parts.ts";
import { FieldRow, type Reference } from "./field-row.tsx";
import { ProfileRow } from "./profile-row.tsx";
import { useIsDisplayed } from "./use-is-displayed.ts";
import type { ShownProfile } from "./use-profile-so-far.ts";

const copy = assistant.card;

/** The fields that the conversation never asks for. */
const otherFields = profileFields.filter((field) => !steps.flatMap(fieldsOf).includes(field));

type Props = {
  conversation: ConversationState;
  shown: ShownProfile;
  /** The field at which the card opens. */
  reference: Reference | null;
  onSignedOut: () => void;
};

/**
 * The profile as far as it is filled: beside the conversation in wide windows, else in a panel. During the onboarding
 * each answer can be corrected here; afterwards each field.
 */
export function ProfileCard({ conversation, shown, reference, onSignedOut }: Props) {
  const { profileSoFar, reload, show } = shown;
  const { isOpen, root, button, toggle, open, dismiss } = usePanel<HTMLElement>();
  const marker = useRef<HTMLSpanElement>(null);
  const isBeside = useIsDisplayed(marker);
  const opened = useRef<Reference | null>(null);
  useEffect(() => {
    if (opened.current === reference) return;
    opened.current = reference;
    // Beside the conversation there is nothing to open.
    if (!isBeside) open();
  }, [reference, isBeside, open]);
  useEffect(() => {
    if (isOpen || reference) void reload();
  }, [isOpen, reference, reload]);
  const count = profileSoFar && copy.count(profileSoFar.answered.length, steps.length);
  return (
    <aside ref={root} aria-label={copy.title} className="contents">
      <span ref={marker} className="absolute hidden size-px desk:block" />
      {!isBeside && profileSoFar && (
        <PanelButton
          ref={button}
          controls="profile-card"
          isOpen={isOpen}
          icon="list"
          onClick={toggle}
          className="col-start-2"
        >
          {copy.title} <span className="font-normal text-ink-soft tabular-nums">· {count}</span>
        </PanelButton>
      )}
      {profileSoFar && (
        <Panel
          id="profile-card"
          isOpen={isOpen}
          // The scroll padding is the height of the sticky head.
          className={`${atRest.beside} scroll-pt-[max(var(--spacing-target),1.75rem)] low:scroll-pt-0 desk:scroll-pt-0 desk:col-start-3 desk:row-span-2 desk:block desk:w-auto desk:self-stretch desk:justify-self-stretch desk:border-s`}
        >
          {isBeside ? (
            <h2 className="flex items-baseline justify-between gap-3 pt-6 pb-3 text-base">
              {copy.title}
              <span className="font-normal text-ink-soft text-xs tabular-nums">{count}</span>
            </h2>
          ) : (
            isOpen && <PanelHead onClose={dismiss} />
          )}
          <Rows
            profileSoFar={profileSoFar}
            open={conversation.step}
            reference={isBeside || isOpen ? reference : null}
            onChanged={reload}
            onSaved={show}
            onSignedOut={onSignedOut}
          />
          {isOpen && <PanelEdge className="desk:hidden" />}
        </Panel>
      )}
    </aside>
  );
}

function PanelHead({ onClose }: { onClose: () => void }) {
  return (
    <div className="sticky top-0 z-10 -mx-edge low:static flex items-center justify-between gap-3 bg-paper-raised ps-edge pe-[max(0px,var(--spacing-edge)-0.75rem)] broad:-mx-6 broad:ps-6 broad:pe-3">
      <h2 className="text-base">{copy.title}</h2>
      <button
        type="button"
        aria-label={copy.close}
        onClick={onClose}
        className="grid size-target shrink-0 cursor-pointer place-items-center hover:text-sun"
      >
        <Icon name="close" />
      </button>
    </div>
  );
}

type RowsProps = {
  profileSoFar: ProfileSoFar;
  open: Step | null;
  reference: Reference | null;
  /** The profile may have changed. */
  onChanged: () => void;
  onSaved: (profile: ProfileSoFar) => void;
  onSignedOut: () => void;
};

function Rows({ profileSoFar, open, reference, onChanged, onSaved, onSignedOut }: RowsProps) {
  const fieldRow = (field: ProfileField, label: string) => (
    <FieldRow
      key={field}
      field={field}
      label={label}
      profileSoFar={profileSoFar}
      reference={reference}
      onSaved={onSaved}
      onSignedOut={onSignedOut}
    />
  );
  return (
    <>
      <ul>
        {steps.map((step) => (
          <ProfileRow
            key={step}
            step={step}
            profileSoFar={profileSoFar}
            isOpen={step === open}
            onChanged={onChanged}
            onSignedOut={onSignedOut}
          >
            {step === "icp"
              ? fieldsOf(step).map((field) => fieldRow(field, profile.fields[field].label))
              : fieldRow(step, copy.labels[step])}
          </ProfileRow>
        ))}
        {profileSoFar.isComplete && otherFields.map((field) => fieldRow(field, profile.fields[field].label))}
      </ul>
      {profileSoFar.owner !== null && (
        <p className="border-line border-t py-3 text-ink-soft text-sm wrap-anywhere">
          {profileSoFar.isComplete ? copy.owned(profileSoFar.owner) : copy.missing(profileSoFar.owner)}
        </p>
      )}
      {profileSoFar.isComplete && profileSoFar.owner === null && (
        <a
          href={"/onboarding-legacy" satisfies Href}
          className="link my-2 inline-flex min-h-target items-center gap-2 font-semibold text-sm"
        >
          <Icon name="pencil" />
          {copy.whole}
        </a>
      )}
    </>
  );
}
