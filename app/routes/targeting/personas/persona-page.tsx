import { Link } from "react-router";
import { Choice } from "#app/components/choice.tsx";
import { personas as copy } from "#app/content/signed-in/personas-copy.ts";
import { profile } from "#app/content/signed-in/profile-copy.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import type { Href } from "#app/hrefs.ts";
import { tones } from "#app/profile/choices.ts";
import { profilePersona } from "#app/prospects/profile-persona.ts";
import type { Criteria } from "#app/targeting/criteria.ts";
import { personaLimits } from "#app/targeting/personas/persona-limits.ts";
import type { Persona } from "#app/targeting/personas/personas-protocol.ts";
import { Field, TextArea } from "#app/ui/form/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CountPanel } from "../counting/count-panel.tsx";
import { useCount } from "../counting/use-count.ts";
import { CriteriaForm } from "../criteria/criteria-form.tsx";
import { LinkedinLinks } from "../linkedin-links.tsx";
import { PersonaDrafts } from "./persona-drafts.tsx";
import { type NamedPersona, PersonaNav } from "./persona-nav.tsx";
import { PersonaSaveBar } from "./persona-save-bar.tsx";
import { RemovePersona } from "./remove-persona.tsx";
import { type PersonaEditing, percentIn, usePersona } from "./use-persona.ts";

type Props = {
  userId: string;
  /** Null for a new one. */
  persona: Persona | null;
  personas: readonly NamedPersona[];
  isRegisterOn: boolean;
  /** Values that the offer includes; null for as many as one likes. */
  bound: number | null;
  /** Contacts of a whole month; 0 without an offer. */
  contacts: number;
  /** The idempotency key of the next draft of each kind. */
  keys: Record<DraftKind, string>;
};

/** What one persona looks for, gets, and says. interpretation.md D292. */
export function PersonaPage({ userId, persona, personas, isRegisterOn, bound, contacts, keys }: Props) {
  const editing = usePersona(userId, persona);
  const { edited, edit } = editing;
  const counting = useCount(edited.criteria, isRegisterOn);
  return (
    <div className="targeting mx-auto w-full max-w-page py-8 sm:py-12">
      <p>
        <Link to={"/ciblage" satisfies Href} className="link inline-flex min-h-11 items-center gap-2 text-sm">
          <Icon name="arrowLeft" />
          {copy.back}
        </Link>
      </p>
      <h1 dir="auto" className="mt-2 text-2xl wrap-anywhere">
        {persona ? persona.name : copy.title}
      </h1>
      <p className="mt-4 max-w-measure text-ink-soft">{copy.lead}</p>
      <noscript>
        <p className="mt-4">{copy.withoutScripts}</p>
      </noscript>
      <PersonaNav personas={personas} current={persona?.id ?? null} />
      <div className="targeting-columns">
        <div className="grid grid-cols-[minmax(0,1fr)] content-start gap-6">
          <Own editing={editing} personas={personas} contacts={contacts} />
          {persona && <PersonaDrafts personaId={persona.id} keys={keys} />}
          <LinkedinLinks criteria={edited.criteria} titles={[]} noTitle={copy.linkedin.noTitle} />
        </div>
        <div className="targeting-found">
          <CountPanel isOn={isRegisterOn} counting={counting} onApply={(criteria) => edit({ criteria })} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <CriteriaForm
            criteria={edited.criteria}
            onChange={(criteria) => edit({ criteria })}
            hasOtherTitles
          />
          {persona && <RemovePersona editing={editing} />}
          {/* Last: what it says when kept text returns must move nothing that is being pressed. */}
          <PersonaSaveBar editing={editing} bound={bound} />
        </div>
      </div>
    </div>
  );
}

/** Name, share, and what drafts say. */
function Own({
  editing: { edited, edit, mistakes },
  personas,
  contacts,
}: {
  editing: PersonaEditing;
  personas: readonly NamedPersona[];
  contacts: number;
}) {
  const others = personas.filter(({ id }) => id !== profilePersona && id !== edited.id);
  const left = personaLimits.share - others.reduce((sum, { share }) => sum + share, 0);
  const percent = percentIn(edited.share);
  const isTooMuch = percent !== null && percent > left;
  return (
    <>
      <Field
        label={copy.name.label}
        placeholder={copy.name.placeholder}
        value={edited.name}
        maxLength={personaLimits.name}
        required
        autoComplete="off"
        dir="auto"
        error={mistakes.name}
        onChange={({ currentTarget }) => edit({ name: currentTarget.value })}
      />
      <Field
        label={copy.share.label}
        inputMode="numeric"
        value={edited.share}
        maxLength={3}
        required
        autoComplete="off"
        className="max-w-32"
        hint={
          percent !== null && percent > 0 && isOpen(edited.criteria)
            ? copy.share.nothingToLookFor
            : meaningOf(percent, left, contacts)
        }
        error={mistakes.share ?? (isTooMuch ? copy.share.left(left) : undefined)}
        onChange={({ currentTarget }) => edit({ share: currentTarget.value })}
      />
      <TextArea
        label={`${copy.valueProp.label} ${profile.optional}`}
        hint={copy.valueProp.hint}
        rows={3}
        value={edited.valueProp}
        dir="auto"
        error={mistakes.valueProp}
        onChange={({ currentTarget }) => edit({ valueProp: currentTarget.value })}
      />
      <Choice
        label={copy.tone.label}
        value={edited.tone ?? ""}
        options={[
          ["", copy.tone.ofProfile],
          ...tones.map((tone) => [tone, profile.choices.tone[tone]] as const),
        ]}
        onChoose={(tone) => edit({ tone: tone === "" ? null : tone })}
      />
    </>
  );
}

/** True for criteria by which no night looks for anybody: the whole register would meet them. */
const isOpen = ({ naf, headcount, departments, regions, keywords, include }: Criteria) =>
  [naf, headcount, departments, regions, keywords, include].every((each) => each.length === 0);

function meaningOf(percent: number | null, left: number, contacts: number): string {
  const share = percent ?? 0;
  const profileKeeps = Math.max(0, left - share);
  if (percent === 0) return copy.share.none(profileKeeps);
  return copy.share.means(
    contacts > 0 && percent !== null ? Math.round((contacts * share) / 100) : null,
    profileKeeps,
  );
}
