import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type EmscriptenStream = { nfd?: number; node: unknown };
type EmscriptenModule = {
  NODEFS: { stream_ops: { fsync?: (stream: EmscriptenStream) => number }; realPath(node: unknown): string };
};

/**
 * The files of PGlite in a folder. NODEFS as PGlite ships it answers fsync without doing it; this one hands it to the
 * operating system. `onPanic` is called when PostgreSQL aborts: PGlite itself ignores that, and then spins for ever.
 */
export class DurableNodeFS extends NodeFS {
  readonly #onPanic: () => void;

  constructor(folder: string, onPanic: () => void) {
    super(folder);
    this.#onPanic = onPanic;
  }

  override async init(...[pg, options]: Parameters<NodeFS["init"]>) {
    const { emscriptenOpts } = await super.init(pg, options);
    const makeDurable = (module: unknown) => {
      const { NODEFS } = module as EmscriptenModule;
      NODEFS.stream_ops.fsync = (stream) => {
        if (stream.nfd === undefined) sync(NODEFS.realPath(stream.node));
        else fsyncSync(stream.nfd);
        return 0;
      };
    };
    return {
      emscriptenOpts: {
        ...emscriptenOpts,
        onAbort: this.#onPanic,
        preRun: [...(emscriptenOpts.preRun ?? []), makeDurable],
      },
    };
  }
}

/** Hands one file, or the names in one folder, to the disk. */
export function sync(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Hands every file and every folder below `folder` to the disk, and `folder` itself last. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) sync(path);
  }
  sync(folder);
}
