import { useOnline } from "#app/browser/use-online.ts";
import { draftPages } from "#app/content/signed-in/draft-page-copy.ts";
import { Spinner } from "#app/ui/form/button.tsx";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import type { SaveState } from "../saving/autosave.ts";

const copy = draftPages.saving;

type Kind = SaveState<unknown>["kind"];

const icons: Record<Kind, { icon: IconName | null; colour: string }> = {
  saved: { icon: "check", colour: "text-verified" },
  unsaved: { icon: "pencil", colour: "text-ink-soft" },
  saving: { icon: null, colour: "text-ink-soft" },
  failed: { icon: "warning", colour: "text-danger" },
  refused: { icon: "warning", colour: "text-danger" },
  invalid: { icon: "warning", colour: "text-danger" },
  conflict: { icon: "warning", colour: "text-danger" },
  gone: { icon: "warning", colour: "text-danger" },
  "signed out": { icon: "warning", colour: "text-danger" },
};

const texts: Record<Kind, string> = {
  saved: copy.saved,
  unsaved: copy.unsaved,
  saving: copy.saving,
  failed: copy.failed,
  refused: copy.failed,
  invalid: copy.invalid,
  conflict: copy.conflict,
  gone: copy.failed,
  "signed out": copy.failed,
};

/**
 * Whether the text in the page is stored. Not announced, since it changes with every pause in typing: what fails is
 * announced by `SaveProblem`.
 */
export function SaveStatus({ state }: { state: Kind }) {
  const isOnline = useOnline();
  const { icon, colour } = icons[state];
  return (
    <p
      className={`me-auto flex min-h-11 min-w-0 items-center gap-2 py-1 font-medium text-sm leading-tight noscript:hidden ${colour}`}
    >
      {icon ? <Icon name={icon} /> : <Spinner />}
      {state === "failed" && !isOnline ? copy.offline : texts[state]}
    </p>
  );
}
