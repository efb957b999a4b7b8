import type * as v from "valibot";
import { Credentials, LinkToken } from "#app/accounts/sign-in/credentials.ts";
import {
  Correction,
  FeedbackBody,
  FieldUpdate,
  NewMessage,
  Retry,
} from "#app/conversation/message-bodies.ts";
import {
  Acknowledgement,
  FeedbackAnswer,
  History,
  Message,
  OpenStep,
  streamEvents,
} from "#app/conversation/protocol.ts";
import { DraftChange, NewDraft, Restoration, SavedGaps } from "#app/drafts/draft-bodies.ts";
import {
  CallScriptContent,
  EmailContent,
  PlanContent,
  SearchContent,
  SequenceContent,
} from "#app/drafts/draft-content.ts";
import { draftLimits } from "#app/drafts/draft-limits.ts";
import {
  Draft,
  DraftAnswer,
  DraftList,
  DraftSummary,
  OpenedDraft,
  SharedDraft,
  SharedList,
  SharedSummary,
  Sharing,
  StaleDraft,
  VersionAnswer,
  VersionList,
  VersionSummary,
} from "#app/drafts/drafts-protocol.ts";
import { NewInvitation, NextOwner, TeamAnswer, TeamInvitation } from "#app/membership/team-protocol.ts";
import {
  ImportAnswer,
  ImportList,
  ImportPreview,
  PreviewAnswer,
  StoredImport,
} from "#app/prospects/import/imports-protocol.ts";
import { NewEvent, NewViewing } from "#app/prospects/prospect-bodies.ts";
import {
  EventAnswer,
  Prospect,
  ProspectChanges,
  ProspectEvent,
  ProspectList,
  ProspectRecord,
  ViewersAnswer,
} from "#app/prospects/prospects-protocol.ts";
import { SettingsChange } from "#app/prospects/settings/settings-bodies.ts";
import {
  ListSettings,
  OwnColumn,
  SavedView,
  StaleSettings,
} from "#app/prospects/settings/settings-protocol.ts";
import { ReportAnswer } from "#app/reports/reports-protocol.ts";
import { Criteria } from "#app/targeting/criteria.ts";
import { MarketAnswer } from "#app/targeting/market-protocol.ts";
import { NewPersona, PersonaChange } from "#app/targeting/personas/persona-bodies.ts";
import { Persona, PersonaList } from "#app/targeting/personas/personas-protocol.ts";
import { DeclinedProposal, ProposalList } from "#app/targeting/proposals/proposals-protocol.ts";
import {
  CompanyCount,
  CriteriaToCount,
  ExampleCompany,
  SectorProposal,
  StaleTargeting,
  Targeting,
  TargetingChange,
} from "#app/targeting/targeting-protocol.ts";
import {
  NewWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryList,
  WebhookList,
  WebhookSecret,
  WebhookTest,
  webhookPayloads,
} from "#app/webhooks/webhook-protocol.ts";
import { LinkAnswer, OfferAnswer, OffersAnswer, ProfileAnswer, SessionAnswer } from "../answers.ts";
import { componentSchemas, type Json } from "./json-schema.ts";

const {
  answer,
  step,
  prospects,
  viewers,
  "reply-failed": replyFailed,
  "signed-out": signedOut,
  replaced,
} = streamEvents;

/** The content of a draft whose kind is not known. */
const contents = ["Email", "Sequence", "Search", "CallScript", "Plan"].map((kind) => ({
  $ref: `#/components/schemas/${kind}Content`,
}));

