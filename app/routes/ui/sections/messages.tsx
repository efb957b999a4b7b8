import { StorageNotice } from "#app/components/storage-notice.tsx";
import { Button } from "#app/ui/form/button.tsx";
import { Notice, type NoticeTone } from "#app/ui/form/notice.tsx";
import { toastStore } from "#app/ui/toast/toast.ts";
import type { ToastRequest } from "#app/ui/toast/toast-store.ts";
import { useToast } from "#app/ui/toast/use-toast.ts";
import { Row, Section, State } from "../specimen.tsx";

const notices: Record<NoticeTone, string> = {
  info: "Vous répondez à une question déjà passée.",
  success: "Votre profil est enregistré.",
  error: "Le service est momentanément indisponible.",
};

export function Notices() {
  return (
    <Section
      title="Notices"
      source="ui/form/notice.tsx"
      about={
        <>
          They stay in the page. <code>announce</code> says whether a screen reader speaks them, and how
          urgently.
        </>
      }
    >
      {Object.entries(notices).map(([tone, text]) => (
        <Row key={tone} wide>
          <State name={tone}>
            <NoticeOf tone={tone as NoticeTone} text={text} />
          </State>
          <State name={`${tone}, with an action`}>
            <NoticeOf
              tone={tone as NoticeTone}
              text={text}
              action={<Button variant="secondary">Réessayer</Button>}
            />
          </State>
        </Row>
      ))}
    </Section>
  );
}

/** The notices about the room that is left, which the pages of their parts show. */
export function StorageNotices() {
  return (
    <Section
      title="Storage notices"
      source="components/storage-notice.tsx"
      about="Shown from 80 % of a quota on, except while a refusal says the same."
    >
      <Row wide>
        <State name="work, some left">
          <div className="w-full">
            <StorageNotice part="work" room={1_950_000} />
          </div>
        </State>
        <State name="work, full, with a link">
          <div className="w-full">
            <StorageNotice part="work" room={0} link="/brouillons" />
          </div>
        </State>
        <State name="conversation, some left">
          <div className="w-full">
            <StorageNotice part="conversation" room={10_000_000} />
          </div>
        </State>
        <State name="conversation, full">
          <div className="w-full">
            <StorageNotice part="conversation" room={0} />
          </div>
        </State>
      </Row>
    </Section>
  );
}

function NoticeOf({ text, ...rest }: { tone: NoticeTone; text: string; action?: React.ReactNode }) {
  return (
    <div className="w-full">
      <Notice announce="off" {...rest}>
        {text}
      </Notice>
    </div>
  );
}

const description = "Nous vous répondrons dans la journée.";
const stays = { duration: Number.POSITIVE_INFINITY };

const toasts: [name: string, request: ToastRequest][] = [
  ["info", { title: "Une information" }],
  ["success", { title: "Message envoyé", description, type: "success" }],
  ["warning", { title: "Une réponse vous attend", type: "warning" }],
  ["error", { title: "L’envoi a échoué", description, type: "error" }],
  [
    "loading",
    { title: "Envoi en cours…", type: "loading", dismissible: false, id: "loading", duration: 4_000 },
  ],
  ["form, error", { title: "Votre message n’est pas parti", description, type: "error", policy: "form" }],
  ["top right", { title: "Hors connexion", description, type: "warning", position: "top-right", ...stays }],
  ["until closed", { title: "Le texte reste", description, ...stays }],
  ["English", { title: "Message sent!", description: "Thank you for contacting us.", lang: "en" }],
];

export function Toasts() {
  const { show, dismiss } = useToast();
  return (
    <Section
      title="Toasts"
      source="ui/toast"
      about="They float and go. Press a button; swipe a toast away, or reach it with F8 and close it with Escape."
    >
      <div className="flex flex-wrap gap-3">
        {toasts.map(([name, request]) => (
          <Button key={name} variant="secondary" onClick={() => show(request)}>
            {name}
          </Button>
        ))}
        <Button
          variant="ghost"
          onClick={() => {
            for (const { id } of toastStore.current()) dismiss(id);
          }}
        >
          close all
        </Button>
      </div>
    </Section>
  );
}
