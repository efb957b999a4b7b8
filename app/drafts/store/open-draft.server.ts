import { loadProfile } from "#app/profile/profile-store.server.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { roomToTell } from "#app/storage/storage-quota.ts";
import { storageUseOf } from "#app/storage/storage-use.server.ts";
import { profileFor } from "#app/targeting/personas/targets.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { OpenedDraft } from "../drafts-protocol.ts";
import { usedFields } from "../templates/used-fields.ts";
import { findRecipient } from "./draft-recipient.server.ts";
import { findDraft, toDraft } from "./draft-rows.server.ts";
import { savedAnswers } from "./save-gaps.server.ts";
import { sharingOf } from "./shared-drafts.server.ts";

/** A draft of this client with what its editor shows beside it; `null` if there is none with this id, a UUID. */
export async function openDraft(
  services: { db: Database },
  clientId: string,
  id: string,
): Promise<OpenedDraft | null> {
  const row = await services.db.asClient(clientId, (tx) => findDraft(tx, clientId, id));
  if (!row) return null;
  const draft = toDraft(row);
  const { stored, profile } = await services.db.asClient(clientId, async (tx) => {
    const stored = await loadProfile(tx, clientId);
    const recipient = draft.prospect ? await findRecipient(tx, clientId, draft.prospect.id) : null;
    const personaId = recipient?.personaId ?? row.personaId;
    const values = stored && profileValues(stored);
    return { stored, profile: values && (await profileFor(tx, clientId, personaId, values)) };
  });
  return {
    draft,
    usedFields: profile ? usedFields(draft.kind, profile) : [],
    answers: stored ? savedAnswers(stored) : {},
    profile: profile
      ? { company_name: profile.company_name, tone: profile.tone, banned_phrases: profile.banned_phrases }
      : {},
    shared: await sharingOf(services, clientId, id),
    room: roomToTell(await storageUseOf(services, clientId), "work"),
  };
}
