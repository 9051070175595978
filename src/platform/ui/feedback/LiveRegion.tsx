import { useSyncExternalStore } from 'react';
import { VisuallyHidden } from '../layout/VisuallyHidden';
import { readAnnouncement, watchAnnouncements } from './announcements';

/** The page's only polite live region. It must be in the document before anything is announced (`announce`). */
export function LiveRegion() {
  const { text, turn } = useSyncExternalStore(watchAnnouncements, readAnnouncement);
  return (
    <VisuallyHidden>
      <span role="status" aria-live="polite">
        <span key={turn}>{text}</span>
      </span>
    </VisuallyHidden>
  );
}
