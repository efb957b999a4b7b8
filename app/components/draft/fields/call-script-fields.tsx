import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { drafts } from "#app/content/signed-in/drafts-copy.ts";
import type { CallScriptContent } from "#app/drafts/draft-content.ts";
import { draftLimits } from "#app/drafts/draft-limits.ts";
import { RepeatedItems } from "./repeated-items.tsx";
import { type ContentFieldsProps, LineField, LinesField, TextField } from "./text-fields.tsx";

const copy = draftPages.draft;
const { fields } = drafts;

/** The parts of a call script, in the order of the call. */
export function CallScriptFields({ content, errors, onChange }: ContentFieldsProps<CallScriptContent>) {
  const text = (path: "opening" | "pitch" | "close") => (
    <TextField
      path={path}
      label={fields[path]}
      value={content[path]}
      errors={errors}
      onChange={(value) => onChange({ ...content, [path]: value })}
    />
  );
  return (
    <div className="grid max-w-chat grid-cols-[minmax(0,1fr)] gap-6">
      {text("opening")}
      <LinesField
        path="questions"
        label={fields.questions}
        hint={copy.perLine}
        value={content.questions}
        errors={errors}
        onChange={(questions) => onChange({ ...content, questions })}
      />
      {text("pitch")}
      <section aria-labelledby="objections" className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <h2 id="objections" className="text-lg">
          {fields.objections}
        </h2>
        <RepeatedItems
          items={content.objections}
          max={draftLimits.callScript.objections}
          heading={copy.objectionNumber}
          level={3}
          addLabel={copy.addObjection}
          removeLabel={copy.removeObjection}
          blank={{ objection: "", answer: "" }}
          onChange={(objections) => onChange({ ...content, objections })}
        >
          {(item, index, change) => (
            <>
              <div className="**:[label]:sr-only">
                <LineField
                  path={`objections.${index}.objection`}
                  label={fields.objection}
                  value={item.objection}
                  errors={errors}
                  onChange={(objection) => change({ ...item, objection })}
                />
              </div>
              <TextField
                path={`objections.${index}.answer`}
                label={fields.answer}
                value={item.answer}
                errors={errors}
                onChange={(answer) => change({ ...item, answer })}
              />
            </>
          )}
        </RepeatedItems>
      </section>
      {text("close")}
    </div>
  );
}
