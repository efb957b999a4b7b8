import { type FormEvent, lazy, type RefObject, Suspense, useEffect, useMemo, useRef, useState } from "react";
import { goTo } from "#app/browser/address.ts";
import { PageLink } from "#app/components/page-link.tsx";
import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { prospectLimits } from "#app/prospects/prospect-limits.ts";
import type { View } from "#app/prospects/prospects-protocol.ts";
import { statusName } from "#app/prospects/settings/arranged.ts";
import { Icon } from "#app/ui/icon.tsx";
import { useList } from "../list-context.ts";
import { addressOf, type Filter, filterIn, isNarrowed, ofProfile, queryOf } from "../list-query.ts";

/** Few save a view, and nobody waits long for it. */
const SaveView = lazy(() => import("./save-view.tsx").then((module) => ({ default: module.SaveView })));

const words = copy.filters;

/** Milliseconds after the last letter before the list follows the search. */
const searchDelay = 250;

const scores = [80, 60, 40];

/** The views, the search and the filters: a form whose fields are the address, also without scripts. */
export function Filters() {
  const { state, filter, openId } = useList();
  const [isSaving, setSaving] = useState(false);
  const saveButton = useRef<HTMLButtonElement>(null);
  const stopSaving = () => {
    setSaving(false);
    saveButton.current?.focus();
  };
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const go = (next: Filter) => {
    if (queryOf(next) === queryOf(filter)) return;
    // Of one search the history keeps one entry.
    const isRefined = isNarrowed(filter);
    goTo(addressOf(next, openId), { replace: isRefined, keepsScroll: true });
  };
  const read = () => {
    clearTimeout(timer.current);
    if (!form.current) return;
    const fields = [...new FormData(form.current)].map(([name, value]) => [name, String(value)]);
    go({ ...filterIn(new URLSearchParams(fields)), view: filter.view });
  };
  // Whoever opens a record or another view before the delay is over stays there.
  const latest = useRef(read);
  latest.current = read;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    read();
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <search className="list-search">
      <Tabs isSaving={isSaving} saveButton={saveButton} onSave={() => setSaving(!isSaving)} />
      {isSaving && (
        <Suspense>
          <SaveView onClose={stopSaving} />
        </Suspense>
      )}
      <form ref={form} action={"/liste" satisfies Href} onSubmit={submit} className="list-filters">
        {filter.view && <input type="hidden" name="view" value={filter.view} />}
        {filter.sample && <input type="hidden" name="sample" value="true" />}
        {filter.density && <input type="hidden" name="density" value={filter.density} />}
        <SearchField
          q={filter.q}
          onInput={() => {
            clearTimeout(timer.current);
            timer.current = setTimeout(() => latest.current(), searchDelay);
          }}
        />
        <label>
          <span className="sr-only">{words.status}</span>
          <select name="status" value={filter.status ?? ""} onChange={read} autoComplete="off">
            <option value="">{words.anyStatus}</option>
            {state.settings.statuses.map(({ status, name }) => (
              <option key={status} value={status}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <SectorField onChange={read} />
        <label>
          <span className="sr-only">{words.score}</span>
          <select name="score" value={filter.score ?? ""} onChange={read} autoComplete="off">
            <option value="">{words.anyScore}</option>
            {[...new Set([...scores, ...(filter.score === null ? [] : [filter.score])])].map((score) => (
              <option key={score} value={score}>
                {words.atLeast(score)}
              </option>
            ))}
          </select>
        </label>
        <AssigneeField onChange={read} />
        <PersonaField onChange={read} />
        <button type="submit" className="list-apply">
          {words.apply}
        </button>
        {isNarrowed(filter) && (
          <PageLink
            href={addressOf({ ...filter, ...unfiltered, saved: "" }, openId)}
            keepsScroll
            className="list-clear"
          >
            {words.clear}
          </PageLink>
        )}
      </form>
    </search>
  );
}

const unfiltered = { status: null, sector: "", score: null, q: "", assignee: "", persona: "" };

/** The field follows the address, unless somebody is typing. */
function SearchField({ q, onInput }: { q: string; onInput: () => void }) {
  const [typed, setTyped] = useState(q);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (document.activeElement !== input.current) setTyped(q);
  }, [q]);
  return (
    <label className="list-search-field">
      <span className="sr-only">{words.search}</span>
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        name="q"
        value={typed}
        maxLength={prospectLimits.search}
        placeholder={words.searchHint}
        autoComplete="off"
        enterKeyHint="search"
        onKeyDown={(event) => {
          // The first press empties the field, the next one leaves it.
          if (event.key !== "Escape" || event.currentTarget.value !== "") return;
          event.preventDefault();
          event.currentTarget.blur();
        }}
        onChange={(event) => {
          setTyped(event.target.value);
          onInput();
        }}
      />
    </label>
  );
}

