import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Prospect, ProspectUpdate } from "#app/prospects/prospects-protocol.ts";
import { isoDayText } from "../words/when.ts";

const words = copy.updates;

/** What the register says of the company since the prospect was delivered; nothing while it says nothing new. */
export function Updates({ prospect }: { prospect: Prospect }) {
  const { updates, contact, company } = prospect;
  if (updates.length === 0) return null;
  return (
    <section aria-label={words.title} className="mt-3 rounded-md border border-line-strong px-3 py-2 text-sm">
      <h3 className="font-semibold">{words.title}</h3>
      <ul className="mt-1 grid gap-1">
        {updates.map((update, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of a day have no other identity, and none moves
          <li key={index} className="wrap-anywhere">
            {inWords(update, contact || company)}
            <span className="text-ink-soft">{words.seen(isoDayText(update.on))}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function inWords({ kind, from = "", to = "" }: ProspectUpdate, contact: string): string {
  switch (kind) {
    case "director":
    case "closed":
      return words[kind];
    case "left":
      return words.left(contact);
    case "moved":
      return words.moved(from, to);
  }
}
