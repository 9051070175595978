import { CompactIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/IconButton';
import { SearchInput } from '#platform/ui/inputs/SearchInput';
import { useMobile } from '#platform/ui/layout/useMobile';
import { FilterMenus } from './filters/FilterMenus';
import { FilterSheet } from './filters/FilterSheet';
import styles from './toolbar.module.css';
import type { ToolbarProps } from './filters/toolbarProps';
import { listTexts } from './texts';
import type { JobList } from './useJobList';

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
      <div className={styles.toolbar}>
        {offered.search && <Search list={list} hint={listTexts.search} />}
        <FilterSheet {...props} />
      </div>
    );
  }
  return (
    <>
      <div className={styles.toolbar}>
        {offered.search && <Search list={list} hint={listTexts.searchHint} />}
        <FilterMenus list={list} direction={direction} offered={offered} />
        <div className={styles.tools}>
          {tools}
          <CompactButton list={list} />
        </div>
      </div>
      {(own.chips !== undefined || own.note !== undefined) && (
        <div className={styles.own} role="group" aria-label={own.label}>
          {own.isLabeled === true && own.chips !== undefined && (
            <span className={styles.ownLabel} aria-hidden="true">
              {own.label}
            </span>
          )}
          {own.chips}
          {own.note}
        </div>
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
