import { type ComponentType, Suspense, use } from "react";
import { type Address, RequestedAddress } from "#app/browser/address.ts";
import { afterPaint, endMark, later } from "../boot/scripts-after-paint.ts";
import { dataId, type Embedded, type Given, lateDataId, scriptText } from "./page-data.ts";
import { PageIsland } from "./page-island.tsx";

/** What the server knows of a page that is one island. */
export type IslandPage = Given & {
  Page: ComponentType<Given>;
  /** The module of its route, whose default export is `Page`. */
  module: string;
  /** What that module and the entry import. */
  imports: readonly string[];
  address: Address;
};

type Props = { page: IslandPage; entry: string; runtime?: string; nonce?: string };

/** The body of a page that is one island: the page, its data, and the script that hydrates it after the first paint. */
export function PageDocument({
  page: { Page, module, imports, address, loaderData },
  entry,
  runtime,
  nonce,
}: Props) {
  const late = Object.entries(loaderData).find(([, value]) => value instanceof Promise);
  const embedded: Embedded = { loaderData, late: late?.[0] ?? null };
  const modules = [...(runtime ? [runtime] : []), entry];
  return (
    <>
      {[...new Set([entry, module, ...imports])].map((path) => (
        <link key={path} rel={later} href={path} />
      ))}
      <RequestedAddress value={address}>
        <div data-page={module} className="contents">
          <PageIsland>
            <Page loaderData={loaderData} />
          </PageIsland>
        </div>
      </RequestedAddress>
      <Data id={dataId} data={embedded} />
      <script
        nonce={nonce}
        type={afterPaint}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: paths of this build.
        dangerouslySetInnerHTML={{
          __html: modules.map((path) => `import${JSON.stringify(path)};`).join("") + endMark,
        }}
      />
      {late && (
        <Suspense>
          <LateData coming={late[1] as Promise<unknown>} />
        </Suspense>
      )}
    </>
  );
}

/** Follows the page; nothing, if it resolves with `undefined`. */
function LateData({ coming }: { coming: Promise<unknown> }) {
  const data = use(coming);
  return data === undefined ? null : <Data id={lateDataId} data={data} />;
}

function Data({ id, data }: { id: string; data: unknown }) {
  return (
    <script
      id={id}
      type="application/json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it begins no tag.
      dangerouslySetInnerHTML={{ __html: scriptText(data) }}
    />
  );
}
