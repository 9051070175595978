import { useState } from 'react';

export type UnsavedWork = {
  /** For the leave guard: whether leaving now would lose anything. */
  hasUnsavedWork: () => boolean;
  /** For `Form`. */
  onUnsavedChange: (unsaved: boolean) => void;
};

/** Connects a form to a leave guard without rendering. Both functions are stable. */
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
