import { type AgentFaqItem, agentQuestions, faqPage } from "#app/content/public/faq-copy.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Sunrise } from "#app/ui/page/logo.tsx";
import { unbroken, wholeEmails } from "#app/ui/unbroken.tsx";

const copy = faqPage.agent;

/**
 * Questions in the style of a chat: each question is a bubble that opens the agent's answer below it, one at a time,
 * with native `details` (interpretation.md D31). The first one is open, so that one sees how it works. `timestamp` is English: FQP-05.
 */
export function AgentQuestions({ timestamp = copy.timestamp }: { timestamp?: string }) {
  return (
    <section
      aria-labelledby="agent"
      className="mt-16 grid grid-cols-1 gap-x-16 gap-y-8 sm:mt-20 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)]"
    >
      <div>
        <h2 id="agent" className="text-2xl">
          {copy.heading}
        </h2>
        <p className="mt-4 max-w-measure text-ink-soft">{copy.lead}</p>
      </div>
      <div className="rounded-lg border border-line bg-paper-sunk px-4 py-5 sm:px-8 sm:py-7">
        <p lang="en" className="flex items-center gap-4 text-ink-soft text-xs">
          {timestamp}
          <span className="h-px flex-1 bg-line" />
        </p>
        {agentQuestions.map((item, index) => (
          <Exchange key={item.id} item={item} isOpen={index === 0} />
        ))}
      </div>
    </section>
  );
}

function Exchange({ item, isOpen }: { item: AgentFaqItem; isOpen: boolean }) {
  return (
    <details id={item.id} name="agent" open={isOpen} className="group scroll-mt-24 pt-4">
      <summary className="flex cursor-pointer list-none justify-end rounded-lg [&::-webkit-details-marker]:hidden">
        <span className="flex min-h-11 max-w-[90%] items-center gap-3 rounded-lg rounded-se-sm border border-line-strong bg-paper-raised px-4 py-2.5 font-medium transition-colors wrap-anywhere group-open:border-ink group-open:bg-ink group-open:text-paper-raised group-hover:border-ink sm:max-w-[80%]">
          {item.iconPosition === "left" && <QuestionIcon item={item} />}
          <span>
            <span className="sr-only">{copy.you} </span>
            <span>
              <span>{unbroken(item.question)}</span>
            </span>
          </span>
          {item.iconPosition === "right" && <QuestionIcon item={item} />}
        </span>
      </summary>
      <div className="flex animate-appear items-start gap-2.5 pt-3 pb-2">
        <Sunrise className="mt-3 h-5 w-7 shrink-0 max-sm:hidden" />
        <p className="max-w-[90%] rounded-lg rounded-ss-sm border border-line bg-paper-raised px-4 py-3 wrap-anywhere sm:max-w-[80%]">
          <span className="sr-only">{copy.program} </span>
          <span>{wholeEmails(item.answer)}</span>
        </p>
      </div>
    </details>
  );
}

function QuestionIcon({ item }: { item: AgentFaqItem }) {
  return item.icon && <Icon name={item.icon} className="text-sun group-open:text-sun-fill" />;
}
