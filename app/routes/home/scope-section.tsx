import { Scope } from "#app/components/scope.tsx";
import { scope } from "#app/content/scope-copy.ts";
import { Section } from "./section.tsx";

/** What the product does and does not, before the steps. */
export function ScopeSection() {
  return (
    <Section data-deferred aria-labelledby="scope-title" hasRule>
      <h2 id="scope-title" className="sr-only">
        {scope.heading}
      </h2>
      <Scope />
    </Section>
  );
}
