import { useState } from 'react';

export type UnsavedWork = {
  /** For the leave guard of routing: whether there is something to lose right now. */
  hasUnsavedWork: () => boolean;
  /** For `Form`. */
  onUnsavedChange: (unsaved: boolean) => void;
};

/** Joins a form with whoever asks on leaving, without drawing anything anew: both functions stay the same for good. */
export function useUnsavedWork(): UnsavedWork {
  const [work] = useState(() => {
    let now = false;
    return {
      hasUnsavedWork: () => now,
      onUnsavedChange: (unsaved: boolean) => {
        now = unsaved;
      },
    };
  });
  return work;
}
