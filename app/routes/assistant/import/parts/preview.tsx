import { useContext } from "react";
import { PreviewDetails } from "#app/components/import/preview-details.tsx";
import { importDialog } from "#app/content/signed-in/import-dialog-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { plansWith } from "#app/offers/contents.ts";
import { frenchEuros } from "#app/offers/euros.ts";
import type { FileField } from "#app/prospects/import/columns.ts";
import { AnchorButton, Button, ExternalButton } from "#app/ui/form/button.tsx";
import { FactsContext } from "../../next-steps/facts-context.ts";
import { dayOf } from "../day-of.ts";
import type { ImportStep } from "../use-import-steps.ts";

const copy = importDialog.preview;

type Props = {
  step: Extract<ImportStep, { kind: "previewed" }>;
  onChoose: (letter: string, field: FileField | null) => void;
  onLookAgain: () => void;
  onStore: () => void;
};

/** What an import of the file would do, and the one press that does it where the offer includes it. */
export function Preview({ step, onChoose, onLookAgain, onStore }: Props) {
  const { preview, choice, mayImport, isReading, isStoring, problem } = step;
  const { fileName, added, known, refused, earlier } = preview;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="font-semibold text-base wrap-anywhere">{copy.heading(fileName)}</h3>
      {earlier && <p className="text-sm">{copy.earlier(dayOf(earlier))}</p>}
      <ul className="grid gap-1 text-sm">
        <li className="font-semibold text-base">{copy.added(added)}</li>
        {known > 0 && <li>{copy.known(known)}</li>}
        {refused > 0 && <li>{copy.refused(refused)}</li>}
      </ul>
      {added === 0 && choice === null && (
        <p className="font-medium text-sm">{preview.lacksCompany ? copy.lacksCompany : copy.nothing}</p>
      )}
      {mayImport ? (
        added > 0 &&
        choice === null && (
          <div>
            <Button busy={isStoring} onClick={onStore} className="max-w-full wrap-anywhere">
              {isStoring ? copy.importing : copy.import(added)}
            </Button>
          </div>
        )
      ) : (
        <NotIncluded />
      )}
      <p role="status" className="text-sm empty:hidden">
        {mayImport && choice && copy.changed}
      </p>
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {problem}
      </p>
      <PreviewDetails {...{ preview, choice, isReading, onChoose, onLookAgain }} />
    </section>
  );
}

/** Whose the import is, and what that costs. */
export function whose(): string {
  const { text, plan, and } = importDialog.offer;
  const names = plansWith("exportImport").map(({ name, monthly }) => plan(name, frenchEuros(monthly * 100)));
  return text(names.join(and));
}

/** Why a looked at file cannot be imported, with the ways to an offer that includes it. */
function NotIncluded() {
  const { bookingUrl } = useContext(FactsContext);
  const { nothingAdded, plans, booking } = importDialog.offer;
  return (
    <div className="grid gap-3 rounded-md border border-line bg-paper-raised p-4 text-sm">
      <p>
        <strong className="block font-semibold">{importDialog.offer.title}</strong> {whose()} {nothingAdded}
      </p>
      <div className="flex flex-wrap gap-2">
        <AnchorButton variant="secondary" href={"/#pricing" satisfies Href}>
          {plans}
        </AnchorButton>
        <ExternalButton variant="ghost" href={bookingUrl}>
          {booking}
        </ExternalButton>
      </div>
    </div>
  );
}
