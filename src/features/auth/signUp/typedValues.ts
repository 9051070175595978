import type { DraftValues } from '#platform/drafts/draftValues';

/** Storage of sign-up values on this device. */
type ValueStorage = { keep: (values: DraftValues) => void; forget: () => void };

/** Typed values of all steps of one sign-up, in memory and stored on the device by a keeper. */
export function createTypedValues() {
  let values: DraftValues = {};
  let storage: ValueStorage | undefined;
  let isDone = false;
  return {
    now: () => values,
    /** Values stored before the page was loaded. Values typed since win. */
    restore: (kept: DraftValues) => {
      values = { ...kept, ...values };
    },
    /** Takes the values of a step as they change. */
    report: (changed: DraftValues) => {
      if (isDone) return;
      values = { ...values, ...changed };
      storage?.keep(values);
    },
    /** Changes the keeper: the values move, and the old keeper forgets them. */
    moveTo: (next: ValueStorage) => {
      const before = storage;
      storage = next;
      if (!before || isDone) return;
      before.forget();
      if (Object.keys(values).length > 0) next.keep(values);
    },
    /** The sign-up is over: stores nothing from now on. */
    forget: () => {
      isDone = true;
      storage?.forget();
    },
  };
}
