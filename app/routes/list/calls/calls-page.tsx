import { useState } from "react";
import { useSearchParams } from "react-router";
import { StreamReplacedNotice } from "#app/components/stream-replaced-notice.tsx";
import { calls as copy } from "#app/content/signed-in/calls-copy.ts";
import { list as listCopy } from "#app/content/signed-in/list-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { AnchorButton } from "#app/ui/form/button.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { isNarrowed, queryOf } from "../list-query.ts";
import type { InitialList } from "../model/list-store.ts";
import { useListStore } from "../use-list-store.ts";
import { Head } from "./calls-page-head.tsx";
import type { InitialCalls } from "./load-calls.server.ts";
import { openRun } from "./model/open-run.ts";
import { RunView } from "./run-view.tsx";

type Props = InitialCalls & { scriptKey: string };

/** Calls in a row. What is under way is known to the browser alone, which shows it once the page has its scripts. */
export function CallsPage(props: Props) {
  const isHydrated = useHydrated();
  if (isHydrated) return <Calls {...props} />;
  return (
    <div className="calls">
      <Head query={queryOf(props.list.filter)} />
      <p role="status" className="calls-wait noscript:hidden">
        {copy.preparing}
      </p>
      <noscript>
        <p className="calls-wait">{copy.withoutScripts}</p>
      </noscript>
    </div>
  );
}

function Calls({ list, ...words }: Props) {
  const { store, state, isReplaced, takeBack } = useListStore(list);
  const [parameters] = useSearchParams();
  const [opened] = useState(() => openRun(parameters, list));
  const query = queryOf(list.filter);
  switch (opened.kind) {
    case "begun":
    case "addressed":
    case "resumed":
      return (
        <RunView
          {...{ store, state, words, runStore: opened.runStore }}
          notice={isReplaced && <StreamReplacedNotice {...listCopy.live} onTakeBack={takeBack} />}
          isResumed={opened.kind === "resumed"}
          initialPosition={opened.kind === "addressed" ? positionIn(parameters) : null}
        />
      );
    case "unknown":
      return (
        <div className="calls">
          <Head query={query} />
          <div className="calls-nobody">
            <h2>{copy.lost.title}</h2>
            <p>{copy.lost.text}</p>
            <AnchorButton href={"/liste/appels" satisfies Href}>{copy.lost.start}</AnchorButton>
          </div>
        </div>
      );
    case "empty":
      return <Empty list={list} />;
  }
}

function Empty({ list }: { list: InitialList }) {
  return (
    <div className="calls">
      <Head query={queryOf(list.filter)} />
      <div className="calls-nobody">
        <h2>{copy.empty.title}</h2>
        <p>{isNarrowed(list.filter) ? copy.empty.filtered : copy.empty.text}</p>
        <AnchorButton href={`/liste${queryOf(list.filter)}` satisfies Href}>{copy.leave}</AnchorButton>
      </div>
    </div>
  );
}

/** The position that an address names, from 0; `null` when it names none. */
function positionIn(parameters: URLSearchParams): number | null {
  const n = parameters.get("n") ?? "";
  return /^[1-9]\d{0,2}$/.test(n) ? Number(n) - 1 : null;
}
