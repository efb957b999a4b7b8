import { statusLabels } from "#app/content/prospects/status-labels.ts";
import type { ListSettings } from "#app/prospects/settings/settings-protocol.ts";

/** The longest message that is looked at: orders are sentences. */
const longest = 600;

/**
 * A message with our names of the statuses in place of the team's, so that an order is understood by either. Whole words
 * alone count, the longest name first, each once and where it stands last.
 */
export function withOurNames(message: string, { statuses }: Pick<ListSettings, "statuses">): string {
  if (message.length > longest) return message;
  const own = statuses
    .filter(({ status, name }) => name !== statusLabels[status])
    .sort((one, other) => other.name.length - one.name.length);
  return own.reduce((text, { status, name }) => {
    const lower = text.toLowerCase();
    // A letter whose small form is longer would shift what follows.
    if (lower.length !== text.length) return text;
    const small = name.toLowerCase();
    // The status stands last in an order: "Mets Kolibri en KO".
    for (
      let at = lower.lastIndexOf(small);
      at !== -1;
      at = at === 0 ? -1 : lower.lastIndexOf(small, at - 1)
    ) {
      const end = at + name.length;
      if (!isPart(text[at - 1]) && !isPart(text[end]))
        return text.slice(0, at) + statusLabels[status] + text.slice(end);
    }
    return text;
  }, message);
}

const isPart = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{N}]/u.test(sign);
