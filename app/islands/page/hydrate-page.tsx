import { type ComponentType, StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { whenIdle } from "#app/ui/when-idle.ts";
import { loadFont } from "../boot/font/web-font.ts";
import { EarlyUse } from "../early-use.tsx";
import { type Given, readPageData } from "./page-data.ts";
import { PageIsland } from "./page-island.tsx";

/** Hydrates a page that is one island: the component of its route, with what its loader returned. */
export async function hydratePage(frame: HTMLElement): Promise<void> {
  const route: { default: ComponentType<Given> } = await import(/* @vite-ignore */ frame.dataset.page ?? "");
  const Page = route.default;
  const given = readPageData();
  startTransition(() => {
    hydrateRoot(
      frame,
      <StrictMode>
        <EarlyUse>
          <PageIsland>
            <Page {...given} />
          </PageIsland>
        </EarlyUse>
      </StrictMode>,
    );
  });
  whenIdle(loadFont);
}
