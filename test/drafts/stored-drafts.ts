import { randomUUID } from "node:crypto";
import { ensureClient } from "#app/accounts/clients.server.ts";
import type { DraftContents } from "#app/drafts/draft-content.ts";
import type { DraftKind } from "#app/drafts/draft-kind.ts";
import type { Draft } from "#app/drafts/drafts-protocol.ts";
import { createDraft } from "#app/drafts/store/create-draft.server.ts";
import { saveDraft } from "#app/drafts/store/save-draft.server.ts";
import { saveProfile } from "#app/profile/profile-store.server.ts";
import type { Services } from "#app/services.server.ts";
import { servicesFor } from "../conversation/conversations.ts";

type Client = { id: string; email: string };

export const anna = { id: "anna", email: "anna@exemple.fr" };
export const bruno = { id: "bruno", email: "bruno@exemple.fr" };

/** Services on an empty database with these users, each with a saved profile. */
export async function servicesWithProfiles(...clients: Client[]): Promise<Services> {
  const services = await servicesFor(...clients);
  for (const client of clients) await storeProfile(services, client);
  return services;
}

export function storeProfile({ db }: Pick<Services, "db">, client: Client): Promise<void> {
  return db.asClient(client.id, async (tx) => {
    await ensureClient(tx, client);
    await saveProfile(tx, client.id, { companyName: "Pômmy", icpTitle: "Directrice des achats" });
  });
}

/** A new draft of this kind. */
export async function madeDraft<Kind extends DraftKind>(
  services: Pick<Services, "db" | "environment">,
  { id }: Pick<Client, "id">,
  kind: Kind,
): Promise<Extract<Draft, { kind: Kind }>> {
  const made = await createDraft(services, id, { key: randomUUID(), kind });
  if (made.kind !== "created") throw new Error(`The draft was not created: ${made.kind}.`);
  return made.draft as Extract<Draft, { kind: Kind }>;
}

/** Saves a content as the version after `draft`, which must be the newest. */
export async function saved(
  services: Pick<Services, "db" | "environment">,
  { id }: Pick<Client, "id">,
  draft: Pick<Draft, "id" | "version">,
  content: DraftContents[DraftKind],
): Promise<Draft> {
  const change = { version: draft.version, content };
  const result = await saveDraft(services, id, draft.id, change);
  if (result.kind !== "saved") throw new Error(`The draft was not saved: ${result.kind}.`);
  return result.draft;
}
