import type { Order } from '#generated/model';
import styles from '../detail.module.css';
import { DetailSection, isDescribed } from './DetailSection';
import { detailTexts } from '../texts';

/** Notes for the crew and notes for the office. */
export function NotesSection({ order }: { order: Order }) {
  const { crew_notes, office_notes } = order;
  if (crew_notes === '' && office_notes === '') {
    if (!isDescribed(order)) return null;
    return (
      <DetailSection title={detailTexts.notes} office>
        <p className={styles.quiet}>{detailTexts.noNotes}</p>
      </DetailSection>
    );
  }
  return (
    <DetailSection title={detailTexts.notes} office={crew_notes === ''}>
      {crew_notes !== '' && <Note label={detailTexts.crewNotes} text={crew_notes} />}
      {office_notes !== '' && (
        <div className={styles.office}>
          <Note label={detailTexts.officeNotes} text={office_notes} />
        </div>
      )}
    </DetailSection>
  );
}

function Note({ label, text }: { label: string; text: string }) {
  return (
    <>
      <p className={styles.stopLabel}>{label}</p>
      <p className={styles.longText}>{text}</p>
    </>
  );
}