/** The schemas that the document names, with what the schemas cannot express. */
const named = {
  Message: {
    schema: Message,
    description: "A stored message. `seq` numbers the messages of a client from 1, without gaps.",
    properties: {
      id: { format: "uuid" },
      seq: { type: "integer", minimum: 1 },
      createdAt: { format: "date-time" },
    },
  },
  OpenStep: {
    schema: OpenStep,
    description: "The onboarding question that the assistant is asking; null when it asks none.",
  },
  History: { schema: History, description: "Messages in order of `seq`, and the open question." },
  Acknowledgement: { schema: Acknowledgement },
  NewMessage: {
    schema: NewMessage,
    description:
      "`key` makes the call idempotent. `content` is trimmed; it must have a visible character, no NUL and no lone surrogate. `step` names the question that it answers, `proposal` the message whose proposal it accepts or declines, `replaces` the newest message of the user, in whose place it stands.",
  },
  Retry: {
    schema: Retry,
    description:
      "`how` the next answer is to differ from the last one. `continue` goes on with an answer whose `state` is `unfinished`, once.",
  },
  FeedbackBody: {
    schema: FeedbackBody,
    description: "`comment` is trimmed and has at most 500 characters, no NUL and no lone surrogate.",
  },
  FeedbackAnswer: { schema: FeedbackAnswer },
  Correction: {
    schema: Correction,
    description: "A new answer to an earlier question; `key` and `content` as in NewMessage.",
  },
  FieldUpdate: {
    schema: FieldUpdate,
    description:
      "`value` is trimmed; empty empties an optional field. Enumerated fields take their values, the size headcounts in words too. `skip` names a field that is not to be asked for again.",
  },
  Credentials: {
    schema: Credentials,
    description: "The token of a link, or an address and the six digits of its mail.",
  },
  LinkToken: { schema: LinkToken },
  Session: { schema: SessionAnswer },
  Link: {
    schema: LinkAnswer,
    description: "`next` is the path to open; `sameBrowser` says whether this browser requested the link.",
  },
  Profile: {
    schema: ProfileAnswer,
    description:
      "Every value, empty where it is unknown; the answered questions; `toCheck`, the fields whose values the form would refuse; `lacking`, what a complete profile lacks, in the order in which the assistant asks for it, nothing for who may not change it; `owner`, the address of the owner of the team to whom it belongs, null for one's own.",
  },
  Offer: {
    schema: OfferAnswer,
    description:
      "`until` is the last day in Paris, `trial` the days left of one. `included` is what the offer has in a whole month, `criteria` null for as many as one likes; `used` is counted in `period`, whose number is smaller where the offer begins, changes or ends in it.",
  },
  Team: {
    schema: TeamAnswer,
    description:
      "The owner first, then the others as they came. `seatless`: the offer has no seat for them, and they only read. `nextOwner` was asked to take over, and has not accepted yet.",
  },
  TeamInvitation: {
    schema: TeamInvitation,
    description:
      "It lives for seven days, and is accepted on /equipe/invitation by who signs in with `email`.",
  },
  NewInvitation: { schema: NewInvitation },
  NextOwner: { schema: NextOwner },
  Report: {
    schema: ReportAnswer,
    description:
      "Lines of weeks, months and bands of scores are there without prospects too. Each counts prospects; `hoursToFirstContact` is the median of those delivered in the line.",
  },
  EmailContent: { schema: EmailContent, description: "`body` is the whole text, with its signature." },
  SequenceContent: {
    schema: SequenceContent,
    description: "`delayDays` counts from the mail before.",
  },
  SearchContent: { schema: SearchContent },
  CallScriptContent: { schema: CallScriptContent },
  PlanContent: { schema: PlanContent, description: "A week's number is its position." },
  DraftSummary: { schema: DraftSummary },
  Draft: {
    schema: Draft,
    description:
      "`version` grows by one with each change; `updatedAt` is when it was saved. `source` is what wrote the content first.",
  },
  DraftAnswer: { schema: DraftAnswer },
  SharedSummary: { schema: SharedSummary },
  SharedList: { schema: SharedList },
  SharedDraft: { schema: SharedDraft },
  Sharing: { schema: Sharing },
  DraftList: { schema: DraftList },
  OpenedDraft: {
    schema: OpenedDraft,
    description: "`answers` are what was written into gaps before, by their names.",
  },
  SavedGaps: { schema: SavedGaps, description: "By the names of the gaps, as the draft has them." },
  NewDraft: { schema: NewDraft, description: "`key` makes the call idempotent." },
  DraftChange: {
    schema: DraftChange,
    description:
      "`version` is the one that was edited. `content` has the shape of the draft's kind; without a `title` it keeps its own.",
    properties: { content: { anyOf: contents }, title: { minLength: 1, maxLength: draftLimits.title } },
  },
  StaleDraft: { schema: StaleDraft, description: "Another change came first; `draft` is the newest." },
  VersionSummary: { schema: VersionSummary, description: "`createdAt` is when it was saved." },
  VersionList: { schema: VersionList },
  VersionAnswer: { schema: VersionAnswer },
  Restoration: { schema: Restoration, description: "`version` is the newest, which is replaced." },
  Prospect: {
    schema: Prospect,
    description:
      "What is unknown is empty, or null. `reasons` add up to `score`, cut to 0 and 100. `deliveredOn` is a day in Paris; `seq` is the number of its latest change, which grows with each change of the list.",
  },
  ProspectEvent: {
    schema: ProspectEvent,
    description: "`at` is when it happened, `by` the id of the user who did it, `data` what was posted.",
  },
  ProspectRecord: { schema: ProspectRecord, description: "`history` has the newest event first." },
  ProspectList: {
    schema: ProspectList,
    description: "`counts` are those of the views, whatever is filtered; `next` is null on the last page.",
  },
  ProspectChanges: { schema: ProspectChanges },
  NewViewing: {
    schema: NewViewing,
    description: "Whether a tab, which has named itself, has the prospect open.",
  },
  ViewersAnswer: { schema: ViewersAnswer, description: "The ids of the other members who have it open." },
  NewEvent: {
    schema: NewEvent,
    description:
      "`key` makes the call idempotent. Texts are trimmed and must have a visible character, no control and no lone surrogate. A `reason` stands only with the status `not_relevant`, and is `other` unless said. `what` null clears the next step. `undo` names the newest event of the prospect that is not undone. `value` goes into a `column` of the team's own, by its id: of the type of that column, or null to empty it.",
  },
  EventAnswer: { schema: EventAnswer },
  ImportPreview: {
    schema: ImportPreview,
    description:
      "What would be `added`, what is `known` (in the list, or before in the file) and what is `refused`. `problems` and `knownRows` are the first 50, by the numbers of a spreadsheet; `reason` is a sentence in French. `earlier` is when the same file was imported before. `ownColumns` are the columns that the team added to its list, each with the `field` by which a column of the file is matched with it; what examples say in them is in `values`.",
  },
  PreviewAnswer: { schema: PreviewAnswer },
  StoredImport: {
    schema: StoredImport,
    description:
      "`undone` is when it was taken back, and how many prospects stayed because people had worked on them.",
  },
  ImportAnswer: { schema: ImportAnswer },
  ImportList: { schema: ImportList },
  OwnColumn: {
    schema: OwnColumn,
    description: "Only a `choice` has `options`. What stands in a column of dates is a day, as 2031-06-10.",
  },
  SavedView: {
    schema: SavedView,
    description:
      "Its address is `/liste?saved=` with its `id`. `filter` has the names of GET /api/prospects.",
  },
  ListSettings: {
    schema: ListSettings,
    description:
      "`version` is 0 until something is saved, and grows with each change. `statuses` are all eight, in the team's order. A rule asks for a column when a prospect gets a status.",
  },
  SettingsChange: {
    schema: SettingsChange,
    description:
      "`version` is the one that was edited. A list that is left out stays as it is. What has no `id` is new; a column that is left out of `columns` goes, with what stands in it. Statuses that are left out, and names that are null, are ours.",
  },
  StaleSettings: {
    schema: StaleSettings,
    description: "Another change came first; `settings` is the newest.",
  },
  Criteria: {
    schema: Criteria,
    description:
      "An empty list restricts nothing. A company has its head office in one of the `departments` or `regions`. `naf` are codes of activities, `headcount` bands of INSEE, `include` SIREN of companies that belong in whatever the rest says, `exclude` SIREN or domains. Unknown codes, and a SIREN whose check digit is wrong, are refused.",
  },
  Targeting: {
    schema: Targeting,
    description:
      "`version` is 0 while the criteria follow the profile, and grows with each saved change. `understood` and `notUnderstood` are sentences in French.",
  },
  TargetingChange: {
    schema: TargetingChange,
    description:
      "`version` is the one that was edited. `criteria` null follows the profile again. With version 0 `from` are the criteria that were edited: they follow the profile, and other ones by now are refused as an older version is.",
  },
  StaleTargeting: {
    schema: StaleTargeting,
    description: "Another change came first; `targeting` is the newest.",
  },
  CriteriaToCount: { schema: CriteriaToCount },
  Persona: {
    schema: Persona,
    description:
      '`share` is percent of the month\'s contacts. `valueProp` is "", and `tone` null, where drafts say what the profile says. The `id` of the first one is `profile`, and its `version` that of the targeting.',
  },
  PersonaList: { schema: PersonaList, description: "The first one, then the oldest." },
  NewPersona: {
    schema: NewPersona,
    description: "`id` makes the call idempotent. A list that is left out of `criteria` restricts nothing.",
  },
  PersonaChange: {
    schema: PersonaChange,
    description:
      "`version` is the one that was edited; without it, whatever is the newest. What is left out stays; `criteria` are replaced as a whole.",
  },
  ExampleCompany: {
    schema: ExampleCompany,
    description: "`activity` is the label of its activity; `headcount` null where it is not known.",
  },
  ProposalList: {
    schema: ProposalList,
    description:
      "The newest first, at most one for each `reason`. `why` and `change` are sentences in French; `through` goes into the body that declines it.",
  },
  DeclinedProposal: { schema: DeclinedProposal },
  SectorProposal: {
    schema: SectorProposal,
    description:
      "`words` are those of the profile; the activities are codes of the register with their labels.",
  },
  MarketAnswer: {
    schema: MarketAnswer,
    description:
      "`understood` and `notUnderstood` are sentences. `found` is null where the words leave no company out; `atLeast` and `about` as in CompanyCount, `on` is the day on which the register said so.",
  },
  CompanyCount: {
    schema: CompanyCount,
    description:
      "`atLeast`: there are more than `count`. `about`: the register's own number, which also counts other establishments than the head office.",
  },
  Webhook: {
    schema: Webhook,
    description:
      "`disabled` says since when and why nothing is sent. Until `formerSecretUntil` the secret before the present one signs along.",
  },
  WebhookList: { schema: WebhookList },
  NewWebhook: {
    schema: NewWebhook,
    description:
      "`url` is an https address of the public Internet, without credentials; `events` are the types that it is told of.",
  },
  WebhookSecret: {
    schema: WebhookSecret,
    description: "`secret` is `whsec_` and the base64 of 32 bytes. It is never shown again.",
  },
  WebhookDelivery: {
    schema: WebhookDelivery,
    description:
      "`id` is the `webhook-id` of each attempt, `at` when it happened. `replaced` means that a newer delivery tells of the same prospect, or that it is gone. `answered` is the status of the latest answer, `reason` its beginning if it was a failure, or a code for why there was none.",
  },
  WebhookDeliveryList: { schema: WebhookDeliveryList },
  WebhookTest: { schema: WebhookTest },
  ProspectDeliveredMessage: {
    schema: webhookPayloads["prospect.delivered"],
    description: "A prospect is new in the list; `data` is the prospect as it is when this is sent.",
  },
  ProspectChangedMessage: {
    schema: webhookPayloads["prospect.changed"],
    description: "Something about a prospect changed; `data` is the prospect as it is when this is sent.",
  },
  ProspectRemovedMessage: {
    schema: webhookPayloads["prospect.removed"],
    description: "A prospect is no longer in the list.",
  },
  Offers: { schema: OffersAnswer, description: "Prices in euros, without VAT." },
  AnswerEvent: {
    schema: answer,
    description:
      "A part of the answer that is being written: `text` continues at UTF-16 unit `from` of this `attempt`; a higher attempt replaces what came before. The message that stores the answer ends it.",
    properties: { attempt: { type: "integer", minimum: 1 }, from: { type: "integer", minimum: 0 } },
  },
  StepEvent: { schema: step, description: "Another question is open." },
  ProspectsEvent: {
    schema: prospects,
    description: "Prospects have changed up to the number `seq`: read the changes after the last one known.",
  },
  ViewersEvent: {
    schema: viewers,
    description: "The members of the team who have this prospect open, the reader included.",
  },
  ReplyFailedEvent: {
    schema: replyFailed,
    description: "The reply to this message could not be stored yet.",
  },
  SignedOutEvent: { schema: signedOut, description: "The session ended; the stream ends." },
  ReplacedEvent: { schema: replaced, description: "Newer streams replaced this one; it ends." },
} satisfies Record<string, Named>;

type Named = { schema: v.GenericSchema; description?: string; properties?: Record<string, Json> };
export type ComponentName = keyof typeof named;

/** The reference to a schema of the document. */
export const ref = (name: ComponentName) => ({ $ref: `#/components/schemas/${name}` });

/** The `components.schemas` of the document. */
export function namedSchemas(): Record<string, Json> {
  const entries: [string, Named][] = Object.entries(named);
  const schemas = componentSchemas(Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])));
  return Object.fromEntries(
    entries.map(([name, { description, properties = {} }]) => {
      const schema = schemas[name] ?? {};
      const own = (schema.properties ?? {}) as Record<string, Json>;
      for (const [property, more] of Object.entries(properties)) Object.assign(own[property] ?? {}, more);
      return [name, { ...schema, ...(description && { description }) }];
    }),
  );
}
