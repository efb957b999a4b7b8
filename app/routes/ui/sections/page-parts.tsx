import { OnceHydrated } from "#app/ui/once-hydrated.tsx";
import { BackButton, ErrorPage } from "#app/ui/page/error-page.tsx";
import { Horizon, type SunHeight } from "#app/ui/page/horizon.tsx";
import { Logo, Sunrise } from "#app/ui/page/logo.tsx";
import { NightSky } from "#app/ui/page/night-sky.tsx";
import { Row, Section, State } from "../specimen.tsx";

const heights: SunHeight[] = ["below", "hidden", "dawning", "rising", "up"];

export function PageParts() {
  return (
    <Section
      title="Parts of a page"
      source="ui/page"
      about="This page is a Page itself, with its header and footer; its skip link appears with the first press of the Tab key."
    >
      <Row>
        <State name="Logo">
          <Logo name="Matinal" />
        </State>
        <State name="Sunrise">
          <Sunrise className="h-12 w-16" />
        </State>
        {heights.map((sun) => (
          <State key={sun} name={`Horizon, ${sun}`}>
            <div className="w-full">
              <Horizon sun={sun} />
            </div>
          </State>
        ))}
        <State name="NightSky, with its sun">
          <div className="relative h-40 w-full">
            <NightSky hasSun />
          </div>
        </State>
        <State name="OnceHydrated">
          <OnceHydrated label="Chargement…">La page est prête.</OnceHydrated>
        </State>
      </Row>
      <State name="ErrorPage, with BackButton">
        <div className="flex w-full rounded-md border border-line px-edge sm:px-6">
          <ErrorPage
            title="Page non trouvée"
            text="Désolé, la page que vous recherchez n’existe pas ou a été déplacée."
            home={{ label: "Retour à l’accueil", to: "/" }}
          >
            <BackButton label="Revenir à la page précédente" />
          </ErrorPage>
        </div>
      </State>
    </Section>
  );
}
