import type { EmployeeDocument } from '#generated/model';
import { useBranchZone } from '#platform/branches/useBranchZone';
import { formatDay } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { WarningIcon } from '#platform/ui/icons';
import styles from './DocumentNotes.module.css';
import { listTexts } from '../texts';

type Props = { documents: readonly EmployeeDocument[]; now: Date };

/** A member's expired or soon expiring documents. Without them they may not drive. */
export function DocumentNotes({ documents, now }: Props) {
  const today = todayIn(useBranchZone(), now);
  return documents
    .filter(({ state }) => state !== 'valid')
    .map(({ kind, state, expires_on }) => (
      <span key={kind} className={state === 'expired' ? styles.expired : styles.expiring}>
        <WarningIcon size={12} />
        {state === 'expired'
          ? listTexts.documentExpired(listTexts.document[kind])
          : listTexts.documentExpires(listTexts.document[kind], formatDay(expires_on, today))}
      </span>
    ));
}
