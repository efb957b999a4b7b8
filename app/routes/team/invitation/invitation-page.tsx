import { Form, useNavigation } from "react-router";
import { dayInWords } from "#app/calendar/day-in-words.ts";
import { Problem } from "#app/components/problem.tsx";
import { team } from "#app/content/signed-in/team-copy.ts";
import { Button } from "#app/ui/form/button.tsx";
import { ButtonLink } from "#app/ui/form/button-link.tsx";
import type { InvitationRefusal } from "./invitation-refusal.ts";

const copy = team.received;

type Props = {
  email: string;
  invitations: readonly { id: string; from: string; expiresAt: string }[];
  refusal: InvitationRefusal | null;
};

/** The invitations that wait for the reader's address, with what joining brings; one press accepts. */
export function InvitationPage({ email, invitations, refusal }: Props) {
  const sent = useNavigation().formData?.get("id");
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] content-start gap-8 py-8 sm:py-12">
      <h1 className="text-2xl">{invitations.length > 0 ? copy.title : copy.none}</h1>
      {refusal && <Problem title={titleOf(refusal)} occurrence={refusal} />}
      {invitations.length === 0 && (
        <div className="grid max-w-measure justify-items-start gap-4">
          <p className="text-ink-soft wrap-anywhere">{copy.noneText(email)}</p>
          <ButtonLink variant="secondary" to="/equipe">
            {team.ofOwner.toTeam}
          </ButtonLink>
        </div>
      )}
      {invitations.map(({ id, from, expiresAt }) => (
        <section
          key={id}
          className="grid max-w-measure grid-cols-[minmax(0,1fr)] gap-4 border-line border-t pt-6"
        >
          <h2 className="text-lg leading-tight wrap-anywhere">{copy.from(from)}</h2>
          <ul className="grid list-disc gap-1.5 ps-5">
            {copy.what.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <p className="text-ink-soft text-sm">
            {copy.until} <time dateTime={expiresAt}>{dayInWords(new Date(expiresAt))}</time>
          </p>
          <Form method="post" className="flex flex-wrap items-center gap-4">
            <input type="hidden" name="id" value={id} />
            <Button type="submit" busy={sent === id}>
              {sent === id ? copy.busy : copy.accept}
            </Button>
            <ButtonLink variant="ghost" to="/equipe">
              {copy.later}
            </ButtonLink>
          </Form>
        </section>
      ))}
    </div>
  );
}

function titleOf(refusal: InvitationRefusal): string {
  if (refusal.kind === "failed") return team.problems.failed;
  return refusal.kind === "limited" ? team.problems.limited(refusal.retryAfter) : copy.problems[refusal.kind];
}
