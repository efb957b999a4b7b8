import { copyAndSay } from "#app/components/copy-and-say.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { Icon } from "#app/ui/icon.tsx";

type Props = { text: string; label: string; copied: string };

/** Copies an address or a number; a toast says how it went. */
export function CopyButton({ text, label, copied }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => void copyAndSay(text, { copied, copyFailed: copy.record.copyFailed })}
      className="list-copy"
    >
      <Icon name="copy" />
    </button>
  );
}
