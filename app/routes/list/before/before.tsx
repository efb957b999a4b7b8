import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { AnchorButton } from "#app/ui/form/button.tsx";

const words = copy.before;

type Props = {
  isReady: boolean;
  /** True where an answer of the profile is still to be given. */
  isToCheck: boolean;
  /** The address of the owner of the team, who alone writes the profile; `null` for the reader's own. */
  owner: string | null;
  hasOffer: boolean;
};

/** What stands in place of the list before its first delivery: what it waits for, and a list to try the window with. */
export function Before({ isReady, isToCheck, owner, hasOffer }: Props) {
  const isComplete = isReady && !isToCheck;
  const lacks = isToCheck ? "toCheck" : "notReady";
  return (
    <section className="list-before">
      <h2>{words.title}</h2>
      <p>
        {isComplete
          ? hasOffer
            ? words.ready
            : words.lacksOffer
          : owner === null
            ? words[lacks]
            : words.ofOwner[lacks](owner)}
        {!isComplete && !hasOffer && words.thenOffer}
      </p>
      {!isReady &&
        (owner === null ? (
          <AnchorButton href="/assistant">{words.toAssistant}</AnchorButton>
        ) : (
          <AnchorButton variant="secondary" href="/equipe">
            {words.ofOwner.toTeam}
          </AnchorButton>
        ))}
      {isReady && (hasOffer || isToCheck) && (
        <AnchorButton variant="secondary" href="/dashboard-legacy">
          {words.checkProfile}
        </AnchorButton>
      )}
      {isReady && !hasOffer && (
        <>
          <AnchorButton href="/#pricing" className="me-1 mb-2">
            {words.toOffers}
          </AnchorButton>{" "}
          <AnchorButton variant="secondary" href="/contact">
            {words.toPerson}
          </AnchorButton>
        </>
      )}
      <h2>{words.tryTitle}</h2>
      <p>{words.sampleText}</p>
      <AnchorButton variant="secondary" href="/liste?sample=true">
        {words.try}
      </AnchorButton>
    </section>
  );
}

/** Says above the sample list that it is one. */
export function SampleNotice() {
  return (
    <div className="list-above">
      <p>
        <strong>{words.sample}</strong> {words.sampleText}
      </p>
      <AnchorButton variant="secondary" href="/liste">
        {words.leave}
      </AnchorButton>
    </div>
  );
}
