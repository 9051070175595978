import { useState } from 'react';
import { isEqual } from '#platform/lib/values/isEqual';

/**
 * The values a form starts with. Newer ones from the provider replace them while nothing is unsaved; `version` is then
 * another, as the `key` of the form.
 */
export function useShownValues<Values extends object>(latest: Values, hasUnsavedWork: () => boolean) {
  const [shown, setShown] = useState({ values: latest, version: 0 });
  if (!isEqual(shown.values, latest) && !hasUnsavedWork()) {
    setShown({ values: latest, version: shown.version + 1 });
  }
  /** The form keeps what was sent. */
  const showSentValues = (values: Values) => setShown({ values, version: shown.version });
  return { values: shown.values, version: shown.version, showSentValues };
}
