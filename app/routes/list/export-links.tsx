import { list as copy } from "#app/content/signed-in/list-copy.ts";
import type { Href } from "#app/hrefs.ts";
import { useList } from "./list-context.ts";
import { parametersOf } from "./list-query.ts";

const words = copy.export;

const formats = ["csv", "xlsx"] as const;

/** The list as a file, with the filters of the page, where the offer includes it. */
export function ExportLinks() {
  const { filter, state, noExport } = useList();
  if (filter.sample || state.counts.all === 0) return null;
  if (noExport)
    return (
      <p className="list-export">
        <a href={"/compte#offre" satisfies Href} className="link">
          {noExport}
        </a>
      </p>
    );
  return (
    <p className="list-export">
      <span>{words.title}</span>{" "}
      {formats.map((format) => {
        const parameters = parametersOf(filter);
        parameters.set("format", format);
        return (
          <a
            key={format}
            href={`/api/prospects/export?${parameters}` satisfies Href}
            download=""
            className="list-export-link"
          >
            {words.formats[format]}
          </a>
        );
      })}
    </p>
  );
}
