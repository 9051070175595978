import { namePerson } from '#domain/people/personName';
import { memo } from 'react';
import { hasId } from '#domain/ids';
import { useLanguage } from '#platform/language/useLanguage';
import type { Employee } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import { formatPhone } from '#platform/lib/phone';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import { getGlowClass } from '#platform/ui/lists/glow';
import { Person } from '../../../people';
import { Stars } from '#platform/ui/data/Stars';
import { labels } from '../../labels';
import { hasDetails } from '../../model/knownMember';
import { DocumentNotes } from './DocumentNotes';
import { NextJob, Week } from './MemberFacts';
import { MemberMenu } from './MemberMenu';
import { RateCell } from './RateCell';
import styles from './MemberRow.module.css';
import { StatusSwitch } from './StatusSwitch';
import { listTexts } from '../texts';

export type MemberRowProps = {
  member: Employee;
  /** Counts changes from elsewhere. Each one highlights the row once. */
  turn: number;
  now: Date;
  canPay: boolean;
  canChangeStatus: boolean;
  /** Id of the sentence that explains why rate and status are read-only. */
  reasonId: string;
  onInvite: (member: Employee) => void;
  onRemove: (member: Employee) => void;
};

/** One member: name, contact, rate, workload, and the status switch. */
export const MemberRow = memo(function MemberRow(props: MemberRowProps) {
  useLanguage();
  const { member, turn, now, canPay, canChangeStatus, reasonId, onInvite, onRemove } = props;
  const name = namePerson(member);
  const link = useLink();
  const isOpenable = hasId(member.id);
  return (
    <li
      className={classes(styles.row, getGlowClass(turn), member.status === ActiveStatus.inactive && styles.off)}
      aria-label={name}
    >
      <Person
        name={name}
        photoUrl={member.avatar_url}
        title={
          isOpenable ? (
            <a className={styles.name} {...link(href('company-team-edit', { id: member.id }))}>
              {name}
            </a>
          ) : undefined
        }
        beside={member.is_manager && <span className={styles.manager}>{listTexts.manager}</span>}
        positions={{
          codes: member.positions,
          names: labels.position,
          ...(hasDetails(member) && { none: listTexts.office }),
        }}
      >
        <DocumentNotes documents={member.documents} now={now} />
      </Person>
      <Phone of={member} />
      <RateCell member={member} canPay={canPay} />
      <span className={styles.stars}>
        <Stars of={member} />
      </span>
      <Week hours={member.hours_this_week} />
      <NextJob of={member} now={now} />
      <StatusSwitch member={member} canChange={canChangeStatus} reasonId={canChangeStatus ? undefined : reasonId} />
      <div className={styles.menu}>
        {isOpenable && <MemberMenu member={member} name={name} onInvite={onInvite} onRemove={onRemove} />}
      </div>
    </li>
  );
});

function Phone({ of: { phone } }: { of: Employee }) {
  if (phone === '') return <span className={styles.phone} />;
  return (
    <a className={styles.phone} href={`tel:+1${phone}`}>
      {formatPhone(phone, 'list')}
    </a>
  );
}
