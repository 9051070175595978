import type { DraftValues } from '../../../platform/drafts/draftValues';

/** Where the values of a sign-up are kept on this device at the moment. */
type Keeper = { keep: (values: DraftValues) => void; forget: () => void };

/** What was typed over all steps of one sign-up, in memory and with whoever keeps it on the device. */
export type TypedValues = ReturnType<typeof createTypedValues>;

export function createTypedValues() {
  let values: DraftValues = {};
  let keeper: Keeper | undefined;
  let isDone = false;
  return {
    now: () => values,
    /** What an earlier load of the page kept; what was typed since stands above it. */
    restore: (kept: DraftValues) => {
      values = { ...kept, ...values };
    },
    /** Takes over the values of a step as they change. */
    report: (changed: DraftValues) => {
      if (isDone) return;
      values = { ...values, ...changed };
      keeper?.keep(values);
    },
    /** Another keeper from now on: the values move, the old one forgets them. */
    moveTo: (next: Keeper) => {
      const before = keeper;
      keeper = next;
      if (!before || isDone) return;
      before.forget();
      if (Object.keys(values).length > 0) next.keep(values);
    },
    /** The sign-up is over: nothing is kept any more. */
    forget: () => {
      isDone = true;
      keeper?.forget();
    },
  };
}
