import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { ContentError } from "#app/drafts/parse-content.ts";
import { FieldFrame, useField } from "#app/ui/form/field.tsx";
import { errorAt, type FieldProps } from "./text-fields.tsx";

type Props = Pick<FieldProps<string>, "value" | "onChange"> & {
  errors: readonly ContentError[];
  level: 1 | 3;
};

/** The title as a heading of this level, edited in place: a field that wraps, without line breaks. */
export function TitleField({ value, errors, level, onChange }: Props) {
  const Heading = `h${level}` as const;
  const field = useField("title", { label: drafts.fields.title, error: errorAt(errors, "title") });
  return (
    <>
      <Heading className="sr-only">{value}</Heading>
      <div className="**:[label]:sr-only">
        <FieldFrame {...field}>
          <textarea
            {...field.attributes}
            rows={1}
            dir="auto"
            value={value}
            autoComplete="off"
            enterKeyHint="done"
            onChange={(event) => onChange(event.target.value.replace(/[\r\n]+/g, " "))}
            onKeyDown={(event) => {
              if (event.key === "Enter") event.preventDefault();
            }}
            className={`${level === 1 ? "text-xl" : "text-base"} field-sizing-content -mx-2 block w-[calc(100%+1rem)] resize-none rounded-md border border-transparent bg-transparent px-2 py-1 font-semibold leading-tight tracking-tight transition-colors hover:border-line-strong focus:border-line-strong focus:bg-paper-raised aria-invalid:border-danger`}
          />
        </FieldFrame>
      </div>
    </>
  );
}
