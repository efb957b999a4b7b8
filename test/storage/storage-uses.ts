import { eq } from "drizzle-orm";
import type { Services } from "#app/services.server.ts";
import type { StorageUse } from "#app/storage/storage-quota.ts";
import { storageTotal, storageUse } from "#db/schema.ts";

type Db = Pick<Services, "db">;

/** Lets a client that stores something store this many bytes, as far as the count is concerned. */
export async function pretendToStore({ db }: Db, clientId: string, use: Partial<StorageUse>): Promise<void> {
  await db.asOwner.update(storageUse).set(use).where(eq(storageUse.clientId, clientId));
}

/** Lets all clients together store too much. */
export async function pretendTotalIsFull({ db }: Db): Promise<void> {
  await db.asOwner.insert(storageTotal).values({ bytes: 1, level: 100 });
}
