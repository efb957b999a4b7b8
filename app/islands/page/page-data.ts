/** The ids of the elements in which the data of the page stand, and those that follow it. */
export const dataId = "page-data";
export const lateDataId = "late-data";

/** What the component of a page is rendered with. */
export type Given = { loaderData: Record<string, unknown> };

/** As JSON in a document: `late` is the name of the loader's value that follows the page, which has none yet. */
export type Embedded = Given & { late: string | null };

/** JSON that stands in an element `script`. */
export function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}

/** Reads what the page is hydrated with. */
export function readPageData(): Given {
  const { late, loaderData }: Embedded = JSON.parse(textOf(dataId) ?? "");
  return { loaderData: late === null ? loaderData : { ...loaderData, [late]: readLateData() } };
}

/** Resolves when all of the page has come; with `undefined` if the data have not. */
async function readLateData(): Promise<unknown> {
  if (document.readyState === "loading")
    await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
  const text = textOf(lateDataId);
  return text === undefined ? undefined : JSON.parse(text);
}

const textOf = (id: string) => document.getElementById(id)?.textContent;
