import { lockFolder } from "../embedded/durable-pglite.server.ts";
import { copyDatabase, removeSnapshots } from "../embedded/snapshot.server.ts";

/**
 * Calls `work` with a copy of the embedded database in `folder`, which no process can open meanwhile, and removes the copy. Throws
 * `FolderInUse` when a process has it open.
 */
export async function withLockedCopy<Result>(
  folder: string,
  work: (copy: string) => Promise<Result>,
): Promise<Result> {
  const lock = lockFolder(folder);
  // No process uses the database. The lock keeps a start from deleting the copy.
  const remove = () => removeSnapshots(folder);
  process.once("exit", remove);
  try {
    remove();
    return await work(await copyDatabase(folder));
  } finally {
    remove();
    process.off("exit", remove);
    lock.close();
  }
}
