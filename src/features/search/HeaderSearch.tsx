import { type KeyboardEvent, useRef } from 'react';
import { useBranchState } from '../../platform/branches/useActiveBranch';
import { withTexts } from '../../platform/language/withTexts';
import { lazyPart } from '../../platform/ui/feedback/lazyPart';
import { searchCatalog } from './catalog';
import styles from './Search.module.css';
import { SearchField } from './SearchField';
import { useSearchBox } from './useSearchBox';
import { useSearchKey } from './useSearchKey';

const SearchPanel = lazyPart(withTexts(async () => (await import('./panel/SearchPanel')).SearchPanel, searchCatalog));

/** The search in the header of a desktop, for people with a branch. The list is loaded when the field is first used. */
export function HeaderSearch({ label }: { label: string }) {
  const branchId = useBranchState((branches) => branches.activeBranchId);
  return branchId === 0 ? null : <BranchSearch label={label} />;
}

function BranchSearch({ label }: { label: string }) {
  const box = useSearchBox();
  const field = useRef<HTMLInputElement>(null);
  const before = useRef<Element | null>(null);
  useSearchKey(() => {
    field.current?.focus();
    box.open();
  });

  function leave(event: KeyboardEvent): void {
    event.preventDefault();
    box.close();
    const { current } = before;
    if (current instanceof HTMLElement && current.isConnected) current.focus();
    else field.current?.blur();
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears that the focus leaves
    <div
      role="search"
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
          SearchPanel.prepare();
          if (!currentTarget.parentElement?.contains(relatedTarget)) before.current = relatedTarget;
        }}
        onEscape={leave}
      />
      {box.isOpen && (
        <div className={styles.dropdown}>
          <SearchPanel box={box} />
        </div>
      )}
    </div>
  );
}
