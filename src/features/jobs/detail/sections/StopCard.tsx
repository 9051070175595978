import { formatStopLine } from '../../../orders';
import type { Stop } from '#generated/model';
import { formatPhone } from '#platform/lib/phone';
import { WarningIcon } from '#platform/ui/icons';
import { listAccessFacts, type StopTexts } from './accessFacts';
import styles from '../detail.module.css';

/** A stop and its access facts. */
export function StopCard({ label, stop, texts }: { label: string; stop: Stop; texts: StopTexts }) {
  const { contact_name, contact_phone, access_notes } = stop;
  return (
    <>
      <p className={styles.stopLabel}>{label}</p>
      <p className={styles.address}>{formatStopLine(stop)}</p>
      <ul className={styles.access} aria-label={texts.access}>
        {listAccessFacts(stop, texts).map(({ text, heavy }) => (
          <li key={text} className={heavy ? styles.heavy : undefined}>
            {heavy && <WarningIcon size={12} />}
            <span>{text}</span>
          </li>
        ))}
      </ul>
      {access_notes !== '' && <p className={styles.note}>{access_notes}</p>}
      {(contact_name !== null || contact_phone !== null) && (
        <p className={styles.quiet}>
          {contact_phone === null ? (
            contact_name
          ) : (
            <a href={`tel:+1${contact_phone}`}>
              {texts.contact(contact_name ?? '', formatPhone(contact_phone, 'list'))}
            </a>
          )}
        </p>
      )}
    </>
  );
}
