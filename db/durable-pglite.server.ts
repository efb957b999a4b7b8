import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PGlite } from "@electric-sql/pglite";
import { NodeFS } from "@electric-sql/pglite/nodefs";

/** The folder of the embedded database is in use by another process. */
export class FolderInUse extends Error {
  constructor(folder: string, cause: unknown) {
    super(`${folder} is in use by another Matinal process. Stop that one first, or set another DATA_DIR.`, {
      cause,
    });
    this.name = "FolderInUse";
  }
}

type EmscriptenStream = { nfd?: number; node: unknown };
type EmscriptenModule = {
  NODEFS: { stream_ops: { fsync?: (stream: EmscriptenStream) => number }; realPath(node: unknown): string };
};

/** NODEFS as PGlite ships it answers fsync without doing it; this one hands it to the operating system. */
class DurableNodeFS extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const makeDurable = (module: unknown) => {
      const { NODEFS } = module as EmscriptenModule;
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) syncFolder(NODEFS.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), makeDurable] } };
  }
}

/**
 * Opens PGlite in `folder` so that a committed transaction survives kill -9 and power loss, and so that no
 * second process can open the same folder. Throws `FolderInUse` when one already holds it.
 * Why each step: docs/decisions/0003-embedded-database.md.
 */
export async function openDurablePGlite(folder: string): Promise<PGlite> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const lock = lockFolder(folder);
  try {
    const data = join(folder, "pglite");
    if (!existsSync(data)) await initialise(folder, data);

    const pglite = await startPGlite(data);
    const close = pglite.close.bind(pglite);
    pglite.close = async () => {
      await close();
      lock.close();
    };
    return pglite;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/** A folder is either absent or whole: a first start that is killed half-way leaves only `pglite.new` behind. */
async function initialise(folder: string, data: string) {
  const unfinished = `${data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  await (await startPGlite(unfinished)).close();
  renameSync(unfinished, data);
  syncFolder(folder);
  syncFolder(dirname(folder));
}

function startPGlite(data: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFS(data),
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== "-F"),
      ...["-c", "fsync=on", "-c", "wal_sync_method=fsync"],
    ],
  });
}

const sqliteBusy = 5;

/** SQLite's exclusive mode holds an operating-system lock, which the kernel gives back even after kill -9. */
function lockFolder(folder: string): DatabaseSync {
  const lock = new DatabaseSync(join(folder, "lock"));
  try {
    lock.exec("pragma locking_mode = exclusive; begin exclusive; commit;");
    return lock;
  } catch (error) {
    lock.close();
    const isHeld = (error as { errcode?: number }).errcode === sqliteBusy;
    throw isHeld ? new FolderInUse(folder, error) : error;
  }
}

function syncFolder(path: string) {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
