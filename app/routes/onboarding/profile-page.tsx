import { useEffect, useRef, useState } from "react";
import { profile } from "~/content/profile.ts";
import { carryDraft } from "~/layouts/signed-in/drafts/carried-draft.ts";
import { Problem } from "~/layouts/signed-in/problem.tsx";
import type { ProfileValues } from "~/profile/profile-field.ts";
import { Button } from "~/ui/form/button.tsx";
import { ButtonLink } from "~/ui/form/button-link.tsx";
import { Notice } from "~/ui/form/notice.tsx";
import { OnceHydrated } from "~/ui/hydrated.tsx";
import { ProfileForm } from "./profile-form.tsx";
import type { Refusal } from "./profile-form-state.ts";
import { useProfileDraft } from "./use-profile-draft.ts";

type Props = {
  user: { id: string; email: string } | null;
  /** What the server knows; `null` when it could not say, or does not say it to who is signed out. */
  known: ProfileValues | null;
  refusal: Refusal | null;
};

/** The profile form with what is known, what was typed before, and what went wrong. */
export function ProfilePage({ user, known, refusal }: Props) {
  const draft = useProfileDraft(user?.id ?? null, known);
  const values = refusal?.values ?? draft.values ?? known;
  const typed = useRef<ProfileValues | null>(null);
  const edit = (edited: ProfileValues) => {
    typed.current = edited;
    draft.keep(edited);
  };
  const carry = () => user && carryDraft(user.id, "profile", typed.current ?? values);
  const savingProblem = refusal?.problem ?? null;
  return (
    <div className="@container mx-auto w-full max-w-page py-8 sm:py-12">
      <h1 className="text-2xl">{profile.title}</h1>
      <p className="mt-4 max-w-measure text-ink-soft">{profile.lead}</p>
      <OnceHydrated words={profile.loading}>
        <div className="grid max-w-chat grid-cols-[minmax(0,1fr)] gap-6 pt-8">
          {draft.values && !refusal && <Restored onDiscard={draft.discard} />}
          {values === null ? (
            <LoadingFailed />
          ) : (
            <ProfileForm
              key={draft.generation}
              values={values}
              errors={refusal?.errors ?? {}}
              onEdit={edit}
              problem={
                savingProblem && (
                  <SavingFailed
                    problem={savingProblem}
                    isKept={draft.isKept}
                    onSignIn={carry}
                    occurrence={refusal}
                  />
                )
              }
            />
          )}
        </div>
      </OnceHydrated>
    </div>
  );
}

function Restored({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice
      tone="info"
      heard="when idle"
      action={
        <Button variant="secondary" onClick={onDiscard}>
          {profile.draft.discard}
        </Button>
      }
    >
      {profile.draft.restored}
    </Notice>
  );
}

/** The link out opens here when this browser keeps the draft, else beside this page, which keeps it then. */
function SavingFailed({
  problem,
  isKept,
  onSignIn,
  occurrence,
}: {
  problem: NonNullable<Refusal["problem"]>;
  isKept: boolean;
  onSignIn: () => void;
  occurrence: unknown;
}) {
  const isSignedOut = problem === "signedOut";
  const [opensBeside, setOpensBeside] = useState(true);
  useEffect(() => setOpensBeside(!isKept), [isKept]);
  return (
    <Problem
      title={profile.problems[problem]}
      text={isSignedOut ? profile.keptForYou : profile.nothingLost}
      occurrence={occurrence}
      action={
        isSignedOut && (
          <ButtonLink
            variant="secondary"
            to="/login?next=/onboarding-legacy"
            reloadDocument
            onClick={onSignIn}
            target={opensBeside ? "_blank" : undefined}
          >
            {profile.signInAgain}
          </ButtonLink>
        )
      }
    />
  );
}

function LoadingFailed() {
  return (
    <Problem
      title={profile.problems.load}
      occurrence={null}
      action={
        <ButtonLink variant="secondary" to="/onboarding-legacy" reloadDocument>
          {profile.retry}
        </ButtonLink>
      }
    />
  );
}
