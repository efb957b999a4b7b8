import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { ButtonLink } from "#app/ui/form/button-link.tsx";

const words = copy.before;

/** What stands in place of the list before its first delivery: what it waits for, and a list to try the window with. */
export function Before({ isReady }: { isReady: boolean }) {
  return (
    <section className="list-before">
      <h2>{words.title}</h2>
      <p>{isReady ? words.ready : words.notReady}</p>
      {isReady ? (
        <ButtonLink variant="secondary" to="/dashboard-legacy" reloadDocument>
          {words.checkProfile}
        </ButtonLink>
      ) : (
        <ButtonLink to="/assistant" reloadDocument>
          {words.toAssistant}
        </ButtonLink>
      )}
      <h2>{words.tryTitle}</h2>
      <p>{words.sampleText}</p>
      <ButtonLink variant="secondary" to="/liste?sample=true" reloadDocument>
        {words.try}
      </ButtonLink>
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
      <ButtonLink variant="secondary" to="/liste" reloadDocument>
        {words.leave}
      </ButtonLink>
    </div>
  );
}
