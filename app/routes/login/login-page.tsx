import { ExampleConversation } from "./example-conversation.tsx";
import type { ExampleMessage } from "./example-messages.server.ts";
import SignIn from "./sign-in.island.tsx";
import type { SignInProps } from "./sign-in.tsx";

type Props = SignInProps & { example: readonly ExampleMessage[] };

/** The way in, and beside it an example of what follows, where the page is wide enough for its text size. */
export function LoginPage({ example, ...signIn }: Props) {
  return (
    <div className="@container mx-auto w-full max-w-page flex-1 py-6 sm:py-14">
      <div className="lg:@min-[58rem]:grid lg:@min-[58rem]:grid-cols-[minmax(0,25.5rem)_minmax(0,30rem)] lg:@min-[58rem]:justify-between lg:@min-[58rem]:gap-x-12">
        <div className="mx-auto w-full max-w-form lg:@min-[58rem]:mx-0">
          <SignIn {...signIn} />
        </div>
        <div className="hidden pt-8 lg:@min-[58rem]:block">
          <ExampleConversation messages={example} />
        </div>
      </div>
    </div>
  );
}
