import { useId, useState } from "react";
import { importDialog } from "#app/content/signed-in/import-dialog-copy.ts";
import { type FileField, isOwnField, takenFields } from "#app/prospects/import/columns.ts";
import type { ImportPreview, PreviewColumn } from "#app/prospects/import/imports-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { fieldClasses } from "#app/ui/form/field.tsx";
import { type ColumnChoice, takenOf } from "./use-file-steps.ts";

const copy = importDialog.preview;

type Props = {
  preview: ImportPreview;
  /** What is chosen of its columns since; `null` when nothing is. */
  choice: ColumnChoice | null;
  /** The file is looked at with that. */
  isReading: boolean;
  /** A column, by its letter, is to be taken for this field, or left out. */
  onChoose: (letter: string, field: FileField | null) => void;
  onLookAgain: () => void;
};

/** What a file of prospects would bring: the first of them, its columns, and the rows that stay out. */
export function PreviewDetails({ preview, choice, isReading, onChoose, onLookAgain }: Props) {
  // It stays open while its columns are matched, whatever they bring.
  const [isOpenAtFirst] = useState(preview.added === 0);
  return (
    <>
      {preview.examples.length > 0 && (
        <div>
          <h4 className="font-semibold text-sm">{copy.examples}</h4>
          <ul className="mt-1 grid grid-cols-[minmax(0,1fr)] divide-y divide-line border-line border-y text-sm">
            {preview.examples.map(({ company, contact, role, email, values }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else, and never change
              <li key={index} className="py-1.5 wrap-anywhere">
                <span className="font-medium">{company}</span>
                <span className="text-ink-soft">
                  {[contact, role, email, ...values.map(({ name, text }) => copy.value(name, text))]
                    .filter(Boolean)
                    .map((part) => ` · ${part}`)}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {preview.columns.some(({ example }) => example !== null) && (
        <p className="text-sm">{copy.withoutHeader}</p>
      )}
      <details open={isOpenAtFirst}>
        <summary className="min-h-target cursor-pointer py-2.5 font-semibold text-sm">{copy.columns}</summary>
        <p className="text-ink-soft text-sm">{copy.match}</p>
        <ul className="mt-2 grid grid-cols-[repeat(auto-fill,minmax(min(16rem,100%),1fr))] gap-x-4 gap-y-3 text-sm">
          {preview.columns.map((column, index) => (
            <li key={column.letter} className="min-w-0">
              <ColumnField
                column={column}
                own={preview.ownColumns}
                chosen={(choice ?? takenOf(preview.columns))[index] ?? null}
                onChoose={onChoose}
              />
            </li>
          ))}
        </ul>
        {choice && (
          <Button variant="secondary" busy={isReading} onClick={onLookAgain} className="mt-4">
            {isReading ? copy.matching : copy.lookAgain}
          </Button>
        )}
      </details>
      {preview.refused + preview.knownRows.length > 0 && <Problems preview={preview} />}
    </>
  );
}

/** The option of a column that is left out. */
const none = "none";

function ColumnField({
  column: { letter, heading, example, field, isTaken },
  own,
  chosen,
  onChoose,
}: {
  column: PreviewColumn;
  own: ImportPreview["ownColumns"];
  chosen: FileField | null;
  onChoose: Props["onChoose"];
}) {
  const id = useId();
  const name = example ?? heading;
  return (
    <>
      <label htmlFor={id} className="block wrap-anywhere">
        <span className="font-medium">{letter}</span> {name && `«\u00A0${name}\u00A0»`}
      </label>
      <select
        id={id}
        value={chosen ?? none}
        onChange={({ target: { value } }) =>
          onChoose(
            letter,
            takenFields.find((each) => each === value) ??
              own.find((each) => each.field === value)?.field ??
              null,
          )
        }
        className={`${fieldClasses} mt-1 h-target text-ellipsis`}
      >
        <option value={none}>
          {field !== null && !isOwnField(field) && !isTaken
            ? copy.leftOut(importDialog.fields[field])
            : copy.unknown}
        </option>
        {takenFields.map((each) => (
          <option key={each} value={each}>
            {importDialog.fields[each]}
          </option>
        ))}
        {own.length > 0 && (
          <optgroup label={copy.ownColumns}>
            {own.map((each) => (
              <option key={each.field} value={each.field}>
                {each.name}
              </option>
            ))}
          </optgroup>
        )}
      </select>
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
