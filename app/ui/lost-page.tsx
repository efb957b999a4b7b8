import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "./button.tsx";
import { Horizon } from "./horizon.tsx";
import { Icon } from "./icon.tsx";

type Props = {
  title: string;
  text: ReactNode;
  home: { label: string; to: string };
  /** The words of the button that goes back; without them there is none. */
  back?: string;
  /** More ways out, beside the two. */
  children?: ReactNode;
};

/** Where a path leads nowhere: what happened, and the ways out. */
export function LostPage({ title, text, home, back, children }: Props) {
  const navigate = useNavigate();
  const goBack = () => (hasPreviousPage() ? navigate(-1) : navigate(home.to));
  return (
    <div className="mx-auto flex w-full max-w-page flex-1 flex-col justify-center py-16">
      <Horizon sun="below" />
      <div className="pt-10">
        <h1 className="text-2xl">{title}</h1>
        <p className="mt-4 max-w-measure text-ink-soft text-lg">{text}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={home.to}>{home.label}</ButtonLink>
          {back && (
            <Button look="secondary" onClick={goBack} className="noscript:hidden">
              <Icon name="arrowLeft" />
              {back}
            </Button>
          )}
          {children}
        </div>
      </div>
    </div>
  );
}

/** A page of ours before this one, or another site that led here. Not the empty page that a tab began with. */
function hasPreviousPage(): boolean {
  if (document.referrer !== "") return true;
  const { navigation, history } = window as { navigation?: Navigation; history: History };
  return navigation ? navigation.canGoBack : history.length > 1;
}
