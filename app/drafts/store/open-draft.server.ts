import { loadProfile } from "#app/profile/profile-store.server.ts";
import { profileValues } from "#app/profile/profile-values.ts";
import { roomToTell } from "#app/storage/storage-quota.ts";
import { storageUseOf } from "#app/storage/storage-use.server.ts";
import { profileFor } from "#app/targeting/personas/targets.server.ts";
import { worksAlone } from "#app/team/team.server.ts";
import type { Database } from "#db/open-database.server.ts";
import type { OpenedDraft } from "../drafts-protocol.ts";
import { usedFields } from "../templates/used-fields.ts";
import { findRecipient } from "./draft-recipient.server.ts";
import { findDraft, toDraft } from "./draft-rows.server.ts";
import { savedAnswers } from "./save-gaps.server.ts";

/** A draft of this client with what its editor shows beside it; `null` if there is none with this id, a UUID. */
export async function openDraft(
  services: { db: Database },
  clientId: string,
  id: string,
): Promise<OpenedDraft | null> {
  const found = await services.db.asClient(clientId, async (tx) => {
    const row = await findDraft(tx, clientId, id);
    if (!row) return null;
    const stored = await loadProfile(tx, clientId);
    const recipient = row.prospectId === null ? null : await findRecipient(tx, clientId, row.prospectId);
    const personaId = recipient?.personaId ?? row.personaId;
    const values = stored && profileValues(stored);
    return { row, stored, profile: values && (await profileFor(tx, clientId, personaId, values)) };
  });
  if (!found) return null;
  const { row, stored, profile } = found;
  const draft = toDraft(row);
  return {
    draft,
    usedFields: profile ? usedFields(draft.kind, profile) : [],
    answers: stored ? savedAnswers(stored) : {},
    profile: profile
      ? { company_name: profile.company_name, tone: profile.tone, banned_phrases: profile.banned_phrases }
      : {},
    shared: (await worksAlone(services.db.asOwner, clientId)) ? null : row.sharedWith !== null,
    room: roomToTell(await storageUseOf(services, clientId), "work"),
  };
}
