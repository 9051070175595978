import { lazy, type ReactNode, useState } from 'react';
import { useBranchZone } from '#platform/branches/useBranchZone';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { useToday } from '#platform/ui/clock/useToday';
import { type Direction, type FilterOption, listDateOptions } from './filterOptions';
import type { JobList } from '../useJobList';

// A form, which the list itself does not need.
const DatesDialog = lazy(async () => ({ default: (await import('./DatesDialog')).DatesDialog }));

type Dates = { options: FilterOption[]; onAsk: () => void; dialog: ReactNode };

/** Days of the branch: by name as options, or by date in a dialog. */
export function useDates(list: JobList, direction: Direction): Dates {
  const [isAsking, setAsking] = useState(false);
  const zone = useBranchZone();
  const today = useToday(zone);
  const { from, to } = list.filters;
  return {
    options: listDateOptions(list, direction, today),
    onAsk: () => setAsking(true),
    dialog: isAsking && (
      <LazyBoundary failure="toast">
        <DatesDialog
          days={{ from, to }}
          zone={zone}
          onChoose={(days) => {
            setAsking(false);
            list.onFilter(days);
          }}
          onClose={() => setAsking(false)}
        />
      </LazyBoundary>
    ),
  };
}
