import { useEffect, useRef } from "react";
import type { Language } from "#app/content/offers/pricing-copy.ts";
import { chooseLanguage } from "./language.ts";
import { SegmentedControl } from "./segmented-control.tsx";

const options = [
  { value: "fr", label: <Name short="FR" full="français" language="fr" /> },
  { value: "en", label: <Name short="EN" full="English" language="en" /> },
] as const;

type Props = { legend: string; language: Language };

/** Switches the language of the section. It needs scripts; a choice made before hydration is kept. */
export function LanguageChoice({ legend, language }: Props) {
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const isHydrating = useRef(true);

  useEffect(() => {
    const radios = [...(fieldset.current?.querySelectorAll("input") ?? [])];
    const chosenEarly = isHydrating.current && radios.some(({ value, checked }) => value === "en" && checked);
    isHydrating.current = false;
    if (chosenEarly) return chooseLanguage("en");
    for (const radio of radios) radio.checked = radio.value === language;
  }, [language]);

  return (
    <SegmentedControl
      ref={fieldset}
      legend={legend}
      name="language"
      initial="fr"
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
