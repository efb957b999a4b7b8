import { useEffect, useRef } from "react";
import type { Language } from "~/content/offers/pricing-copy.ts";
import { chooseLanguage } from "./language.ts";
import { SegmentedControl } from "./segmented-control.tsx";

const options = [
  { value: "fr", label: <Name short="FR" full="français" language="fr" /> },
  { value: "en", label: <Name short="EN" full="English" language="en" /> },
] as const;

type Props = { legend: string; language: Language };

/** The language of this section. It needs scripts, and keeps a choice that was made before they ran. */
export function LanguageChoice({ legend, language }: Props) {
  const place = useRef<HTMLFieldSetElement>(null);
  const isFirst = useRef(true);

  useEffect(() => {
    const radios = [...(place.current?.querySelectorAll("input") ?? [])];
    const chosenEarly = isFirst.current && radios.some(({ value, checked }) => value === "en" && checked);
    isFirst.current = false;
    if (chosenEarly) return chooseLanguage("en");
    for (const radio of radios) radio.checked = radio.value === language;
  }, [language]);

  return (
    <SegmentedControl
      ref={place}
      legend={legend}
      name="language"
      first="fr"
      options={options}
      onChoose={chooseLanguage}
      className="noscript:hidden"
    />
  );
}

function Name({ short, full, language }: { short: string; full: string; language: Language }) {
  return (
    <>
      {short}
      <span className="sr-only" lang={language}>
        {full}
      </span>
    </>
  );
}
