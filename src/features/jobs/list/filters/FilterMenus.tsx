import { MenuChip } from '#platform/ui/choices/MenuChip';
import { MenuDivider, MenuItem } from '#platform/ui/overlays/MenuItem';
import { type Direction, type FilterOption, type Offered, listMissingOptions } from './filterOptions';
import styles from '../toolbar.module.css';
import { listTexts } from '../texts';
import { useDates } from './useDates';
import type { JobList } from '../useJobList';

type Props = { list: JobList; direction: Direction; offered: Offered };

/** The filters of all lists, each a chip with a menu. */
export function FilterMenus({ list, direction, offered }: Props) {
  const dates = useDates(list, direction);
  return (
    <div className={styles.filters} role="group" aria-label={listTexts.filters}>
      {offered.dates && (
        <MenuChip label={listTexts.dates} value={undefined}>
          {dates.options.map(toItem)}
          <MenuDivider />
          <MenuItem text={listTexts.chooseDatesMore} onClick={dates.onAsk} />
        </MenuChip>
      )}
      {dates.dialog}
      {direction === 'ahead' && offered.missing && (
        <MenuChip label={listTexts.missing} value={undefined}>
          {listMissingOptions(list).map(toItem)}
        </MenuChip>
      )}
    </div>
  );
}

const toItem = ({ text, chosen, onChoose }: FilterOption) => (
  <MenuItem key={text} text={text} chosen={chosen} onClick={onChoose} />
);
