import { useRef, useSyncExternalStore } from "react";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useList } from "../list-context.ts";
import { shortcutSetting } from "./shortcut-setting.ts";
import { useShortcuts } from "./use-shortcuts.ts";

const words = copy.keys;

const keysWith = (statuses: readonly { name: string }[]): readonly (readonly [string, string])[] => [
  ["↓ J", words.next],
  ["↑ K", words.previous],
  ["↵", words.enter],
  ...statuses.map(({ name }, index) => [String(index + 1), name] as const),
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
  const { settings } = useList().state;
  return (
    <dl>
      {keysWith(settings.statuses).map(([key, does]) => (
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
