import { namePerson } from '#domain/people/personName';
import { lazy, useEffect, useRef, useState } from 'react';
import type { Employee } from '#generated/model';
import { formatRate } from '#platform/lib/money';
import { LazyBoundary } from '#platform/ui/boundaries/LazyBoundary';
import { EditIcon } from '#platform/ui/icons';
import { hasId } from '#domain/ids';
import styles from './RateCell.module.css';
import { listTexts } from '../texts';

const RateEditor = lazy(async () => ({ default: (await import('./RateEditor')).RateEditor }));

/** The hourly rate, editable in place for users who may change it. */
export function RateCell({ member, canPay }: { member: Employee; canPay: boolean }) {
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    // Returns the focus to the button that opened the editor.
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const rate = member.hourly_rate === null ? undefined : formatRate(member.hourly_rate);
  const name = namePerson(member);
  if (!canPay || !hasId(member.id)) return <span className={styles.rate}>{rate}</span>;
  const shown = (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-label={rate === undefined ? listTexts.setRateOf(name) : listTexts.changeRate(name, rate)}
      onClick={() => setEdited(true)}
    >
      {rate ?? listTexts.setRate}
      <EditIcon size={12} />
    </button>
  );
  return (
    <div className={styles.rate}>
      {isEdited ? (
        <LazyBoundary failure="toast" loading={shown}>
          <RateEditor member={member} onClose={() => setEdited(false)} />
        </LazyBoundary>
      ) : (
        shown
      )}
    </div>
  );
}
