import { useEffect, useRef, useState } from "react";
import { carryText } from "#app/browser/unsent-text/carried-text.ts";
import { LoadingFailed } from "#app/components/loading-failed.tsx";
import { Problem } from "#app/components/problem.tsx";
import { formatWait } from "#app/content/format-wait.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { changedFields } from "#app/profile/changed-fields.ts";
import type { ProfileValues } from "#app/profile/profile-field.ts";
import { AnchorButton, Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { OnceHydrated } from "#app/ui/once-hydrated.tsx";
import { ProfileForm } from "./profile-form.tsx";
import type { Refusal } from "./profile-form-state.ts";
import { useUnsentValues } from "./use-unsent-values.ts";

type Props = {
  user: { id: string; email: string } | null;
  /** The stored values; `null` when they could not be loaded, or without a session. */
  stored: ProfileValues | null;
  refusal: Refusal | null;
};

/** The profile form with the stored values, restored unsent ones, and problems. */
export function ProfilePage({ user, stored, refusal }: Props) {
  const unsent = useUnsentValues(user?.id ?? null, stored);
  const values = refusal?.values ?? unsent.values ?? stored;
  const typed = useRef<ProfileValues | null>(null);
  const edit = (edited: ProfileValues) => {
    typed.current = edited;
    unsent.save(edited);
  };
  const carryToSignIn = () => {
    const edited = typed.current ?? values;
    if (user) carryText(user.id, "profile", edited && changedFields(edited, stored));
  };
  const savingProblem = refusal?.problem ?? null;
  const retryAfter = refusal?.retryAfter ?? null;
  return (
    <div className="@container mx-auto w-full max-w-page py-8 sm:py-12">
      <h1 className="text-2xl">{profile.title}</h1>
      <p className="mt-4 max-w-measure text-ink-soft">{profile.lead}</p>
      <OnceHydrated label={profile.loading}>
        <div className="grid max-w-chat grid-cols-[minmax(0,1fr)] gap-6 pt-8">
          {unsent.values && !refusal && <Restored onDiscard={unsent.discard} />}
          {values === null ? (
            <LoadingFailed
              copy={{ load: profile.problems.load, retry: profile.retry }}
              to="/onboarding-legacy"
            />
          ) : (
            <ProfileForm
              key={unsent.generation}
              values={values}
              opened={stored}
              errors={refusal?.errors ?? {}}
              onEdit={edit}
              problem={
                <>
                  {savingProblem && (
                    <SavingFailed
                      problem={savingProblem}
                      isKept={unsent.isSaved}
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
          {profile.unsent.discard}
        </Button>
      }
    >
      {profile.unsent.restored}
    </Notice>
  );
}

/** The sign-in link opens in this tab if the values are kept, else in a new tab, so that this page keeps the values. */
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
  const [opensNewTab, setOpensNewTab] = useState(true);
  useEffect(() => setOpensNewTab(!isKept), [isKept]);
  return (
    <Problem
      title={profile.problems[problem]}
      text={isSignedOut ? profile.unsentIsKept : profile.nothingLost}
      occurrence={occurrence}
      action={
        isSignedOut && (
          <AnchorButton
            variant="secondary"
            href="/login?next=/onboarding-legacy"
            onClick={onSignIn}
            target={opensNewTab ? "_blank" : undefined}
          >
            {profile.signInAgain}
          </AnchorButton>
        )
      }
    />
  );
}
