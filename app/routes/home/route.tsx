import { home } from "~/content/home.ts";
import { pageMeta } from "~/content/page-meta.ts";
import { services } from "~/services.server.ts";
import { ButtonLink, OutsideButton } from "~/ui/button.tsx";
import { Horizon } from "~/ui/horizon.tsx";
import { Icon } from "~/ui/icon.tsx";
import type { Route } from "./+types/route.ts";
import { MorningList } from "./morning-list.tsx";

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: home.title, description: home.description, indexed: true });

export function loader({ context }: Route.LoaderArgs) {
  return { bookingUrl: context.get(services).environment.bookingUrl };
}

export default function Home({ loaderData: { bookingUrl } }: Route.ComponentProps) {
  return (
    <div className="mx-auto w-full max-w-page">
      <Hero bookingUrl={bookingUrl} />
      <Facts />
      <Closing bookingUrl={bookingUrl} />
    </div>
  );
}

function Hero({ bookingUrl }: { bookingUrl: string }) {
  return (
    <section className="grid items-center gap-x-16 gap-y-12 py-12 sm:py-16 lg:grid-cols-[minmax(0,10fr)_minmax(0,11fr)] lg:py-24">
      <div>
        <h1 className="text-3xl">{home.hero.heading}</h1>
        <p className="mt-6 max-w-measure text-ink-soft text-lg">{home.hero.lead}</p>
        <Ways bookingUrl={bookingUrl} />
        <p className="mt-6 max-w-measure text-ink-soft text-sm">{home.hero.for}</p>
      </div>
      <MorningList />
    </section>
  );
}

function Ways({ bookingUrl }: { bookingUrl: string }) {
  return (
    <div className="mt-8 flex flex-wrap gap-3">
      <ButtonLink to="/login">{home.signIn}</ButtonLink>
      <OutsideButton href={bookingUrl} look="secondary">
        {home.bookDemo}
        <Icon name="external" />
        <span className="heard-only">{home.opensNewTab}</span>
      </OutsideButton>
    </div>
  );
}

function Facts() {
  return (
    <section className="pb-12 sm:pb-16">
      <Horizon sun="up" />
      <h2 className="mt-12 text-2xl sm:mt-16">{home.facts.heading}</h2>
      <ul className="mt-8 grid gap-x-12 gap-y-8 md:grid-cols-3">
        {home.facts.items.map(({ title, text }) => (
          <li key={title}>
            <h3 className="text-base">{title}</h3>
            <p className="mt-2 max-w-measure text-ink-soft text-sm">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Closing({ bookingUrl }: { bookingUrl: string }) {
  return (
    <section className="border-line border-t py-12 sm:py-16">
      <h2 className="text-2xl">{home.closing.heading}</h2>
      <p className="mt-4 max-w-measure text-ink-soft text-lg">{home.closing.text}</p>
      <Ways bookingUrl={bookingUrl} />
    </section>
  );
}
