import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '#platform/language/useLanguage';
import { MailIcon } from '#platform/ui/icons';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import type { Inbox } from './inbox';
import styles from './InboxDock.module.css';
import { inboxTexts } from './inboxTexts';

const InboxDrawer = lazy(() => import('./InboxDrawer').then((module) => ({ default: module.InboxDrawer })));

/**
 * Opens the demo inbox from every page. On a desktop it floats in the free corner below the sidebar, on a phone it is a
 * strip above the page.
 */
export function InboxDock({ inbox }: { inbox: Inbox }) {
  useLanguage();
  const { fresh } = useSyncExternalStore(inbox.subscribe, inbox.state);
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const show = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <aside className={styles.place} aria-label={inboxTexts.demo}>
      <button type="button" className={styles.dock} aria-expanded={open} onClick={show}>
        <MailIcon size={16} />
        <span className={styles.short}>{inboxTexts.short}</span>
        <span className={styles.long}>{inboxTexts.title}</span>
        {fresh > 0 && (
          <span key={fresh} className={styles.count}>
            {fresh}
            <VisuallyHidden>{inboxTexts.new}</VisuallyHidden>
          </span>
        )}
      </button>
      <Suspense fallback={null}>
        {wanted && <InboxDrawer inbox={inbox} open={open} onClose={() => setOpen(false)} />}
      </Suspense>
    </aside>
  );
}
