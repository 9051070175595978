import { type ReactNode, useState } from 'react';
import { useBranchZone } from '../../../../platform/branches/useBranchZone';
import { todayIn } from '../../../../platform/lib/time/zonedTimes';
import { lazyPart } from '../../../../platform/ui/feedback/lazyPart';
import { usePreparedParts } from '../../../../platform/ui/feedback/usePreparedParts';
import { useNow } from '../../../../platform/ui/useNow';
import { type Direction, type FilterOption, listDateOptions } from './filterOptions';
import type { JobList } from './useJobList';

// A form, which the list itself does not need.
const DatesDialog = lazyPart(async () => (await import('./DatesDialog')).DatesDialog, { failure: 'toast' });
const dialogs = [DatesDialog];

type Dates = { options: FilterOption[]; onAsk: () => void; dialog: ReactNode };

/** Days of the branch: by name as options, or by date in a dialog. */
export function useDates(list: JobList, direction: Direction): Dates {
  const [isAsking, setAsking] = useState(false);
  usePreparedParts(dialogs);
  const zone = useBranchZone();
  const today = todayIn(zone, useNow());
  const { from, to } = list.filters;
  return {
    options: listDateOptions(list, direction, today),
    onAsk: () => setAsking(true),
    dialog: isAsking && (
      <DatesDialog
        days={{ from, to }}
        onChoose={(days) => {
          setAsking(false);
          list.onFilter(days);
        }}
        onClose={() => setAsking(false)}
      />
    ),
  };
}