/** Whose prospects are shown; nothing for who works alone. */
function AssigneeField({ onChange }: { onChange: () => void }) {
  const { store, filter } = useList();
  if (store.colleagues.length < 2) return null;
  const others = store.colleagues.filter(({ id }) => id !== store.userId);
  // A saved view may name somebody who has left since.
  const isFormer = !["", "none"].includes(filter.assignee) && !store.colleague(filter.assignee);
  return (
    <label>
      <span className="sr-only">{copy.assignee.filter}</span>
      <select name="assignee" value={filter.assignee} onChange={onChange} autoComplete="off">
        <option value="">{copy.assignee.anybody}</option>
        <option value={store.userId}>{copy.assignee.mine}</option>
        <option value="none">{copy.assignee.none}</option>
        {others.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isFormer && <option value={filter.assignee}>{copy.assignee.former}</option>}
      </select>
    </label>
  );
}

/** For which persona the prospects were found; nothing for who has only the profile. */
function PersonaField({ onChange }: { onChange: () => void }) {
  const { store, filter } = useList();
  const { persona } = filter;
  if (store.personas.length === 0 && persona === "") return null;
  // A saved view may name one that was removed since.
  const isFormer = !["", ofProfile].includes(persona) && !store.personas.some(({ id }) => id === persona);
  return (
    <label>
      <span className="sr-only">{copy.persona.filter}</span>
      <select name="persona" value={persona} onChange={onChange} autoComplete="off">
        <option value="">{copy.persona.any}</option>
        <option value={ofProfile}>{copy.persona.ofProfile}</option>
        {store.personas.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
        {isFormer && <option value={persona}>{copy.persona.former}</option>}
      </select>
    </label>
  );
}

/** The sectors of the prospects that are loaded: all that this page can know. */
function SectorField({ onChange }: { onChange: () => void }) {
  const { store, state, filter } = useList();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the sections change when prospects are loaded
  const sectors = useMemo(
    () =>
      [...new Set([...store.sectors(), ...(filter.sector ? [filter.sector] : [])])].sort((a, b) =>
        a.localeCompare(b, "fr"),
      ),
    [store, state.sections, filter.sector],
  );
  return (
    <label>
      <span className="sr-only">{words.sector}</span>
      <select name="sector" value={filter.sector} onChange={onChange} autoComplete="off">
        <option value="">{words.anySector}</option>
        {sectors.map((sector) => (
          <option key={sector} value={sector}>
            {sector}
          </option>
        ))}
      </select>
    </label>
  );
}

const tabs: readonly { view: View | null; name: string }[] = [
  { view: null, name: copy.tabs.day },
  { view: "today", name: copy.tabs.today },
  { view: "due", name: copy.tabs.due },
  { view: "all", name: copy.tabs.all },
];

type TabsProps = { isSaving: boolean; saveButton: RefObject<HTMLButtonElement | null>; onSave: () => void };

function Tabs({ isSaving, saveButton, onSave }: TabsProps) {
  const { store, filter, state } = useList();
  const counts = { today: state.counts.new, due: state.counts.due, all: state.counts.all };
  const plain = { ...filter, saved: "" };
  // From a saved view a tab leads to the whole list, of which the view is a part of its own.
  const wide = filter.saved ? { ...plain, ...unfiltered } : plain;
  const callBack = { ...wide, view: null, status: "to_call_back" as const };
  const isCallBack = !filter.saved && filter.view === null && filter.status === "to_call_back";
  return (
    <nav aria-label={copy.views} className="list-tabs">
      {tabs.map(({ view, name }) => (
        <PageLink
          key={name}
          href={addressOf({ ...wide, view, ...(isCallBack && { status: null }) }, null)}
          aria-current={!isCallBack && !filter.saved && filter.view === view ? "page" : undefined}
        >
          {name}
          {view && <span className="list-count">{counts[view].toLocaleString("fr-FR")}</span>}
        </PageLink>
      ))}
      <PageLink href={addressOf(callBack, null)} aria-current={isCallBack ? "page" : undefined}>
        {statusName(state.settings, "to_call_back")}
      </PageLink>
      {!filter.sample &&
        state.settings.views.map((saved) => (
          <PageLink
            key={saved.id}
            href={`/liste?saved=${saved.id}` satisfies Href}
            aria-current={filter.saved === saved.id ? "page" : undefined}
          >
            {saved.name}
          </PageLink>
        ))}
      {store.may.arrange && !filter.sample && !filter.saved && (
        <button
          ref={saveButton}
          type="button"
          aria-expanded={isSaving}
          onClick={onSave}
          className="noscript:hidden"
        >
          <Icon name="plus" />
          {copy.saved.save}
        </button>
      )}
    </nav>
  );
}
