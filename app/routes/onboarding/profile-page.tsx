import { useEffect, useRef, useState } from "react";
import { carryDraft } from "~/browser/drafts/carried-draft.ts";
import { Problem } from "~/components/problem.tsx";
import { formatWait } from "~/content/format-wait.ts";
import { profile } from "~/content/signed-in/profile-copy.ts";
import type { ProfileValues } from "~/profile/profile-field.ts";
import { Button } from "~/ui/form/button.tsx";
import { ButtonLink } from "~/ui/form/button-link.tsx";
import { Notice } from "~/ui/form/notice.tsx";
import { OnceHydrated } from "~/ui/once-hydrated.tsx";
import { ProfileForm } from "./profile-form.tsx";
import type { Refusal } from "./profile-form-state.ts";
import { useProfileDraft } from "./use-profile-draft.ts";

type Props = {
  user: { id: string; email: string } | null;
  /** The stored values; `null` when they could not be loaded, or without a session. */
  stored: ProfileValues | null;
  refusal: Refusal | null;
};

/** The profile form with the stored values, a restored draft, and problems. */
export function ProfilePage({ user, stored, refusal }: Props) {
  const draft = useProfileDraft(user?.id ?? null, stored);
  const values = refusal?.values ?? draft.values ?? stored;
  const typed = useRef<ProfileValues | null>(null);
  const edit = (edited: ProfileValues) => {
    typed.current = edited;
    draft.save(edited);
  };
  const carryToSignIn = () => user && carryDraft(user.id, "profile", typed.current ?? values);
  const savingProblem = refusal?.problem ?? null;
  const retryAfter = refusal?.retryAfter ?? null;
  return (
    <div className="@container mx-auto w-full max-w-page py-8 sm:py-12">
      <h1 className="text-2xl">{profile.title}</h1>
      <p className="mt-4 max-w-measure text-ink-soft">{profile.lead}</p>
      <OnceHydrated label={profile.loading}>
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
                <>
                  {savingProblem && (
                    <SavingFailed
                      problem={savingProblem}
                      isDraftSaved={draft.isSaved}
                      onSignIn={carryToSignIn}
                      occurrence={refusal}
                    />
                  )}
                  {retryAfter !== null && (
                    <Problem
                      title={profile.refusals.tooMany(formatWait(retryAfter))}
                      text={profile.kept}
                      occurrence={refusal}
                    />
                  )}
                </>
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
      announce="polite"
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

/** The sign-in link opens in this tab if the draft is stored, else in a new tab, so that this page keeps the values. */
function SavingFailed({
  problem,
  isDraftSaved,
  onSignIn,
  occurrence,
}: {
  problem: NonNullable<Refusal["problem"]>;
  isDraftSaved: boolean;
  onSignIn: () => void;
  occurrence: unknown;
}) {
  const isSignedOut = problem === "signedOut";
  const [opensNewTab, setOpensNewTab] = useState(true);
  useEffect(() => setOpensNewTab(!isDraftSaved), [isDraftSaved]);
  return (
    <Problem
      title={profile.problems[problem]}
      text={isSignedOut ? profile.draftIsStored : profile.nothingLost}
      occurrence={occurrence}
      action={
        isSignedOut && (
          <ButtonLink
            variant="secondary"
            to="/login?next=/onboarding-legacy"
            reloadDocument
            onClick={onSignIn}
            target={opensNewTab ? "_blank" : undefined}
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
