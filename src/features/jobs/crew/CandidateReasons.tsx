import type { Candidate, CandidateAvailability, CandidateConflict } from '../../../generated/model';
import { StatusChip, type StatusTone } from '../../../platform/ui/Chip';
import { ErrorIcon, TickIcon, WarningIcon } from '../../../platform/ui/icons';
import styles from './Candidates.module.css';
import { crewTexts } from './texts';

const looks = {
  available: { tone: 'success', icon: <TickIcon size={12} /> },
  partial: { tone: 'warning', icon: <WarningIcon size={12} /> },
  unavailable: { tone: 'neutral', icon: <ErrorIcon size={12} /> },
  busy: { tone: 'danger', icon: <ErrorIcon size={12} /> },
} as const satisfies Record<CandidateAvailability, { tone: StatusTone; icon: React.ReactElement }>;

type Props = { candidate: Candidate; reason: string | undefined };

/** Whether somebody is free, what speaks for them, and what against: red where it cannot be, amber where it might not. */
export function CandidateReasons({ candidate: { availability, conflicts, fit }, reason }: Props) {
  const { tone, icon } = looks[availability];
  return (
    <div className={styles.reasons}>
      <StatusChip tone={tone} icon={icon}>
        {crewTexts.availability[availability]}
      </StatusChip>
      {conflicts.map((conflict) => (
        <ConflictLine key={`${conflict.starts_at} ${conflict.severity}`} conflict={conflict} />
      ))}
      {fit.warnings.map((warning) => (
        <span key={warning} className={styles.warning}>
          <WarningIcon size={12} />
          {warning}
        </span>
      ))}
      {fit.reasons.map((each) => (
        <span key={each} className={styles.reason}>
          {each}
        </span>
      ))}
      {reason !== undefined && <span className={styles.overridden}>{crewTexts.overridden(reason)}</span>}
    </div>
  );
}

function ConflictLine({ conflict: { severity, text, number } }: { conflict: CandidateConflict }) {
  const isHard = severity === 'hard';
  return (
    <span className={isHard ? styles.hard : styles.warning}>
      {isHard ? <ErrorIcon size={12} /> : <WarningIcon size={12} />}
      {crewTexts.conflict(text, number)}
    </span>
  );
}
