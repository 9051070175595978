import { useRef } from 'react';
import { Stack } from '#platform/ui/layout/Layout';
import { Drawer } from '#platform/ui/overlays/Drawer';
import { SearchField } from '../SearchField';
import { searchTexts as texts } from '../texts';
import { useSearchBox } from '../useSearchBox';
import { OwnJobsPanel } from './OwnJobsPanel';
import { SearchPanel } from './SearchPanel';
import searchStyles from '../Search.module.css';
import styles from './SearchPanel.module.css';

type Props = {
  open: boolean;
  label: string;
  /** Scope of the search: a branch, or a helper's own jobs. */
  scope: 'branch' | 'own';
  /** Returns the text typed before the sheet opened, and removes the field it was typed in. */
  clearTyped: () => string;
  onClose: () => void;
};

/** The search over the whole screen of a phone. */
export function SearchSheet({ open, onClose, ...content }: Props) {
  return (
    <Drawer open={open} fillsScreen title={texts.title} onClose={onClose}>
      <Content {...content} onClose={onClose} />
    </Drawer>
  );
}

/** Starts empty each time the sheet opens. */
function Content({ label, scope, clearTyped, onClose }: Omit<Props, 'open'>) {
  const box = useSearchBox({ isOpenAtStart: true, onLeave: onClose });
  const field = useRef<HTMLInputElement>(null);
  const moveFocus = () => {
    const typed = clearTyped();
    if (typed !== '') box.type(typed);
  };
  return (
    <Stack className={styles.sheet} role="search">
      <div className={searchStyles.header}>
        <SearchField ref={field} box={box} label={label} onFocus={moveFocus} />
      </div>
      {scope === 'own' ? <OwnJobsPanel box={box} /> : <SearchPanel box={box} />}
    </Stack>
  );
}
