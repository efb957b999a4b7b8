import { closeUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { ProspectRecord } from "#app/prospects/prospects-protocol.ts";
import { showToast } from "#app/ui/toast/toast.ts";
import { carryRuns } from "../calls/model/carry-runs.ts";
import { type KeptEvents, keptEvents } from "../model/kept-events.ts";
import { createListStore, type InitialList, type ListStore } from "../model/list-store.ts";
import type { ProspectCalls } from "../model/prospect-calls.ts";

/** Milliseconds that other tabs wait, so that the tab that ended the session leaves first. */
const otherTabsDelay = 1_000;

/** The list of this page, with the record of its address. */
export function openStore(
  initial: InitialList,
  record: ProspectRecord | null,
  openId: string | null,
  isWithdrawn = false,
): ListStore {
  const store = createListStore({
    initial,
    ...(initial.filter.sample && { calls: lazySampleCalls(initial.userId), kept: keepingNothing }),
    onSignedOut: () => leave(store, { carries: true }),
    onRefused: ({ contact, message }) => {
      showToast({
        title: copy.toast.refused(contact),
        description: message,
        type: "error",
        position: "top-right",
      });
    },
    onWithdrawn(count, forgotten) {
      showToast({
        title: copy.toast.withdrawn(count),
        description: forgotten > 0 ? copy.toast.forgotten(forgotten) : null,
        position: "top-right",
      });
    },
    onForgotten(count, contact) {
      showToast({
        title: contact === null ? copy.toast.moved : copy.toast.gone(contact),
        description: copy.toast.forgotten(count),
        position: "top-right",
      });
    },
    // Nothing of the other list may stay.
    onMoved: () => window.location.reload(),
  });
  if (record) store.keepRecord(record);
  else if (openId) store.forget(openId, { isWithdrawn });
  return store;
}

/** The calls of the sample list, whose data come with the first of them. */
function lazySampleCalls(userId: string): ProspectCalls {
  let loaded: Promise<ProspectCalls> | undefined;
  const load = () => {
    loaded ??= import("../sample/sample-calls.ts").then(({ sampleCalls }) => sampleCalls(userId));
    return loaded;
  };
  return {
    page: async (...given) => (await load()).page(...given),
    record: async (...given) => (await load()).record(...given),
    changes: async (...given) => (await load()).changes(...given),
    settings: async () => (await load()).settings(),
    post: async (...given) => (await load()).post(...given),
  };
}

const keepingNothing: KeptEvents = { save() {}, remove() {}, load: () => [], carry() {} };

/**
 * Leaves the page, whose session is over, for the sign-in that leads back to it. What was not sent is carried over it,
 * unless somebody signed out in another tab.
 */
export function leave(store: ListStore, { carries }: { carries: boolean }): void {
  const { queue } = store.current();
  store.stop();
  if (carries) {
    keptEvents.carry(store.userId, queue);
    carryRuns(store.userId);
  } else closeUnsentText();
  setTimeout(() => window.location.reload(), otherTabsDelay);
}
