import { useRef, useSyncExternalStore } from "react";
import { statusLabels } from "#app/content/prospects/status-labels.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { statuses } from "#app/prospects/prospect-status.ts";
import { Icon } from "#app/ui/icon.tsx";
import { shortcutSetting } from "./shortcut-setting.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const words = copy.keys;

const keys: readonly (readonly [string, string])[] = [
  ["↓ J", words.next],
  ["↑ K", words.previous],
  ["↵", words.enter],
  ...statuses.map((status, index) => [String(index + 1), statusLabels[status]] as const),
  ["N", words.note],
  ["R", words.recall],
  ["C", words.copy],
  ["Z", words.undo],
  ["/", words.search],
  ["?", words.help],
  [words.escapeKey, words.escape],
];

/** The keys of the list: a button that shows them all, and turns those off that are a letter alone. */
export function KeyHelp() {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOn = useSyncExternalStore(shortcutSetting.subscribe, shortcutSetting.current, () => true);
  useShortcuts(() => dialog.current?.showModal());
  return (
    <>
      <button
        type="button"
        aria-label={words.open}
        aria-keyshortcuts="?"
        onClick={() => dialog.current?.showModal()}
        className="list-keys-button"
      >
        <kbd>?</kbd>
      </button>
      <dialog ref={dialog} aria-labelledby="keys" className="list-keys">
        <div className="list-keys-head">
          <h2 id="keys">{words.title}</h2>
          <button type="button" aria-label={words.close} onClick={() => dialog.current?.close()}>
            <Icon name="close" />
          </button>
        </div>
        <KeyList />
        <label>
          <input
            type="checkbox"
            checked={isOn}
            onChange={({ target }) => shortcutSetting.set(target.checked)}
          />
          {words.on}
        </label>
        <p>{words.hint}</p>
      </dialog>
    </>
  );
}

/** The keys with what each does. */
function KeyList() {
  return (
    <dl>
      {keys.map(([key, does]) => (
        <div key={key}>
          <dt>
            {key.split(" ").map((each) => (
              <kbd key={each}>{each}</kbd>
            ))}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}
