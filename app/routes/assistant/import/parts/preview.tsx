import { useExternalLinks } from "#app/components/use-external-links.ts";
import { importDialog } from "#app/content/signed-in/import-dialog-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { frenchEuros } from "#app/offers/euros.ts";
import { importingPlans } from "#app/offers/importing-offers.ts";
import type { ImportPreview } from "#app/prospects/import/imports-protocol.ts";
import { AnchorButton, Button, ExternalButton } from "#app/ui/form/button.tsx";
import { dayOf } from "../day-of.ts";
import type { ImportStep } from "../use-import-steps.ts";

const copy = importDialog.preview;

type Props = { step: Extract<ImportStep, { kind: "previewed" }>; onStore: () => void };

/** What an import of the file would do, and the one press that does it where the offer includes it. */
export function Preview({ step, onStore }: Props) {
  const { preview, mayImport, isStoring, problem } = step;
  const { fileName, added, known, refused, earlier, columns } = preview;
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h3 className="font-semibold text-base wrap-anywhere">{copy.heading(fileName)}</h3>
      {earlier && <p className="text-sm">{copy.earlier(dayOf(earlier))}</p>}
      <ul className="grid gap-1 text-sm">
        <li className="font-semibold text-base">{copy.added(added)}</li>
        {known > 0 && <li>{copy.known(known)}</li>}
        {refused > 0 && <li>{copy.refused(refused)}</li>}
      </ul>
      {added === 0 && <p className="font-medium text-sm">{copy.nothing}</p>}
      {mayImport ? (
        added > 0 && (
          <div>
            <Button busy={isStoring} onClick={onStore} className="max-w-full wrap-anywhere">
              {isStoring ? copy.importing : copy.import(added)}
            </Button>
          </div>
        )
      ) : (
        <NotIncluded />
      )}
      <p role="alert" className="font-medium text-danger text-sm empty:hidden">
        {problem}
      </p>
      {preview.examples.length > 0 && (
        <div>
          <h4 className="font-semibold text-sm">{copy.examples}</h4>
          <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] divide-y divide-line border-line border-y text-sm">
            {preview.examples.map(({ company, contact, role, email }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else, and never change
              <li key={index} className="py-1.5 wrap-anywhere">
                <span className="font-medium">{company}</span>
                <span className="text-ink-soft">
                  {[contact, role, email].filter(Boolean).map((part) => ` · ${part}`)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <details open={added === 0}>
        <summary className="min-h-target cursor-pointer py-2.5 font-semibold text-sm">{copy.columns}</summary>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-4 text-sm">
          {columns.map(({ letter, heading, field, isTaken }) => (
            <div key={letter} className="py-1 wrap-anywhere">
              <dt className="inline text-ink-soft">
                {letter} {heading && `«\u00A0${heading}\u00A0»`}
              </dt>{" "}
              <dd className="inline font-medium">
                {field === null
                  ? copy.unknown
                  : `→ ${importDialog.fields[field]}${isTaken ? "" : `, ${copy.leftOut}`}`}
              </dd>
            </div>
          ))}
        </dl>
      </details>
      {refused > 0 && <Problems preview={preview} />}
    </section>
  );
}

function Problems({ preview: { problems, refused, knownRows } }: { preview: ImportPreview }) {
  return (
    <details open={refused < 6}>
      <summary className="min-h-target cursor-pointer py-2.5 font-semibold text-sm">{copy.problems}</summary>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm">
        {problems.map(({ row, reason }) => (
          <li key={row} className="wrap-anywhere">
            <span className="text-ink-soft">{copy.row(row)}&nbsp;:</span> {reason}
          </li>
        ))}
        {refused > problems.length && <li>{copy.more(refused - problems.length)}</li>}
      </ul>
      {knownRows.length > 0 && (
        <p className="mt-1 text-ink-soft text-sm wrap-anywhere">{copy.knownRows(knownRows.join(", "))}</p>
      )}
    </details>
  );
}

/** Whose the import is, and what it costs. */
function NotIncluded() {
  const { bookingUrl } = useExternalLinks();
  const { title, text, plan, and, plans, booking } = importDialog.offer;
  const names = importingPlans.map(({ name, monthly }) => plan(name, frenchEuros(monthly * 100)));
  return (
    <div className="grid gap-3 rounded-md border border-line bg-paper-raised p-4 text-sm">
      <p>
        <strong className="block font-semibold">{title}</strong> {text(names.join(and))}
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
