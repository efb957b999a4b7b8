import { type ComponentType, type ReactNode, StrictMode, startTransition, useEffect } from "react";
import { hydrateRoot } from "react-dom/client";
import type { Island } from "./island.tsx";

type IslandModule = { default: Island<never> };

/** The loader of every `*.island.tsx`, by the island's name. */
const modules = new Map(
  Object.entries(import.meta.glob<IslandModule>("../**/*.island.tsx")).map(([path, load]) => [
    path.slice(path.lastIndexOf("/") + 1).replace(".island.tsx", ""),
    load,
  ]),
);

const hydratedWithPage = "[data-island]:not([data-when-touched])";

/**
 * Hydrates the islands of the page one after the other, each in a task of its own so that input is never blocked for
 * long; then replays the presses that came too early. Rejects before it changes anything when a chunk cannot be loaded;
 * it may be called again then. An island that fails is logged and stays static; one that waits for a touch stays so
 * until then.
 */
export async function hydrateIslands(): Promise<void> {
  await nextTask();
  const frames = [...document.querySelectorAll<HTMLElement>(hydratedWithPage)];
  const components = new Map<string, ComponentType<never>>();
  for (const { dataset } of frames) {
    const name = dataset.island ?? "";
    components.set(name, await load(name));
    await nextTask();
  }
  for (const frame of frames) {
    const component = components.get(frame.dataset.island ?? "");
    try {
      if (component) await hydrate(frame, component);
    } catch (error) {
      console.error(error);
    }
    await nextTask();
  }
  for (const part of document.querySelectorAll<HTMLElement>("[data-deferred]")) {
    delete part.dataset.deferred;
    part.getBoundingClientRect(); // Forces its layout in this task.
    await nextTask();
  }
  for (const frame of document.querySelectorAll<HTMLElement>("[data-when-touched]"))
    hydrateWhenTouched(frame);
  document.documentElement.dataset.hydrated = "";
  for (const button of window.pressedEarly.splice(0)) button.click();
}

/** Loads the component of an island. */
async function load(name: string): Promise<ComponentType<never>> {
  const module = await modules.get(name)?.();
  if (!module) throw new Error(`There is no island ${name}.`);
  return module.default.component;
}

/** Hydrates the island when it is first pointed at or focused. If its chunk cannot be loaded, the next touch retries. */
function hydrateWhenTouched(frame: HTMLElement): void {
  const touches = ["pointerover", "pointerdown", "focusin"];
  const stopWaiting = () => {
    for (const type of touches) frame.removeEventListener(type, onTouch);
  };
  const onTouch = () => {
    stopWaiting();
    load(frame.dataset.island ?? "")
      .then((component) => hydrate(frame, component))
      .catch((error) => {
        console.error(error);
        wait();
      });
  };
  const wait = () => {
    for (const type of touches) frame.addEventListener(type, onTouch, { passive: true });
  };
  if (frame.querySelector(":hover, :focus")) onTouch();
  else wait();
}

/** Resolves when the island is interactive; rejects when it throws. */
function hydrate(frame: HTMLElement, component: ComponentType<never>): Promise<void> {
  const Component = component as ComponentType<object>;
  const props = JSON.parse(frame.dataset.props ?? "{}");
  return new Promise((resolve, reject) => {
    frame.dataset.hydrating = ""; // From here on React replays presses itself.
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

/** Calls `onHydrated` once its children are hydrated: effects of children run first. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once.
  useEffect(onHydrated, []);
  return children;
}

function nextTask(): Promise<unknown> {
  if ("scheduler" in window) return window.scheduler.postTask(() => {}, { priority: "user-visible" });
  return new Promise((resolve) => setTimeout(resolve));
}
