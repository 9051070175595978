import type { EmployeeDocument } from '../../../generated/model';
import { formatDay } from '../../../platform/lib/dates';
import { WarningIcon } from '../../../platform/ui/icons';
import styles from './Row.module.css';
import { listTexts } from './texts';

/** Papers of a member that run out soon or have: who drives without them may not. */
export function DocumentNotes({ documents }: { documents: readonly EmployeeDocument[] }) {
  return documents
    .filter(({ state }) => state !== 'valid')
    .map(({ kind, state, expires_on }) => (
      <span key={kind} className={state === 'expired' ? styles.expired : styles.expiring}>
        <WarningIcon size={12} />
        {state === 'expired'
          ? listTexts.documentExpired(listTexts.document[kind])
          : listTexts.documentExpires(listTexts.document[kind], formatDay(expires_on))}
      </span>
    ));
}
