import { lazy, type ReactNode, useState } from 'react';
import { useFeature } from '#platform/provider/slice';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import type { FeedDialogProps } from './FeedDialog';

const FeedDialog = lazy(async () => ({ default: (await import('./FeedDialog')).FeedDialog }));

/** The dialog of the calendar feed. It belongs to the page, because the header's actions move when the window crosses the phone width. */
export function useFeedDialog(props: Omit<FeedDialogProps, 'onClose'>): { open: () => void; dialog: ReactNode } {
  const [isOpen, setOpen] = useState(false);
  const hasFeature = useFeature('calendarFeed');
  return {
    open: () => setOpen(true),
    dialog: isOpen && hasFeature && (
      <LazyBoundary failure="toast">
        <FeedDialog {...props} onClose={() => setOpen(false)} />
      </LazyBoundary>
    ),
  };
}
