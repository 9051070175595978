import { lazy, type ReactNode, useState, useId } from 'react';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { MenuChip } from '#platform/ui/choices/MenuChip';
import { useToday } from '#platform/ui/clock/useNow';
import { Chip } from '#platform/ui/data/Chip';
import { CompactIcon, FilterIcon, SmallCrossIcon } from '#platform/ui/icons';
import { IconButton, Button } from '#platform/ui/inputs/Button';
import { SearchInput } from '#platform/ui/inputs/SearchInput';
import { Muted, Row, Stack } from '#platform/ui/layout/Layout';
import { useMobile } from '#platform/ui/layout/useMobile';
import { MenuDivider, MenuItem } from '#platform/ui/overlays/MenuItem';
import { Modal } from '#platform/ui/overlays/Modal';
import {
  type Direction,
  type FilterOption,
  type Offered,
  listMissingOptions,
  listDateOptions,
  countFilters,
  isOwnRange,
  listViewOptions,
} from './filters/filterOptions';
import { listTexts } from './texts';
import type { JobList } from './useJobList';
import styles from './toolbar.module.css';

/** Id of the search of a list, for the shortcut that focuses it. */
export const JOB_SEARCH_ID = 'job-search';

/** Pause in typing before a list is searched, in ms. Shorter than the global search, which asks for everything. */
const searchDelay = 300;

/** Search, filters and view of a list of jobs: two rows on a desktop, one row on a phone. */
export function ListToolbar(props: ToolbarProps) {
  const { list, direction, own, offered, tools } = props;
  const isMobile = useMobile();
  if (isMobile) {
    return (
      <Row below={3} gap={3} rowGap={2} isWrapping className={styles.toolbar}>
        {offered.search && <Search list={list} hint={listTexts.search} />}
        <FilterSheet {...props} />
      </Row>
    );
  }
  return (
    <>
      <Row below={3} gap={3} rowGap={2} isWrapping className={styles.toolbar}>
        {offered.search && <Search list={list} hint={listTexts.searchHint} />}
        <FilterMenus list={list} direction={direction} offered={offered} />
        <Row isAtEnd gap={2} className={styles.tools}>
          {tools}
          <CompactButton list={list} />
        </Row>
      </Row>
      {(own.chips !== undefined || own.note !== undefined) && (
        <Row canShrink gap={2} isWrapping below={3} role="group" aria-label={own.label}>
          {own.isLabeled === true && own.chips !== undefined && (
            <Muted as="span" size={13} aria-hidden="true">
              {own.label}
            </Muted>
          )}
          {own.chips}
          {own.note}
        </Row>
      )}
    </>
  );
}

function Search({ list: { filters, onFilter }, hint }: { list: JobList; hint: string }) {
  const searched = filters.search ?? '';
  return (
    <div className={styles.search}>
      <SearchInput
        id={JOB_SEARCH_ID}
        aria-label={listTexts.search}
        placeholder={hint}
        initialText={searched}
        delay={searchDelay}
        onSearch={(text) => {
          const next = text.trim();
          // Every letter would be a step back otherwise.
          if (next !== searched) onFilter({ search: next || null }, { replace: searched !== '' && next !== '' });
        }}
      />
    </div>
  );
}

function CompactButton({ list: { view, onView } }: { list: JobList }) {
  const isCompact = view === 'compact';
  return (
    <IconButton
      variant="outline"
      icon={<CompactIcon />}
      label={listTexts.compact}
      aria-pressed={isCompact}
      className={isCompact ? styles.pressed : undefined}
      onClick={() => onView(isCompact ? 'cards' : 'compact')}
    />
  );
}

type Props = { list: JobList; direction: Direction; offered: Offered };

/** The filters of all lists, each a chip with a menu. */
function FilterMenus({ list, direction, offered }: Props) {
  const dates = useDates(list, direction);
  return (
    <Row gap={2} role="group" aria-label={listTexts.filters}>
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
    </Row>
  );
}

const toItem = ({ text, chosen, onChoose }: FilterOption) => (
  <MenuItem key={text} text={text} chosen={chosen} onClick={onChoose} />
);

// A form, which the list itself does not need.
const DatesDialog = lazy(async () => ({ default: (await import('./filters/DatesDialog')).DatesDialog }));

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

/** A button and its dialog with everything that would take more than one row above the list on a phone. */
function FilterSheet(props: ToolbarProps) {
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
      <Stack gap={4}>
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
      </Stack>
    </Modal>
  );
}

function Group({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    <div role="group" aria-labelledby={id}>
      <Muted as="h3" size={13} weight="medium" id={id} className={styles.label}>
        {label}
      </Muted>
      <Row gap={2} align="stretch" isWrapping>
        {children}
      </Row>
    </div>
  );
}

function Options({ options }: { options: readonly FilterOption[] }) {
  return options.map(({ text, chosen, onChoose }) => (
    <Chip key={text} label={text} selected={chosen} onClick={onChoose} />
  ));
}

/** Filters or order of one list alone. */
type OwnChoices = {
  label: string;
  /** Shows the label beside the chips. */
  isLabeled?: boolean;
  /** Undefined where nothing can be chosen. */
  chips: ReactNode;
  /** At the end of the row, where there is space. */
  note?: ReactNode;
  /** Number of these filters that are on. */
  count: number;
};

type ToolbarProps = {
  list: JobList;
  offered: Offered;
  direction: Direction;
  own: OwnChoices;
  onClear: () => void;
  /** Buttons at the end, before the view. */
  tools?: ReactNode;
};
