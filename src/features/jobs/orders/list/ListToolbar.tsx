import { type ReactNode, useState } from 'react';
import { PositionCode } from '../../../../generated/model/codes';
import { useActiveBranch } from '../../../../platform/branches/useActiveBranch';
import { getDeviceZone, todayIn } from '../../../../platform/lib/time/zonedTimes';
import { MenuChip } from '../../../../platform/ui/choices/MenuChip';
import { CompactIcon } from '../../../../platform/ui/icons';
import { IconButton } from '../../../../platform/ui/inputs/IconButton';
import { SearchInput } from '../../../../platform/ui/inputs/SearchInput';
import { MenuDivider, MenuItem } from '../../../../platform/ui/overlays/MenuItem';
import { useNow } from '../../../../platform/ui/useNow';
import { labels } from '../../parts/labels';
import { DatesDialog } from './DatesDialog';
import { listRanges } from './dayRanges';
import styles from './toolbar.module.css';
import { listTexts } from './texts';
import type { JobList } from './useJobList';

/** Id of the search of a list, for the shortcut that focuses it. */
export const JOB_SEARCH_ID = 'job-search';

/** Pause in typing before a list is searched, in ms. Shorter than the global search, which asks for everything. */
const searchDelay = 300;

type Props = {
  list: JobList;
  /** Whether the list has days ahead or past ones. */
  direction: 'ahead' | 'back';
  /** Buttons at the end, before the view. */
  tools?: ReactNode;
};

/** Search, filters and view of a list of jobs. */
export function ListToolbar({ list, direction, tools }: Props) {
  const { filters, onFilter, view, onView } = list;
  const searched = filters.search ?? '';
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <SearchInput
          id={JOB_SEARCH_ID}
          aria-label={listTexts.search}
          placeholder={listTexts.searchHint}
          initialText={searched}
          delay={searchDelay}
          onSearch={(text) => {
            const next = text.trim();
            // Every letter would be a step back otherwise.
            if (next !== searched) onFilter({ search: next || null }, { replace: searched !== '' && next !== '' });
          }}
        />
      </div>
      <div className={styles.filters} role="group" aria-label={listTexts.filters}>
        <DatesChip list={list} direction={direction} />
        {direction === 'ahead' && <MissingChip list={list} />}
      </div>
      <div className={styles.tools}>
        {tools}
        <IconButton
          variant="outline"
          icon={<CompactIcon />}
          label={listTexts.compact}
          aria-pressed={view === 'compact'}
          className={view === 'compact' ? styles.pressed : undefined}
          onClick={() => onView(view === 'compact' ? 'cards' : 'compact')}
        />
      </div>
    </div>
  );
}

/** Days of the branch, by name or by date. */
function DatesChip({ list: { filters, onFilter }, direction }: Pick<Props, 'list' | 'direction'>) {
  const [isAsking, setAsking] = useState(false);
  const zone = useActiveBranch().data?.timezone ?? getDeviceZone();
  const today = todayIn(zone, useNow());
  const { from, to } = filters;
  return (
    <>
      <MenuChip label={listTexts.dates} value={undefined}>
        <MenuItem
          text={listTexts.anyDate}
          chosen={from === undefined && to === undefined}
          onClick={() => onFilter({ from: null, to: null })}
        />
        {listRanges(today, direction).map((range) => (
          <MenuItem
            key={range.text}
            text={range.text}
            chosen={range.from === from && range.to === to}
            onClick={() => onFilter({ from: range.from, to: range.to })}
          />
        ))}
        <MenuDivider />
        <MenuItem text={listTexts.chooseDatesMore} onClick={() => setAsking(true)} />
      </MenuChip>
      {isAsking && (
        <DatesDialog
          days={{ from, to }}
          onChoose={(days) => {
            setAsking(false);
            onFilter(days);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function MissingChip({ list: { filters, onFilter } }: Pick<Props, 'list'>) {
  return (
    <MenuChip label={listTexts.missing} value={undefined}>
      <MenuItem
        text={listTexts.anyPosition}
        chosen={filters.missing === undefined}
        onClick={() => onFilter({ missing: null })}
      />
      {Object.values(PositionCode).map((position) => (
        <MenuItem
          key={position}
          text={labels.position[position]}
          chosen={filters.missing === position}
          onClick={() => onFilter({ missing: String(position) })}
        />
      ))}
    </MenuChip>
  );
}
