import { useEffect, useRef, useSyncExternalStore } from "react";
import { shortcutSetting } from "../../keys/shortcut-setting.ts";
import { type CallKey, callKeyOf, callPlaceOf } from "./call-key.ts";

/**
 * The keys of calls in a row, unless somebody turned one-key shortcuts off. `onKey` returns false for a key that has nothing
 * to do now, which then does what it does everywhere. Returns whether they are on.
 */
export function useCallKeys(onKey: (key: CallKey) => boolean): boolean {
  const latest = useRef(onKey);
  latest.current = onKey;
  const isOn = useSyncExternalStore(shortcutSetting.subscribe, shortcutSetting.current, () => true);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || !shortcutSetting.current()) return;
      const key = callKeyOf(event, callPlaceOf(document.activeElement));
      if (key && latest.current(key)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return isOn;
}
