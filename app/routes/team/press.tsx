import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Button } from "#app/ui/form/button.tsx";

type Props = {
  intent: string;
  fields: Readonly<Record<string, string>>;
  /** True for what takes something away. */
  isDanger?: boolean;
  /** What a screen reader hears where several buttons say the same. */
  label?: string;
  children: ReactNode;
};

/** One press that does something, also without scripts. */
export function Press({ intent, fields, isDanger = false, label, children }: Props) {
  const sent = useNavigation().formData;
  const isBusy =
    sent?.get("intent") === intent &&
    Object.entries(fields).every(([name, value]) => sent.get(name) === value);
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button
        type="submit"
        variant="secondary"
        busy={isBusy}
        aria-label={label}
        className={isDanger ? "border-danger! text-danger! hover:bg-danger-wash!" : ""}
      >
        {children}
      </Button>
    </Form>
  );
}
