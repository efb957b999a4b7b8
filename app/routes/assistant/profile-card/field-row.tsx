import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { assistant } from "~/content/signed-in/assistant-copy.ts";
import type { Step } from "~/conversation/onboarding/onboarding.ts";
import { ToCheckBadge } from "~/layouts/signed-in/to-check-badge.tsx";
import type { ProfileField } from "~/profile/profile-field.ts";
import { Icon } from "~/ui/icon.tsx";

const copy = assistant.card;

/** A field that the customer wants to see and correct. Each request is a new object. */
export type Reference = { field: ProfileField };

/** The profile fields that the answer to `step` fills. */
export function fieldsOf(step: Step): ProfileField[] {
  return step === "icp" ? ["icp_title", "icp_size"] : [step];
}

type Props = {
  /** One field, or those that are shown as one. */
  fields: readonly ProfileField[];
  label: string;
  value: string;
  /** The fields that the form would refuse. */
  toCheck: readonly string[];
  /** `null` also while the card is not displayed. */
  reference: Reference | null;
};

/** What a complete profile says, with a link to its field in the form. A reference to the field marks it and focuses it. */
export function FieldRow({ fields, label, value, toCheck, reference }: Props) {
  const link = useRef<HTMLAnchorElement>(null);
  const referred = fields.find((field) => field === reference?.field);
  const invalid = fields.find((field) => toCheck.includes(field));
  const target = referred ?? invalid ?? fields[0];
  const followed = useRef<Reference | null>(null);
  useEffect(() => {
    if (!referred || followed.current === reference) return;
    followed.current = reference;
    link.current?.focus();
  }, [reference, referred]);
  return (
    <li
      className={`flex items-start justify-between gap-2 border-line border-t py-2.5 ${referred ? "-mx-2 rounded-sm bg-sun-wash px-2" : ""}`}
    >
      <p dir="auto" className="min-w-0 text-start font-medium text-sm wrap-anywhere">
        <span className="flex flex-wrap items-center gap-x-2 font-normal text-ink-soft text-xs">
          {label}
          {invalid && <ToCheckBadge />}
        </span>
        {shortened(value || copy.none)}
      </p>
      <Link
        ref={link}
        to={`/onboarding-legacy#${target}`}
        reloadDocument
        aria-label={invalid ? copy.check(label) : copy.edit(label)}
        className={editButton}
      >
        <Icon name="pencil" />
      </Link>
    </li>
  );
}

export const editButton =
  "-my-1 -me-2 grid size-target shrink-0 place-items-center rounded-sm text-sm text-sun hover:text-sun-deep";

/** The first 160 characters; the conversation and the form show the whole answer. */
export function shortened(text: string): string {
  const characters = [...text];
  return characters.length <= 160 ? text : `${characters.slice(0, 159).join("").trimEnd()}…`;
}
