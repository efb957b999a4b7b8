import { importDialog } from "#app/content/signed-in/import-dialog-copy.ts";
import type { ImportPreview } from "#app/prospects/import/imports-protocol.ts";

const copy = importDialog.preview;

/** What a file of prospects would bring: the first of them, its columns, and the rows that stay out. */
export function PreviewDetails({ preview }: { preview: ImportPreview }) {
  return (
    <>
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
      <details open={preview.added === 0}>
        <summary className="min-h-target cursor-pointer py-2.5 font-semibold text-sm">{copy.columns}</summary>
        <dl className="grid grid-cols-[repeat(auto-fill,minmax(min(13rem,100%),1fr))] gap-x-4 text-sm">
          {preview.columns.map(({ letter, heading, field, isTaken }) => (
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
      {preview.refused + preview.knownRows.length > 0 && <Problems preview={preview} />}
    </>
  );
}

function Problems({ preview: { problems, refused, knownRows } }: { preview: ImportPreview }) {
  return (
    <details open={refused < 6}>
      <summary className="min-h-target cursor-pointer py-2.5 font-semibold text-sm">{copy.problems}</summary>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-1 text-sm empty:hidden">
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
