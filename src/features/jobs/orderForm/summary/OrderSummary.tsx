import { useId } from 'react';
import { SubmitButton } from '../../../../platform/forms/layout/SubmitButton';
import { useLink } from '../../../../platform/routing/links/useLink';
import { Button } from '../../../../platform/ui/inputs/Button';
import styles from './OrderSummary.module.css';
import { useDerivedOrder } from '../orderValue';
import { type SummaryRow, summaryWords } from './summaryWords';
import { formTexts as texts } from '../texts';

/** The summary next to the form, with the save button. */
export function OrderSummary({ saveLabel, backTo }: { saveLabel: string; backTo: string }) {
  const id = useId();
  const link = useLink();
  return (
    <aside className={styles.summary} aria-labelledby={id}>
      <h2 id={id} className={styles.summaryTitle}>
        {texts.summaryTitle}
      </h2>
      <dl className={styles.facts}>
        {rows.map((row) => (
          <Fact key={row} row={row} />
        ))}
      </dl>
      <div className={styles.actions}>
        <SubmitButton size="medium" fill>
          {saveLabel}
        </SubmitButton>
        <Button size="medium" fill {...link(backTo)}>
          {texts.cancel}
        </Button>
      </div>
    </aside>
  );
}

/** One row; renders again only when its text changes. */
function Fact({ row }: { row: SummaryRow }) {
  const words = useDerivedOrder(summaryWords[row]);
  return (
    <div className={styles.fact}>
      <dt>{texts.summaryRows[row]}</dt>
      <dd data-missing={words ? undefined : ''}>{words || texts.notYet}</dd>
    </div>
  );
}

const rows = ['customer', 'route', 'when', 'size', 'crew', 'hours', 'labor'] as const;
