/** The classes of the box that scrolls, and of what is in it: the conversation, and what the server has drawn of it. */
export const transcriptClasses = {
  scroller: "min-h-0 flex-1 overflow-y-auto overscroll-contain",
  content: "mx-auto flex min-h-full max-w-chat flex-col justify-end px-edge py-6 low:py-2 broad:px-6",
};
