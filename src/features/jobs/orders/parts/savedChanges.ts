/** A fact of a job that was just changed, in words. */
export type SavedChange = { label: string; before: string; after: string };

/** State of the visit to the details after an edit, kept with that entry of the browser's history. */
export type SavedVisit = { savedJob: number; changes: readonly SavedChange[] };

/** The changes that led to this visit; none for any other visit. */
export function readSavedChanges(state: unknown, orderId: number): readonly SavedChange[] {
  return isSavedVisit(state) && state.savedJob === orderId ? state.changes : [];
}

function isSavedVisit(state: unknown): state is SavedVisit {
  return (
    typeof state === 'object' &&
    state !== null &&
    'savedJob' in state &&
    'changes' in state &&
    Array.isArray(state.changes) &&
    state.changes.every(isChange)
  );
}

function isChange(change: unknown): change is SavedChange {
  return (
    typeof change === 'object' &&
    change !== null &&
    ['label', 'before', 'after'].every((name) => typeof Reflect.get(change, name) === 'string')
  );
}
