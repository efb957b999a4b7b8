import type { Step } from "#app/conversation/onboarding/onboarding.ts";
import { fieldClasses } from "#app/ui/form/field.tsx";
import { ComposerColumn, fieldHeight } from "../composer/composer-column.tsx";
import { UntouchedHint } from "../composer/composer-hint.tsx";
import { QuickReplies } from "../composer/quick-replies/quick-replies.tsx";
import { WorksMenu } from "../works/works-menu.tsx";

/** What the composer looks like before it works, as high as it will be. It has no field into which anybody could type. */
export function ComposerOutline({ step }: { step: Step | null }) {
  return (
    <div className="relative shrink-0 border-line border-t bg-paper">
      <ComposerColumn>
        {step && <QuickReplies step={step} isOpen={false} chosen={null} onChoose={nothing} />}
        <div className="flex flex-wrap items-end gap-2 low:@min-[18rem]/workplace:flex-nowrap">
          {step === null && (
            <>
              {/* Beside the field of a low window, what the page says in it would lie over the menu. */}
              <WorksMenu className="order-1 low:hidden" onImport={nothing} />
              <div className="order-1 flex min-h-target min-w-0 flex-1 items-center low:hidden">
                <UntouchedHint />
              </div>
              <div className="order-3 basis-full low:@min-[18rem]/workplace:hidden" />
            </>
          )}
          <div className={`${fieldClasses} ${fieldHeight} order-4 min-w-0 flex-1`} />
        </div>
        {step !== null && <UntouchedHint />}
      </ComposerColumn>
    </div>
  );
}

const nothing = () => {};
