import type { Stop } from '#generated/model';
import { formatPhone } from '#platform/lib/phone';
import { WarningIcon } from '#platform/ui/icons';
import { listAccessFacts, type StopTexts } from './accessFacts';
import type { LabeledStop } from './labeledStops';
import styles from '../detail.module.css';

/** A stop and its access facts. */
export function StopCard({ label, address, stop, texts }: LabeledStop & { texts: StopTexts }) {
  return (
    <>
      <p className={styles.stopLabel}>{label}</p>
      <p className={styles.address}>{address}</p>
      {stop && <Access stop={stop} texts={texts} />}
    </>
  );
}

function Access({ stop, texts }: { stop: Stop; texts: StopTexts }) {
  const { contact_name, contact_phone, access_notes } = stop;
  const facts = listAccessFacts(stop, texts);
  return (
    <>
      {facts.length > 0 && (
        <ul className={styles.access} aria-label={texts.access}>
          {facts.map(({ text, heavy }) => (
            <li key={text} className={heavy ? styles.heavy : undefined}>
              {heavy && <WarningIcon size={12} />}
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
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
