import { lazy, type MouseEvent, type RefObject, useRef, useState } from 'react';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { renderNow } from '#platform/ui/focus/renderNow';
import { CloseIcon, SearchIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/Button';
import { texts as uiTexts } from '#platform/ui/texts';
import { getFieldProps } from './SearchField';
import styles from './Search.module.css';

const SearchSheet = lazy(async () => ({ default: (await import('./panel/SearchSheet')).SearchSheet }));

/** The search of a phone: a button that opens a sheet over the whole screen. */
export function MobileSearch({ label }: { label: string }) {
  return <SearchButton label={label} scope="branch" />;
}

/** The search of a helper on a phone. */
export function MobileHelperSearch({ label }: { label: string }) {
  return <SearchButton label={label} scope="own" />;
}

function SearchButton({ label, scope }: { label: string; scope: 'branch' | 'own' }) {
  const [isOpen, setOpen] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const [hasStarted, setStarted] = useState(false);
  const start = useRef<HTMLInputElement>(null);

  function open({ currentTarget }: MouseEvent<HTMLElement>): void {
    // Gets the focus back when the search closes. Not every browser focuses a button that is tapped.
    currentTarget.focus();
    // Phones show the keyboard only for a field that is focused within the tap.
    renderNow(() => {
      setUsed(true);
      setOpen(true);
      setStarted(true);
    });
    start.current?.focus();
  }

  function close(): void {
    setOpen(false);
    setStarted(false);
  }

  function clearTyped(): string {
    setStarted(false);
    return start.current?.value ?? '';
  }

  return (
    <>
      {hasStarted && <StartField label={label} field={start} onClose={close} />}
      <IconButton touch icon={<SearchIcon />} label={label} aria-haspopup="dialog" onClick={open} />
      {isUsed && (
        <LazyBoundary failure="toast">
          <SearchSheet open={isOpen} label={label} scope={scope} clearTyped={clearTyped} onClose={close} />
        </LazyBoundary>
      )}
    </>
  );
}

type StartFieldProps = { label: string; field: RefObject<HTMLInputElement | null>; onClose: () => void };

/** Keeps what is typed until the sheet is loaded and its field takes over. */
function StartField({ label, field, onClose }: StartFieldProps) {
  return (
    <div className={styles.start} role="search" data-passing>
      <div className={styles.header}>
        <span className={styles.icon} aria-hidden="true">
          <SearchIcon />
        </span>
        <input
          ref={field}
          {...getFieldProps(label)}
          onKeyDown={({ key }) => {
            if (key === 'Escape') onClose();
          }}
        />
      </div>
      <IconButton touch icon={<CloseIcon />} label={uiTexts.close} onClick={onClose} />
    </div>
  );
}
