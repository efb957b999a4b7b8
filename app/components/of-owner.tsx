import { team } from "#app/content/signed-in/team-copy.ts";
import { ButtonLink } from "#app/ui/form/button-link.tsx";

const copy = team.ofOwner;

type Props = {
  what: "profile" | "targeting";
  /** The address of the owner. */
  owner: string;
  /** True before the owner has written it. */
  isMissing?: boolean;
};

/** What a colleague reads where the owner of the team changes something. interpretation.md D308. */
export function OfOwner({ what, owner, isMissing = false }: Props) {
  return (
    <div className="mx-auto grid w-full max-w-page grid-cols-[minmax(0,1fr)] content-start gap-6 py-8 sm:py-12">
      <h1 className="text-2xl">{copy[what]}</h1>
      <p className="max-w-measure wrap-anywhere">{isMissing ? copy.missing(owner) : copy.text(owner)}</p>
      <ButtonLink variant="secondary" to="/equipe" className="justify-self-start">
        {copy.toTeam}
      </ButtonLink>
    </div>
  );
}
