import { useState } from 'react';
import { CloseIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { IconButton } from '#platform/ui/inputs/IconButton';
import styles from './ApplicationsBar.module.css';
import { CompareDialog } from './compare/CompareDialog';
import { applicationTexts as texts } from './texts';
import type { Answers } from './answer/useApplicationAnswers';
import type { Selection } from './useSelectedApplications';

type Props = { selection: Selection; answers: Answers };

/** People side by side; more columns cannot be read. */
const compared = { least: 2, most: 4 } as const;

/** Actions for the selected applications; renders nothing without a selection. */
export function ApplicationsBar({ selection: { selected, clear }, answers }: Props) {
  const [isComparing, setComparing] = useState(false);
  if (selected.length === 0) return null;
  const acceptable = selected.filter(({ actions }) => actions.includes('accept'));
  const declinable = selected.filter(({ actions }) => actions.includes('reject'));
  const isBusy = selected.some(({ id }) => answers.busy.has(id));
  const canCompare = selected.length >= compared.least && selected.length <= compared.most;
  return (
    <>
      <section className={styles.bar} aria-label={texts.bar} data-bulk>
        <p className={styles.count} role="status">
          {texts.selected(selected.length)}
          {selected.length > compared.most && <span className={styles.note}>{texts.compareHint(compared.most)}</span>}
        </p>
        <div className={styles.actions}>
          <Button variant="outline" disabled={!canCompare} onClick={() => setComparing(true)}>
            {texts.compare}
          </Button>
          <Button
            intent="primary"
            loading={isBusy}
            disabled={acceptable.length === 0}
            onClick={() => answers.acceptSeveral(acceptable)}
          >
            {texts.acceptSelected(acceptable.length)}
          </Button>
          <Button
            variant="outline"
            disabled={isBusy || declinable.length === 0}
            onClick={() => answers.ask({ kind: 'decline', applications: declinable })}
          >
            {texts.declineSelected(declinable.length)}
          </Button>
        </div>
        <IconButton icon={<CloseIcon />} label={texts.clear} className={styles.clear} onClick={clear} />
      </section>
      {isComparing && canCompare && (
        <CompareDialog applications={selected} answers={answers} onClose={() => setComparing(false)} />
      )}
    </>
  );
}
