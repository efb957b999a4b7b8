/** A module of its own that is fetched when it is first needed; where no browser draws, it is always there. */
export type Loadable<Module> = {
  /** The module, if it is there. */
  ifLoaded: () => Module | null;
  /** Fetches it once. `null` when it cannot be fetched now: after a while the next call tries again. */
  load: () => Promise<Module | null>;
};

/** Milliseconds after a failure until the next call tries again. */
const retryAfter = 5_000;

/** Like `lazy` of React, for what must be drawn without a fallback once it is loaded, and may fail without an error. */
export function loadable<Module>(fetchModule: () => Promise<Module>): Loadable<Module> {
  let loaded: Module | null = null;
  let loading: Promise<Module | null> | null = null;
  return {
    ifLoaded: () => loaded,
    load() {
      loading ??= fetchModule().then(
        (module) => {
          loaded = module;
          return module;
        },
        () => {
          setTimeout(() => {
            loading = null;
          }, retryAfter);
          return null;
        },
      );
      return loading;
    },
  };
}
