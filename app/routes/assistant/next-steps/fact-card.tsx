import type { Inquiry } from "#app/assistant/requests/inquiry/inquiry.ts";
import { FieldFact } from "./facts/field-fact.tsx";
import { PageFact } from "./facts/page-fact.tsx";
import { PersonFact } from "./facts/person-fact.tsx";
import { PriceFact } from "./facts/price-fact.tsx";
import { QuestionFact } from "./facts/question-fact.tsx";
import type { Facts } from "./facts-context.ts";

type Props = { inquiry: Inquiry; facts: Facts; openImport: () => void };

/** The facts that answer one inquiry. In a script of its own, which shares no module with the page that is in none of its groups. */
export function FactCard(props: Props) {
  return (
    <div className="mt-3 rounded-md border border-line bg-paper px-[min(0.75rem,3cqw)] py-3 text-sm">
      <Fact {...props} />
    </div>
  );
}

function Fact({ inquiry, facts, openImport }: Props) {
  switch (inquiry.about) {
    case "price":
      return <PriceFact {...inquiry} facts={facts} />;
    case "person":
      return <PersonFact isAboutHours={false} isCall={inquiry.call} facts={facts} />;
    case "hours":
      return <PersonFact isAboutHours facts={facts} />;
    case "field":
      return <FieldFact {...inquiry} facts={facts} />;
    case "page":
      return <PageFact page={inquiry.page} facts={facts} openImport={openImport} />;
    case "question":
      return <QuestionFact question={inquiry.question} facts={facts} />;
  }
}
