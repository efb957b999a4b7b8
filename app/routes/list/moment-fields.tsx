import { list } from "#app/content/signed-in/list-copy.ts";
import { Field } from "#app/ui/form/field.tsx";

const words = list.step;

/** A day and an hour of Paris, as fields have them. */
type ChosenMoment = { day: string; hour: string };

type Props = {
  chosen: ChosenMoment;
  error: string | null;
  /** True where the day is the first field of a form that the reader has just opened. */
  isFirst?: boolean;
  onChange: (chosen: ChosenMoment) => void;
};

/** The fields of a day and an hour. */
export function MomentFields({ chosen: { day, hour }, error, isFirst = false, onChange }: Props) {
  return (
    <>
      <Field
        label={words.day}
        type="date"
        value={day}
        autoComplete="off"
        autoFocus={isFirst}
        onChange={({ target }) => onChange({ day: target.value, hour })}
      />
      <Field
        label={words.hour}
        type="time"
        value={hour}
        autoComplete="off"
        error={error}
        hint={words.hint}
        onChange={({ target }) => onChange({ day, hour: target.value })}
      />
    </>
  );
}
