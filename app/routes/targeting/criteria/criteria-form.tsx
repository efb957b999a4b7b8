import { useRef } from "react";
import { personas } from "#app/content/signed-in/personas-copy.ts";
import { targeting as copy } from "#app/content/signed-in/targeting-copy.ts";
import { type Criteria, criteriaLimits, hasWords } from "#app/targeting/criteria.ts";
import { groupsOf } from "#app/targeting/register/activities.ts";
import { isDomain, isSiren } from "#app/targeting/register/company-names.ts";
import { bands } from "#app/targeting/register/headcount.ts";
import { placeName } from "#app/targeting/register/places.ts";
import { suggestActivities, suggestPlaces } from "#app/targeting/suggestions.ts";
import { directorTitles } from "#app/targeting/words/director-titles.ts";
import { Checkboxes } from "./checkboxes.tsx";
import { Chips } from "./chips.tsx";
import { Criterion } from "./criterion.tsx";
import { SearchField } from "./search-field.tsx";
import { TextList } from "./text-list.tsx";

const { otherTitles } = personas;

type Props = {
  criteria: Criteria;
  onChange: (criteria: Criteria) => void;
  /** True where functions that the register does not name may be typed. */
  hasOtherTitles?: boolean;
};

/** Each criterion with what changes it by hand. */
export function CriteriaForm({ criteria, onChange, hasOtherTitles = false }: Props) {
  const change = (changes: Partial<Criteria>) => onChange({ ...criteria, ...changes });
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
      <Activities chosen={criteria.naf} onChange={(naf) => change({ naf })} />
      <Checkboxes
        copy={copy.criteria.headcount}
        options={bands.map(({ code, min, max }) => ({ value: code, label: bandName(code, min, max) }))}
        chosen={criteria.headcount}
        onChange={(headcount) => change({ headcount: [...headcount].sort() })}
      />
      <Places criteria={criteria} onChange={change} />
      <Checkboxes
        copy={copy.criteria.titles}
        options={[...new Set([...directorTitles, ...(hasOtherTitles ? [] : criteria.titles)])].map(
          (title) => ({ value: title, label: title }),
        )}
        chosen={criteria.titles}
        onChange={(titles) => change({ titles })}
      />
      {hasOtherTitles && (
        <TextList
          copy={otherTitles}
          values={criteria.titles.filter((title) => !isDirectorTitle(title))}
          max={criteriaLimits.titles - criteria.titles.filter(isDirectorTitle).length}
          read={(typed) => readText(typed, otherTitles.wrong)}
          onChange={(titles) => change({ titles: [...criteria.titles.filter(isDirectorTitle), ...titles] })}
        />
      )}
      <TextList
        copy={copy.criteria.keywords}
        values={criteria.keywords}
        max={criteriaLimits.keywords}
        read={(typed) => readText(typed, copy.criteria.keywords.wrong)}
        onChange={(keywords) => change({ keywords })}
      />
      <TextList
        copy={copy.criteria.include}
        values={criteria.include}
        max={criteriaLimits.include}
        read={(typed) => {
          const value = typed.replace(/\s/g, "");
          return isSiren(value) ? { ok: true, value } : { ok: false, message: copy.criteria.include.wrong };
        }}
        onChange={(include) => change({ include })}
      />
      <TextList
        copy={copy.criteria.exclude}
        values={criteria.exclude}
        max={criteriaLimits.exclude}
        read={readExcluded}
        onChange={(exclude) => change({ exclude })}
      />
    </div>
  );
}

const isDirectorTitle = (title: string) => directorTitles.some((one) => one === title);

function readText(typed: string, wrong: (max: number) => string) {
  const value = typed.replace(/\s+/g, " ").trim();
  const isOne = hasWords(value) && [...value].length <= criteriaLimits.text && !/\p{Cc}/u.test(value);
  return isOne && value.isWellFormed()
    ? { ok: true as const, value }
    : { ok: false as const, message: wrong(criteriaLimits.text) };
}

/** A SIREN, or the domain of an address that was pasted whole. */
function readExcluded(typed: string) {
  const digits = typed.replace(/\s/g, "");
  const domain = digits
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^www\./, "")
    .split("/")[0];
  const value = [digits, domain ?? ""].find((each) => isSiren(each) || isDomain(each));
  return value ? { ok: true as const, value } : { ok: false as const, message: copy.criteria.exclude.wrong };
}

function bandName(code: string, min: number, max: number | null): string {
  if (code === "NN") return copy.sizes.none;
  if (code === "00") return copy.sizes.emptyBand;
  return max === null ? copy.sizes.from(min) : copy.sizes.between(min, max);
}

function Activities({ chosen, onChange }: { chosen: string[]; onChange: (codes: string[]) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const groups = groupsOf(chosen);
  return (
    <Criterion title={copy.criteria.naf.title}>
      <Chips
        label={copy.criteria.naf.title}
        chips={groups.map(({ code, label, codes }) => ({
          key: code,
          name: label,
          detail: codes.length > 1 ? `(${copy.activities(codes.length)})` : `(${code})`,
        }))}
        empty={copy.criteria.naf.empty}
        onRemove={(key) => {
          const gone = groups.find(({ code }) => code === key)?.codes ?? [];
          onChange(chosen.filter((code) => !gone.includes(code)));
          input.current?.focus();
        }}
      />
      <SearchField
        ref={input}
        label={copy.criteria.naf.label}
        hint={copy.criteria.naf.hint}
        none={copy.criteria.naf.none}
        suggest={(query) =>
          suggestActivities(query, chosen).map((each) => ({
            ...each,
            detail: each.code ?? copy.activities(each.size),
          }))
        }
        onChoose={({ codes }) => onChange([...new Set([...chosen, ...codes])].sort())}
      />
    </Criterion>
  );
}

function Places({
  criteria,
  onChange,
}: {
  criteria: Criteria;
  onChange: (changes: Partial<Criteria>) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const { departments, regions } = criteria;
  return (
    <Criterion title={copy.criteria.places.title}>
      <Chips
        label={copy.criteria.places.title}
        chips={[
          ...regions.map((code) => ({ key: `region-${code}`, name: placeName("region", code) })),
          ...departments.map((code) => ({ key: code, name: placeName("department", code) })),
        ]}
        empty={copy.criteria.places.empty}
        onRemove={(key) => {
          onChange({
            departments: departments.filter((code) => code !== key),
            regions: regions.filter((code) => `region-${code}` !== key),
          });
          input.current?.focus();
        }}
      />
      <SearchField
        ref={input}
        label={copy.criteria.places.label}
        hint={copy.criteria.places.hint}
        none={copy.criteria.places.none}
        suggest={(query) =>
          suggestPlaces(query, criteria).map((each) => ({
            ...each,
            detail: each.regions.length > 0 ? copy.region : each.size > 1 ? copy.departments(each.size) : "",
          }))
        }
        onChoose={(place) =>
          onChange({
            departments: [...new Set([...departments, ...place.departments])].sort(),
            regions: [...new Set([...regions, ...place.regions])].sort(),
          })
        }
      />
    </Criterion>
  );
}
