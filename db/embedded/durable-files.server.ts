import { closeSync, fsyncSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { NodeFS } from "@electric-sql/pglite/nodefs";

type EmscriptenStream = { nfd?: number; node: unknown };
type EmscriptenModule = {
  NODEFS: { stream_ops: { fsync?: (stream: EmscriptenStream) => number }; realPath(node: unknown): string };
};

/**
 * PGlite's file system in a folder, with a real fsync: PGlite's own NODEFS reports success without calling it.
 * `onPanic` is called when PostgreSQL aborts, which PGlite itself ignores, so that it loops forever.
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

/** Calls fsync on one file, or on one folder for the names in it. */
export function sync(path: string): void {
  const descriptor = openSync(path, "r");
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Calls `sync` on every file and folder below `folder`, and on `folder` last. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) sync(path);
  }
  sync(folder);
}
