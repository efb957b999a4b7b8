import type { ReactNode } from "react";
import { AnswerActions } from "#app/components/conversation/answer-actions.tsx";
import { AnswerState } from "#app/components/conversation/answer-state.tsx";
import { DraftCard } from "#app/components/conversation/draft-card.tsx";
import { Folded } from "#app/components/conversation/folded.tsx";
import { OfferCard } from "#app/components/conversation/offer-card.tsx";
import { PreviousAnswers } from "#app/components/conversation/previous-answers.tsx";
import { ProposalCard } from "#app/components/conversation/proposal-card.tsx";
import { ProspectChangeCard } from "#app/components/conversation/prospect-change-card.tsx";
import { RecordLinks } from "#app/components/conversation/record-links.tsx";
import { References } from "#app/components/conversation/references.tsx";
import { RevisionCard } from "#app/components/conversation/revision-card.tsx";
import { StopButton } from "#app/components/conversation/stop-button.tsx";
import { WritingIndicator } from "#app/components/conversation/writing-indicator.tsx";
import { answers } from "#app/content/signed-in/answer-copy.ts";
import { profileFields } from "#app/profile/profile-field.ts";
import { Row, Section, State } from "../specimen.tsx";

const ignore = () => {};
const text = "Vos commerciaux passent trop de temps à chercher des contacts.";

const changes = [
  { field: "tone" as const, before: "direct", after: "formal" },
  { field: "icp_location" as const, before: "", after: "Lyon et sa région" },
];

const prospectChange = {
  prospect: { id: "specimen", name: "Karim Benali, Logis Nord-Ouest" },
  seq: 1,
  status: { before: "new" as const, after: "to_call_back" as const },
  nextStep: { before: null, after: { what: "Rappeler", at: "2026-03-03T08:00:00.000Z" } },
};
const note = {
  ...{ prospect: prospectChange.prospect, seq: prospectChange.seq },
  note: "Hélène est en vacances jusqu’au 15",
};

const revision = {
  draft: { id: "specimen", kind: "email" as const, title: "E-mail" },
  from: 1,
  version: 2,
  differences: [
    { place: "Message", before: "Comment êtes-vous organisés ?", after: "Vous recrutez un acheteur." },
    { place: "Message", before: "La facture tient sur une page.", after: "" },
  ],
};

/** What belongs to an answer of the assistant, inside its bubble and below it. */
export function Answers() {
  return (
    <Section
      title="Answers"
      source="components/conversation"
      about="The parts of an answer: while it is written, what it says of itself, and what can be done with it."
    >
      <Row wide>
        <State name="being written">
          <Bubble>
            <p className="pb-1.5">{text}</p>
            <WritingIndicator />
          </Bubble>
        </State>
        <State name="no words yet">
          <Bubble>
            <WritingIndicator />
          </Bubble>
        </State>
        <State name="stopped">
          <Bubble>
            {text}
            <AnswerState state="stopped" />
          </Bubble>
        </State>
        <State name="broken">
          <Bubble>
            {text}
            <AnswerState state="broken" />
          </Bubble>
        </State>
        <State name="unfinished">
          <Bubble>
            {text}
            <AnswerState state="unfinished" />
          </Bubble>
        </State>
        <State name="finished, with references">
          <References fields={["icp_title", "value_prop", "tone"]} onOpen={ignore} />
        </State>
        <State name="with all references">
          <References fields={profileFields} onOpen={ignore} />
        </State>
        <State name="newest, with its actions">
          <AnswerActions hasManners pending={null} onRetry={ignore} />
        </State>
        <State name="newest, unfinished">
          <AnswerActions hasManners isUnfinished pending={null} onRetry={ignore} />
        </State>
        <State name="newest, without words of its own">
          <AnswerActions hasManners={false} pending={null} onRetry={ignore} />
        </State>
        <State name="another one was asked for">
          <AnswerActions hasManners pending="shorter" onRetry={ignore} />
        </State>
        <State name="one earlier answer">
          <PreviousAnswers previous={[{ key: 1, text }]} />
        </State>
        <State name="several earlier answers">
          <PreviousAnswers
            previous={[
              { key: 1, text },
              { key: 2, text: <AnswerState state="stopped" /> },
            ]}
          />
        </State>
        <State name="replaced message">
          <Folded label={answers.replaced(1)}>{text}</Folded>
        </State>
        <State name="draft">
          <Bubble>
            <DraftCard id="specimen" kind="email" title="E-mail de prospection – Directeurs commerciaux" />
          </Bubble>
        </State>
        <State name="another version of a draft">
          <Bubble>
            <RevisionCard revision={revision} onBack={ignore} />
          </Bubble>
        </State>
        <State name="offered draft">
          <Bubble>
            <OfferCard kind="plan" isMaking={false} problem={null} onMake={ignore} />
          </Bubble>
        </State>
        <State name="offered draft for a prospect">
          <Bubble>
            <OfferCard
              kind="email"
              recipient={prospectChange.prospect.name}
              isMaking={false}
              problem={null}
              onMake={ignore}
            />
          </Bubble>
        </State>
        <State name="offered draft, being made">
          <Bubble>
            <OfferCard kind="plan" isMaking problem={null} onMake={ignore} />
          </Bubble>
        </State>
        <State name="offered draft, failed">
          <Bubble>
            <OfferCard kind="call_script" isMaking={false} problem={answers.offer.failed} onMake={ignore} />
          </Bubble>
        </State>
        <State name="offered draft, without a connection">
          <Bubble>
            <OfferCard kind="email" isMaking={false} problem={answers.offer.offline} onMake={ignore} />
          </Bubble>
        </State>
        <State name="stop button, and while it stops">
          <div className="flex gap-3">
            <StopButton isStopping={false} onStop={ignore} />
            <StopButton isStopping onStop={ignore} />
          </div>
        </State>
        <State name="proposed change">
          <Bubble>
            <ProposalCard changes={changes} onReply={ignore} outcome={null} />
          </Bubble>
        </State>
        <State name="proposed change, while the reply is answered">
          <Bubble>
            <ProposalCard changes={changes} onReply={null} outcome={null} />
          </Bubble>
        </State>
        <State name="proposed change of a record">
          <Bubble>
            <ProspectChangeCard change={prospectChange} onReply={ignore} outcome={null} />
          </Bubble>
        </State>
        <State name="proposed note on a record">
          <Bubble>
            <ProspectChangeCard change={note} onReply={ignore} outcome={null} />
          </Bubble>
        </State>
        <State name="proposed change of a record, accepted, with its link">
          <Bubble>
            <ProspectChangeCard change={prospectChange} onReply={null} outcome="accepted" />
            <RecordLinks prospects={[prospectChange.prospect]} />
          </Bubble>
        </State>
        {(["accepted", "declined", "lapsed", "outdated"] as const).map((outcome) => (
          <State key={outcome} name={`proposed change, ${outcome}`}>
            <Bubble>
              <ProposalCard changes={changes} onReply={null} outcome={outcome} />
            </Bubble>
          </State>
        ))}
      </Row>
    </Section>
  );
}

function Bubble({ children }: { children: ReactNode }) {
  return (
    <div className="max-w-full rounded-lg rounded-ss-sm border border-line bg-paper-raised px-4 py-2.5">
      {children}
    </div>
  );
}
