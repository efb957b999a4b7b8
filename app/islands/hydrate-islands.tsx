import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Island } from "./island.tsx";

type IslandModule = { default: Island<never> };

/** Every file that registers an island, by the island's name. */
const modules = new Map(
  Object.entries(import.meta.glob<IslandModule>("../**/*.island.tsx")).map(([path, load]) => [
    path.slice(path.lastIndexOf("/") + 1).replace(".island.tsx", ""),
    load,
  ]),
);

/**
 * Hydrates the islands of the page one after the other, each in a turn of its own so that a press is never kept
 * waiting. Buttons that were pressed before are pressed again at the end. Rejects before it has changed anything when
 * a part of the scripts does not come; it may be called again then.
 */
export async function hydrateIslands(): Promise<void> {
  await nextTurn();
  const frames = [...document.querySelectorAll<HTMLElement>("[data-island]")];
  const components = new Map<string, ComponentType<never>>();
  for (const { dataset } of frames) {
    const name = dataset.island ?? "";
    const module = await modules.get(name)?.();
    if (!module) throw new Error(`There is no island ${name}.`);
    components.set(name, module.default.component);
    await nextTurn();
  }
  for (const frame of frames) {
    const component = components.get(frame.dataset.island ?? "");
    try {
      if (component) await hydrate(frame, component);
    } catch (error) {
      console.error(error);
    }
    await nextTurn();
  }
  for (const part of document.querySelectorAll<HTMLElement>("[data-deferred]")) {
    delete part.dataset.deferred;
    part.getBoundingClientRect(); // Laid out now, in a turn of its own.
    await nextTurn();
  }
  document.documentElement.dataset.hydrated = "";
  for (const button of window.pressedEarly.splice(0)) button.click();
}

/** Resolves when the island works. Rejects when it can't: the others are hydrated all the same. */
function hydrate(frame: HTMLElement, component: ComponentType<never>): Promise<void> {
  const Component = component as ComponentType<object>;
  const props = JSON.parse(frame.dataset.props ?? "{}");
  return new Promise((resolve, reject) => {
    frame.dataset.hydrating = ""; // From here on React keeps a press until it can answer it.
    startTransition(() => {
      hydrateRoot(
        frame,
        <StrictMode>
          <Hydrated onHydrated={resolve}>
            <Component {...props} />
          </Hydrated>
        </StrictMode>,
        { onUncaughtError: reject },
      );
    });
  });
}

/** Its effect runs after those of all it holds. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once.
  useEffect(onHydrated, []);
  return children;
}

function nextTurn(): Promise<unknown> {
  if ("scheduler" in window) return window.scheduler.postTask(() => {}, { priority: "user-visible" });
  return new Promise((resolve) => setTimeout(resolve));
}
