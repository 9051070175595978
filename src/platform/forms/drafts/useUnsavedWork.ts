import { useState } from 'react';

export type UnsavedWork = {
  /** For the leave guard of routing: whether there is something to lose right now. */
  hasUnsavedWork: () => boolean;
  /** For `Form`. */
  onUnsavedChange: (unsaved: boolean) => void;
};

/** Connects a form with a leave guard, without a render: both functions always stay the same. */
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
