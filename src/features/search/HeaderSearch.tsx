import { type KeyboardEvent, lazy, useRef } from 'react';
import { useShortcuts } from '#platform/shortcuts/shortcuts';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { SearchField } from './SearchField';
import { useSearchBox } from './useSearchBox';
import styles from './Search.module.css';

const SearchPanel = lazy(async () => ({ default: (await import('./panel/SearchPanel')).SearchPanel }));
const OwnJobsPanel = lazy(async () => ({ default: (await import('./panel/OwnJobsPanel')).OwnJobsPanel }));

type HeaderSearchProps = {
  label: string;
  /** Heading of its key in the list of shortcuts. */
  shortcutGroup: string;
};

/** The search in the header of a desktop. The list is loaded when the field is first used. */
export function HeaderSearch(props: HeaderSearchProps) {
  return <SearchWithPanel {...props} panel={SearchPanel} />;
}

/** The search of a helper on a desktop: their own jobs and invitations. */
export function HelperSearch(props: HeaderSearchProps) {
  return <SearchWithPanel {...props} panel={OwnJobsPanel} />;
}

type Panel = typeof SearchPanel;

function SearchWithPanel({ label, shortcutGroup, panel: Panel }: HeaderSearchProps & { panel: Panel }) {
  const box = useSearchBox();
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Element | null>(null);
  const open = () => {
    field.current?.focus();
    box.open();
  };
  useShortcuts(shortcutGroup, [{ keys: '/', label, run: open }]);

  function leave(event: KeyboardEvent): void {
    event.preventDefault();
    box.close();
    const { current } = before;
    if (current instanceof HTMLElement && current.isConnected) current.focus();
    else field.current?.blur();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the handler only notices that the focus left
    <div
      role="search"
      aria-label={label}
      className={styles.header}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) box.hide();
      }}
    >
      <SearchField
        ref={field}
        box={box}
        label={label}
        onFocus={({ relatedTarget, currentTarget }) => {
          if (!currentTarget.parentElement?.contains(relatedTarget)) before.current = relatedTarget;
        }}
        onEscape={leave}
      />
      {box.isOpen && (
        <div className={styles.dropdown}>
          <LazyBoundary>
            <Panel box={box} />
          </LazyBoundary>
        </div>
      )}
    </div>
  );
}
