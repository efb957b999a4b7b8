import { type ReactNode, useContext, useState } from "react";
import { kindIcons } from "#app/components/draft-kind-icons.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import { nextSteps as copy } from "#app/content/signed-in/next-steps-copy.ts";
import { draftKinds } from "#app/drafts/draft-kind.ts";
import type { Href } from "#app/hrefs.ts";
import { Spinner } from "#app/ui/form/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { useNewDraft } from "../works/new-draft-form.tsx";
import { FactsContext } from "./facts-context.ts";
import { InquiryCard } from "./inquiry-card.tsx";
import { suggestionsFrom } from "./suggestions.ts";

type Props = {
  /** Sends a suggestion as the customer's message; `null` where no model answers, or something was said already. */
  onSuggest: ((text: string) => void) | null;
};

/**
 * What can be done now, below the newest reply: the kinds of ready-made work, or suggestions of first messages where a model
 * answers; the list, the prices, a person. No message, so it stays outside the log. interpretation.md D192, D193.
 */
export function NextSteps({ onSuggest }: Props) {
  const { profile, missingOf } = useContext(FactsContext);
  const { making, make } = useNewDraft();
  const [shown, setShown] = useState<"price" | "person" | null>(null);
  const toggle = (fact: "price" | "person", icon: IconName, label: string) => (
    <li>
      <button
        type="button"
        aria-expanded={shown === fact}
        onClick={() => setShown(shown === fact ? null : fact)}
        className={chip}
      >
        <Icon name={icon} className="text-sun" />
        {label}
      </button>
    </li>
  );
  return (
    <section aria-label={copy.title} className="pt-4 low:pt-2">
      <h2 className="pb-1.5 font-medium text-ink-soft text-xs tracking-normal">
        {onSuggest ? copy.suggestions.title : copy.title}
      </h2>
      <Row>
        {onSuggest
          ? suggestionsFrom(profile).map((text) => (
              <li key={text}>
                <button type="button" onClick={() => onSuggest(text)} className={chip}>
                  {text}
                </button>
              </li>
            ))
          : !missingOf &&
            draftKinds.map((kind) => (
              <li key={kind}>
                <button type="button" onClick={() => make(kind)} className={chip}>
                  {making === kind ? <Spinner /> : <Icon name={kindIcons[kind]} className="text-sun" />}
                  {drafts.kinds[kind].make}
                </button>
              </li>
            ))}
        <li>
          <a href={"/liste" satisfies Href} className={chip}>
            <Icon name="sunrise" className="text-sun" />
            {copy.list}
          </a>
        </li>
        {toggle("price", "info", copy.prices)}
        {toggle("person", "phone", copy.person)}
      </Row>
      {shown && (
        <div className="max-w-measure">
          <InquiryCard inquiry={shown === "price" ? { about: "price", offers: [] } : { about: "person" }} />
        </div>
      )}
    </section>
  );
}

/** In lines; in small windows in one line that scrolls, so that the reply stays in sight. */
function Row({ children }: { children: ReactNode }) {
  return (
    <ul className="[&>li]:max-w-full [&>li]:shrink-0 -mx-edge flex flex-wrap gap-2 px-edge py-1 slim:flex-nowrap slim:overflow-x-auto low:flex-nowrap low:overflow-x-auto overscroll-x-contain [scrollbar-width:thin] broad:-mx-6 broad:px-6">
      {children}
    </ul>
  );
}

const chip =
  "inline-flex min-h-target max-w-full wrap-anywhere cursor-pointer items-center gap-2 rounded-full border border-line-strong bg-paper-raised px-3.5 py-1.5 text-start font-medium text-ink text-sm leading-tight no-underline transition-colors hover:border-ink hover:bg-paper-sunk aria-expanded:border-ink aria-expanded:bg-paper-sunk";
