import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import { openedField } from "#app/profile/changed-fields.ts";
import {
  type ProfileErrors,
  type ProfileField,
  type ProfileValues,
  profileFields,
} from "#app/profile/profile-field.ts";
import { parseProfile, valuesIn } from "#app/profile/profile-schema.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Notice } from "#app/ui/form/notice.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { Address, Area, Choice, Line } from "./profile-fields.tsx";

type Props = {
  values: ProfileValues;
  /** What was stored when the page was opened; `null` where that is not known. */
  opened: ProfileValues | null;
  errors: ProfileErrors;
  /** A problem of the form as a whole. */
  problem: ReactNode;
  onEdit: (values: ProfileValues) => void;
};

/** The profile form. It is validated by one schema here and on the server; without scripts also by the browser. */
export function ProfileForm({ values, opened, errors: refused, problem, onEdit }: Props) {
  const isSaving = useNavigation().formMethod === "POST";
  const isHydrated = useHydrated();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState(refused);
  useEffect(() => setErrors(refused), [refused]);
  useEffect(() => {
    const first = profileFields.find((field) => errors[field]);
    if (first) document.getElementById(first)?.focus();
  }, [errors]);

  // A link to one field shows its error at once.
  useEffect(() => {
    const field = profileFields.find((name) => window.location.hash === `#${name}`);
    if (!field) return;
    const parsed = parseProfile(values);
    const error = parsed.ok ? undefined : parsed.errors[field];
    if (error) setErrors({ [field]: error });
    else document.getElementById(field)?.focus();
  }, [values]);

  const typed = () => valuesIn(Object.fromEntries(new FormData(form.current ?? undefined)));
  const edit = (event: FormEvent<HTMLFormElement>) => {
    onEdit(typed());
    const { name } = event.target as HTMLInputElement;
    if (name in errors) document.getElementById(name)?.removeAttribute("aria-invalid");
  };
  const check = (event: FormEvent) => {
    if (isSaving) return event.preventDefault();
    const parsed = parseProfile(typed());
    if (parsed.ok) return setErrors({});
    event.preventDefault();
    setErrors(parsed.errors);
  };

  const errorCount = Object.keys(errors).length;
  const field = (name: ProfileField) => ({ name, value: values[name], error: errors[name] ?? null });
  return (
    <Form
      ref={form}
      method="post"
      encType="multipart/form-data"
      noValidate={isHydrated}
      onInput={edit}
      onChange={edit}
      onSubmit={check}
      className="grid grid-cols-[minmax(0,1fr)] gap-12"
    >
      {opened && <input type="hidden" name={openedField} value={JSON.stringify(opened)} />}
      <Section copy={profile.sections.company}>
        <Line {...field("company_name")} autoComplete="organization" />
        <Line {...field("industry")} />
        <Address {...field("linkedin_url")} />
        <Line {...field("sender_name")} autoComplete="name" required={false} />
      </Section>
      <Section copy={profile.sections.target}>
        <Line {...field("icp_industry")} required={false} />
        <Line {...field("icp_title")} />
        <Choice {...field("icp_size")} labels={profile.choices.icp_size} />
        <Line {...field("icp_location")} />
      </Section>
      <Section copy={profile.sections.communication}>
        <Area {...field("value_prop")} required />
        <Choice {...field("tone")} labels={profile.choices.tone} />
        <Area {...field("common_objections")} />
      </Section>
      <Section copy={profile.sections.agent}>
        <Choice {...field("primary_goal")} labels={profile.choices.primary_goal} />
        <Address {...field("calendly_url")} />
        <Area {...field("banned_phrases")} />
      </Section>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-4 wide:ps-[15rem]">
        {errorCount > 0 && (
          <Notice tone="error" announce="assertive">
            {profile.errors.some(errorCount)}
          </Notice>
        )}
        {problem}
        <Button type="submit" busy={isSaving} className="max-sm:w-full">
          {isSaving ? profile.saving : profile.submit}
        </Button>
      </div>
    </Form>
  );
}

function Section({ copy, children }: { copy: { title: string; text: string }; children: ReactNode }) {
  return (
    <section className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-6 border-line border-t pt-6 wide:grid-cols-[13rem_minmax(0,1fr)]">
      <div>
        <h2 className="text-lg leading-tight">{copy.title}</h2>
        <p className="mt-2 text-ink-soft text-sm">{copy.text}</p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">{children}</div>
    </section>
  );
}
