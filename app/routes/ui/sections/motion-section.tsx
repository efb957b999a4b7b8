import { useState } from "react";
import { Button } from "#app/ui/form/button.tsx";
import { PauseMotion, useMotion } from "#app/ui/motion/motion.tsx";
import { useCountdown } from "#app/ui/use-countdown.ts";
import { tokensOf } from "../declared-tokens.ts";
import { Row, Section, State } from "../specimen.tsx";

const companies = ["Aubade", "Brumaire", "Clairière", "Dune", "Estran", "Falaise"];

export function MotionSection() {
  const motion = useMotion();
  const [round, setRound] = useState(0);
  const left = useCountdown(10, round);
  return (
    <Section
      title="Motion"
      source="ui/motion, ui/styles/motion.css"
      about={`Short, eased out, and all of it stops on request. Now: ${motion.isMoving ? "moving" : motion.isPaused ? "paused" : "still"}.`}
    >
      <div className="flex flex-wrap items-center gap-4">
        <Button variant="secondary" onClick={() => setRound((current) => current + 1)}>
          Play again
        </Button>
        <span lang="fr">
          <PauseMotion
            copy={{ pause: "Mettre les animations en pause", resume: "Reprendre les animations" }}
          />
        </span>
      </div>
      <Row key={round}>
        {tokensOf("animate").map(({ name, value }) => (
          <State key={name} name={`animate-${name} · ${value.split(" ")[1]}`}>
            <span aria-hidden="true" className="overflow-hidden p-2">
              <span
                className="block size-8 rounded-sm bg-sun-fill"
                style={{ animation: `var(--animate-${name})` }}
              />
            </span>
          </State>
        ))}
        <State name="staggered">
          <ul className="staggered">
            {companies.slice(0, 4).map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </State>
        <State name="useCountdown">
          <span className="tabular-nums">{left === null ? "…" : `${left} s`}</span>
        </State>
      </Row>
      <State name="strip">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by the keyboard. */}
        <section aria-label="Bandeau" tabIndex={0} className="strip w-full">
          <div className="strip-track">
            {[false, true].map((isCopy) => (
              <div
                key={String(isCopy)}
                aria-hidden={isCopy}
                className={`strip-marks ${isCopy ? "strip-copy" : ""}`}
              >
                {[...companies, ...companies.map((name) => `${name} & Fils`)].map((name) => (
                  <span key={name} className="font-semibold text-lg">
                    {name}
                  </span>
                ))}
              </div>
            ))}
          </div>
        </section>
      </State>
    </Section>
  );
}
