import { useEffect, useState } from "react";
import * as v from "valibot";
import { callApi } from "#app/browser/call-api.ts";
import { carryText } from "#app/browser/unsent-text/carried-text.ts";
import { loadUnsentText, saveUnsentText } from "#app/browser/unsent-text/unsent-text.ts";
import {
  ListSettings,
  StaleSettings,
  settingsErrorCodes,
} from "#app/prospects/settings/settings-protocol.ts";

export type Saving =
  | { kind: "none" | "saving" | "saved" | "restored" | "empty" }
  | { kind: "failed" | "signed out" }
  | { kind: "conflict"; newer: ListSettings }
  /** `message` is the server's word for it. */
  | { kind: "refused"; message: string };

/** The settings while they are edited: kept in the browser until they are saved over the version that was edited. */
export function useSettings(userId: string, loaded: ListSettings) {
  const [stored, setStored] = useState(loaded);
  const [edited, setEdited] = useState(loaded);
  const [saving, setSaving] = useState<Saving>({ kind: "none" });
  const isChanged = !isSame(edited, stored);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, with the settings as the page was opened
  useEffect(() => {
    const kept = v.safeParse(ListSettings, loadUnsentText(userId, "list-settings"));
    if (!kept.success || isSame(kept.output, loaded)) return;
    // Saving over an older version than the newest is a conflict, which is told.
    setEdited(kept.output);
    setSaving({ kind: "restored" });
  }, []);

  const edit = (change: Partial<ListSettings>) => {
    const next = { ...edited, ...change };
    setEdited(next);
    if (saving.kind !== "conflict") setSaving({ kind: "none" });
    saveUnsentText(userId, "list-settings", isSame(next, stored) ? null : next);
  };

  const take = (settings: ListSettings, kind: "none" | "saved") => {
    setStored(settings);
    setEdited(settings);
    setSaving({ kind });
    saveUnsentText(userId, "list-settings", null);
  };

  const put = async (version: number) => {
    if (isIncomplete(edited)) return setSaving({ kind: "empty" });
    setSaving({ kind: "saving" });
    const answer = await callApi(ListSettings, "PUT", "/api/list-settings", { ...sent(edited), version });
    if (answer.ok) return take(answer.body, "saved");
    if (answer.reason === "signed out") {
      carryText(userId, "list-settings", edited);
      return setSaving({ kind: "signed out" });
    }
    const stale = v.safeParse(StaleSettings, answer.error?.body);
    if (answer.error?.code === settingsErrorCodes.stale && stale.success)
      return setSaving({ kind: "conflict", newer: stale.output.settings });
    const isExplained = answer.error && answer.error.status < 500 && answer.error.code !== "invalid_body";
    setSaving(isExplained ? { kind: "refused", message: answer.error?.message ?? "" } : { kind: "failed" });
  };

  return {
    stored,
    edited,
    isChanged,
    saving,
    edit,
    save: () => put(edited.version),
    discard: () => take(stored, "none"),
    /** Ends a conflict: with these settings over the newer version, or with the newer ones. */
    keepMine: () => saving.kind === "conflict" && put(saving.newer.version),
    takeTheirs: () => saving.kind === "conflict" && take(saving.newer, "none"),
  };
}

export type SettingsEditing = ReturnType<typeof useSettings>;

/** As they are sent: a name that was emptied is ours again, an empty option is none. */
function sent({ statuses, columns, ...others }: ListSettings) {
  return {
    ...others,
    statuses: statuses.map(({ status, name }) => ({ status, name: name.trim() === "" ? null : name })),
    columns: columns.map((column) => ({ ...column, options: filled(column.options) })),
  };
}

const filled = (options: readonly string[]) => options.filter((option) => option.trim() !== "");

const isIncomplete = ({ columns, views }: ListSettings): boolean =>
  [...columns, ...views].some(({ name }) => name.trim() === "") ||
  columns.some(({ type, options }) => type === "choice" && filled(options).length === 0);

const isSame = (one: ListSettings, other: ListSettings) =>
  JSON.stringify({ ...one, version: 0 }) === JSON.stringify({ ...other, version: 0 });
