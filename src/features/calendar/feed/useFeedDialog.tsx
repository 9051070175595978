import { type ReactNode, useState } from 'react';
import { withTexts } from '../../../platform/language/withTexts';
import { lazyPart } from '../../../platform/ui/feedback/lazyPart';
import { feedCatalog } from './catalog';
import type { FeedDialogProps } from './FeedDialog';

const loadFeed = withTexts(() => import('./FeedDialog'), feedCatalog);
const FeedDialog = lazyPart(async () => (await loadFeed()).FeedDialog, { failure: 'toast' });

/** The dialog of the calendar feed. It belongs to the page, because the header's actions move when the window crosses the phone width. */
export function useFeedDialog(props: Omit<FeedDialogProps, 'onClose'>): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  return { open: () => setOpen(true), dialog: isOpen && <FeedDialog {...props} onClose={() => setOpen(false)} /> };
}
