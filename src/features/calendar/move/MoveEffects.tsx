import { namePerson } from '#domain/people/personName';
import { OverrideReasonField, ReconfirmChoice, jobLabels } from '../../orders';
import type { CrewConflict, MoveCheck } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { Avatar } from '#platform/ui/data/Avatar';
import type { Attempt } from '#platform/ui/feedback/LoadFailed';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { ConflictBars } from './ConflictBars';
import { listBlocking, moveField } from './moveValues';
import styles from './move.module.css';
import { moveTexts as texts } from '../texts';

type Props = {
  /** Undefined if the provider checks a move only when it is made. */
  check: (Attempt & { data: MoveCheck | null | undefined; isError: boolean }) | undefined;
  /** True if a new time is entered. */
  isChanged: boolean;
  zone: string;
  asks: boolean;
  onAsks: (asks: boolean) => void;
  /** True if this user may move it in spite of hard conflicts. */
  canOverride: boolean;
};

/** People a new time affects, their conflicts, and the decision of the office about the crew. */
export function MoveEffects({ check, isChanged, zone, asks, onAsks, canOverride }: Props) {
  if (!isChanged) return <p className={styles.quiet}>{texts.unchanged}</p>;
  if (!check) return null;
  if (check.isError) return <RetryNote query={check} text={texts.checkFailed} />;
  if (!check.data) {
    return (
      <p className={styles.quiet} role="status">
        {texts.checking}
      </p>
    );
  }
  const blocking = listBlocking(check.data);
  const others = check.data.conflicts.filter((conflict) => !blocking.includes(conflict));
  return (
    <div className={styles.effects} aria-busy={check.isFetching}>
      {blocking.length > 0 && <Blocking conflicts={blocking} zone={zone} canOverride={canOverride} />}
      <Affected check={check.data} />
      {check.data.affected.some(({ status }) => status === InvitationStatus.accepted) && (
        <ReconfirmChoice asks={asks} onChange={onAsks} />
      )}
      {others.length > 0 && <Soft conflicts={others} />}
    </div>
  );
}

function Blocking({ conflicts, zone, canOverride }: { conflicts: CrewConflict[]; zone: string; canOverride: boolean }) {
  return (
    <section className={styles.blocking} aria-label={texts.blocked}>
      <h3 className={styles.head}>{texts.blocked}</h3>
      {conflicts.map((conflict) => (
        <ConflictBars key={`${conflict.user_id}-${conflict.starts_at}`} conflict={conflict} zone={zone} />
      ))}
      <p>{canOverride ? texts.blockedOverride : texts.blockedText}</p>
      {canOverride && <OverrideReasonField name={moveField('reason')} />}
    </section>
  );
}

function Affected({ check: { affected } }: { check: MoveCheck }) {
  if (affected.length === 0) return <p>{texts.noOne}</p>;
  return (
    <section>
      <h3 className={styles.head}>{texts.affected(affected.length)}</h3>
      <ul className={styles.people}>
        {affected.map(({ invitation_id, name, avatar_url, position, status }) => (
          <li key={invitation_id}>
            <Avatar name={name} photoUrl={avatar_url} size={24} />
            <span>{name}</span>
            <span className={styles.quiet}>
              {jobLabels.position[position]} · {status === InvitationStatus.accepted ? texts.accepted : texts.pending}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Soft({ conflicts }: { conflicts: CrewConflict[] }) {
  return (
    <section>
      <h3 className={styles.head}>{texts.soft}</h3>
      <ul className={styles.people}>
        {conflicts.map((conflict) => (
          <li key={`${conflict.user_id}-${conflict.starts_at}`}>
            {namePerson(conflict)}: {conflict.text}
          </li>
        ))}
      </ul>
    </section>
  );
}
