import { type ReactNode, useId, useState } from 'react';
import { Chip } from '#platform/ui/data/Chip';
import { FilterIcon, SmallCrossIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Modal } from '#platform/ui/overlays/Modal';
import { countFilters, type FilterOption, isOwnRange, listMissingOptions, listViewOptions } from './filterOptions';
import styles from './FilterSheet.module.css';
import type { ToolbarProps } from './toolbarProps';
import { listTexts } from '../texts';
import { useDates } from './useDates';

/** A button and its dialog with everything that would take more than one row above the list on a phone. */
export function FilterSheet(props: ToolbarProps) {
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(props.list, props.own.count);
  return (
    <>
      <Button
        variant="outline"
        touch
        icon={<FilterIcon />}
        className={count > 0 ? styles.on : undefined}
        aria-haspopup="dialog"
        aria-label={listTexts.filtersOn(count)}
        onClick={() => setOpen(true)}
      >
        {count > 0 ? listTexts.filtersCount(count) : listTexts.filters}
      </Button>
      {isOpen && <Sheet {...props} count={count} onClose={() => setOpen(false)} />}
    </>
  );
}

type SheetProps = ToolbarProps & { count: number; onClose: () => void };

/** Each choice applies immediately, so closing loses nothing. */
function Sheet({ list, direction, own, offered, tools, onClear, count, onClose }: SheetProps) {
  const dates = useDates(list, direction);
  return (
    <Modal
      open
      kind="reading"
      size="x-small"
      title={listTexts.filters}
      onClose={onClose}
      cancelLabel={listTexts.showDates}
    >
      <div className={styles.sheet}>
        {own.chips !== undefined && <Group label={own.label}>{own.chips}</Group>}
        {offered.dates && (
          <Group label={listTexts.dates}>
            <Options options={dates.options} />
            <Chip label={listTexts.chooseDatesMore} selected={isOwnRange(list, dates.options)} onClick={dates.onAsk} />
          </Group>
        )}
        {dates.dialog}
        {direction === 'ahead' && offered.missing && (
          <Group label={listTexts.missing}>
            <Options options={listMissingOptions(list)} />
          </Group>
        )}
        <Group label={listTexts.view}>
          <Options options={listViewOptions(list)} />
        </Group>
        {tools !== undefined && <div>{tools}</div>}
        {count > 0 && (
          <div>
            <Button variant="quiet" touch icon={<SmallCrossIcon />} onClick={onClear}>
              {listTexts.clearFilters}
            </Button>
          </div>
        )}
      </div>
    </Modal>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <h3 id={id} className={styles.label}>
        {label}
      </h3>
      <div className={styles.options}>{children}</div>
    </div>
  );
}

function Options({ options }: { options: readonly FilterOption[] }) {
  return options.map(({ text, chosen, onChoose }) => (
    <Chip key={text} label={text} selected={chosen} onClick={onChoose} />
  ));
}
