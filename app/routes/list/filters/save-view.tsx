import { type FormEvent, useState } from "react";
import * as v from "valibot";
import { goTo } from "#app/browser/address.ts";
import { callApi } from "#app/browser/call-api.ts";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import { settingsLimits } from "#app/prospects/settings/settings-limits.ts";
import {
  ListSettings,
  StaleSettings,
  settingsErrorCodes,
} from "#app/prospects/settings/settings-protocol.ts";
import { Button } from "#app/ui/form/button.tsx";
import { Field } from "#app/ui/form/field.tsx";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { useList } from "../list-context.ts";
import { addressOf, savedFilterOf } from "../list-query.ts";

const words = copy.saved;

/** Gives what the list shows a name, under which the whole team finds it. */
export function SaveView({ onClose }: { onClose: () => void }) {
  const { store, state, filter, openId } = useList();
  const [name, setName] = useState("");
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (name.trim() === "") return setError(words.missingName);
    if (state.settings.views.length >= settingsLimits.views)
      return setError(words.full(settingsLimits.views));
    const added = {
      ...{ id: crypto.randomUUID(), name: name.trim(), filter: savedFilterOf(filter) },
      density: filter.density ?? ("comfortable" as const),
    };
    setBusy(true);
    const answer = await addView(state.settings, added);
    setBusy(false);
    if (!answer.ok) return setError(answer.error?.message ?? words.failed);
    store.setSettings(answer.body);
    onClose();
    toast.show({ title: words.done(added.name), type: "success", position: "bottom-left" });
    goTo(addressOf({ ...filter, saved: added.id }, openId), { keepsScroll: true });
  };
  return (
    <form
      className="list-save-view"
      noValidate
      onSubmit={submit}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        onClose();
      }}
    >
      <Field
        label={words.name}
        hint={words.hint}
        error={error}
        value={name}
        maxLength={settingsLimits.name}
        autoComplete="off"
        // The reader pressed the button that opens this form.
        autoFocus
        onChange={({ target }) => setName(target.value)}
      />
      <div className="list-actions">
        <Button type="submit" busy={isBusy}>
          {words.submit}
        </Button>
        <Button variant="ghost" onClick={onClose}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}

/** Adds a view to the newest settings, also when somebody has saved others meanwhile. */
async function addView(settings: ListSettings, added: ListSettings["views"][number]) {
  const views = [...settings.views, added];
  const answer = await callApi(ListSettings, "PUT", "/api/list-settings", {
    ...{ version: settings.version, views },
  });
  if (answer.ok || answer.error?.code !== settingsErrorCodes.stale) return answer;
  const stale = v.safeParse(StaleSettings, answer.error.body);
  if (!stale.success) return answer;
  const { version, views: newest } = stale.output.settings;
  return callApi(ListSettings, "PUT", "/api/list-settings", { version, views: [...newest, added] });
}
