import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** When a backup was last made on this machine. */
export type LastBackup = { at: Date };

/** Its modification tells the moment; it says nothing else. */
const fileIn = (dataDir: string) => join(dataDir, "last-backup");

/** Notes in DATA_DIR that a backup has just been made, for the operators' desk; nowhere if there is no such folder. */
export async function noteBackup(dataDir: string): Promise<void> {
  // A backup that was made is not a failure because this could not be noted.
  await writeFile(fileIn(dataDir), "", { mode: 0o600 }).catch(() => {});
}

/** The last backup that was made with this DATA_DIR; `null` if none was, or it was made elsewhere. */
export async function lastBackupIn(dataDir: string): Promise<LastBackup | null> {
  return stat(fileIn(dataDir)).then(
    ({ mtime }) => ({ at: mtime }),
    () => null,
  );
}
