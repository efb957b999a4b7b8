import { useFetcher } from "react-router";
import { calls as copy } from "#app/content/signed-in/calls-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { AnchorButton, Button } from "#app/ui/form/button.tsx";
import { useCalls } from "../calls-context.ts";
import type { CallsResult } from "../calls-result.ts";
import type { Objection } from "../model/spoken-script.ts";
import { spokenTo } from "../model/spoken-script.ts";
import type { Words } from "./words.ts";

const words = copy.script;

/** What to say: the opening of the newest call script, or the way to make one, and the answers to objections. */
export function Script({ words: given, id }: { words: Words; id: string }) {
  const { store } = useCalls();
  const making = useFetcher<CallsResult>();
  const made = making.data?.kind === "script" ? making.data : null;
  const script = made?.script ?? given.script;
  const objections = made?.objections ?? given.objections;
  const prospect = store.find(id);
  return (
    <section aria-labelledby="opening" className="calls-script">
      <h3 id="opening">{words.title}</h3>
      {script ? (
        <>
          <p className="calls-opening" dir="auto">
            {spokenTo(script.opening, {
              contact: prospect?.contact ?? "",
              company: prospect?.company ?? "",
            }).map(({ text, isGap }, index) =>
              isGap ? (
                // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text.
                <mark key={index}>{text}</mark>
              ) : (
                text
              ),
            )}
          </p>
          <p>
            <a
              href={`/brouillons/${script.id}` satisfies Href}
              target="_blank"
              rel="noopener"
              className="link"
            >
              {words.open}
            </a>
          </p>
        </>
      ) : given.hasProfile ? (
        <making.Form method="post" className="calls-make">
          <p>{words.none}</p>
          <input type="hidden" name="intent" value="script" />
          <input type="hidden" name="key" value={given.scriptKey} />
          <Button type="submit" variant="secondary" busy={making.state !== "idle"}>
            {making.state === "idle" ? words.make : words.making}
          </Button>
          {making.data?.kind === "problem" && <p role="alert">{making.data.text}</p>}
        </making.Form>
      ) : (
        <div className="calls-make">
          <p>
            {words.none} {words.needsProfile}
          </p>
          <AnchorButton variant="secondary" href={"/assistant" satisfies Href}>
            {words.toProfile}
          </AnchorButton>
        </div>
      )}
      {objections.length > 0 && <Objections objections={objections} />}
    </section>
  );
}

function Objections({ objections }: { objections: readonly Objection[] }) {
  return (
    <>
      <h3>{words.objections}</h3>
      {objections.map(({ objection, answer }) => (
        <details key={objection} name="objection">
          <summary dir="auto">{objection}</summary>
          <p dir="auto">{answer ?? words.noAnswer}</p>
        </details>
      ))}
    </>
  );
}
