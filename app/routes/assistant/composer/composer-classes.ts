/** The classes of the composer that decide how high it is: the form has them, and what is drawn of it before it works. */
export const composerClasses = {
  frame: "relative shrink-0 border-line border-t bg-paper",
  content:
    "mx-auto grid max-w-chat grid-cols-[minmax(0,1fr)] gap-3 px-edge pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] low:gap-1 low:pt-1 low:pb-[max(6px,env(safe-area-inset-bottom))] broad:px-6",
  fieldHeight: "min-h-12 low:min-h-[max(44px,2.25rem)]",
};
