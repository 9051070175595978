import { useEffect, useRef, useState } from 'react';
import { fullName } from '../../../platform/lib/text';
import type { Employee } from '../../../generated/model';
import { formatRate } from '../../../platform/lib/money';
import { lazyPart } from '../../../platform/ui/feedback/lazyPart';
import { EditIcon } from '../../../platform/ui/icons';
import styles from './RateCell.module.css';
import { listTexts } from './texts';

// What forms need is loaded after the list, and before somebody asks: the connection may be gone by then.
const RateEditor = lazyPart(async () => (await import('./RateEditor')).RateEditor, { failure: 'toast' });

/** The hourly rate; whoever may change it does so in its place. */
export function RateCell({ member, mayPay }: { member: Employee; mayPay: boolean }) {
  const [isEdited, setEdited] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const wasEdited = useRef(false);
  useEffect(() => {
    if (mayPay) RateEditor.prepare();
  }, [mayPay]);
  useEffect(() => {
    // Back to where the editing began.
    if (wasEdited.current && !isEdited) button.current?.focus();
    wasEdited.current = isEdited;
  }, [isEdited]);
  const rate = formatRate(member.hourly_rate);
  if (!mayPay) return <span className={styles.rate}>{rate}</span>;
  const shown = (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-label={listTexts.changeRate(fullName(member), rate)}
      onClick={() => setEdited(true)}
    >
      {rate}
      <EditIcon size={12} />
    </button>
  );
  return (
    <div className={styles.rate}>
      {isEdited ? <RateEditor member={member} onClose={() => setEdited(false)} /> : shown}
    </div>
  );
}
