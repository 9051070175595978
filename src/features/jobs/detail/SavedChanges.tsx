import { readSavedChanges } from '../../orders';
import { useVisitState } from '#platform/routing/links/useVisitState';
import { Callout } from '#platform/ui/feedback/Callout';
import styles from './SavedChanges.module.css';
import { savedTexts as texts } from './texts';

/** After an edit: what it changed, from what to what. Only for this visit. */
export function SavedChanges({ orderId }: { orderId: number }) {
  const changes = readSavedChanges(useVisitState(), orderId);
  if (changes.length === 0) return null;
  return (
    <div className={styles.changes}>
      <Callout intent="success" title={texts.changed(changes.map(({ label }) => label))}>
        <dl className={styles.list}>
          {changes
            .filter(({ before, after }) => before !== after)
            .map(({ label, before, after }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <del>{before}</del> <span aria-hidden="true">→</span> <ins>{after}</ins>
                </dd>
              </div>
            ))}
        </dl>
      </Callout>
    </div>
  );
}
