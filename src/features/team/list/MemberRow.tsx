import { memo } from 'react';
import { namePerson } from '#domain/people/personName';
import type { Employee, EmployeeDocument } from '#generated/model';
import { ActiveStatus } from '#generated/model/codes';
import { useLanguage } from '#platform/language/useLanguage';
import { hasId } from '#platform/lib/codes';
import { formatPhone } from '#platform/lib/phone';
import { formatNumber } from '#platform/lib/text';
import { formatDay } from '#platform/lib/time/dates';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useUserType } from '#platform/session/useSession';
import { classes } from '#platform/ui/classes';
import { Stars } from '#platform/ui/data/Stars';
import { WarningIcon, EditIcon, JobIcon, MoreIcon, TrashIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { getGlowClass } from '#platform/ui/lists/glow';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem, MenuNote } from '#platform/ui/overlays/MenuItem';
import { labels } from '../labels';
import { hasDetails } from '../model/memberValues';
import { Person } from '../people';
import { findRemovalProblem } from '../remove/RemoveDialog';
import { findInviteProblem } from './InviteMember';
import { RateCell, StatusSwitch } from './MemberTerms';
import { listTexts } from './texts';
import styles from './MemberRow.module.css';

export type MemberRowProps = {
  member: Employee;
  /** Counts changes from elsewhere. Each one highlights the row once. */
  turn: number;
  now: Date;
  /** Today at the branch. */
  today: string;
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
  const { member, turn, now, today, canPay, canChangeStatus, reasonId, onInvite, onRemove } = props;
  const name = namePerson(member);
  const link = useLink();
  const isOpenable = hasId(member.id);
  return (
    <Columns
      as="li"
      align="center"
      rowGap={2}
      gap={4}
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
        beside={
          member.is_manager && (
            <Text as="span" size={12} weight="medium" className={styles.manager}>
              {listTexts.manager}
            </Text>
          )
        }
        positions={{
          codes: member.positions,
          names: labels.position,
          ...(hasDetails(member) && { none: listTexts.office }),
        }}
      >
        <DocumentNotes documents={member.documents} today={today} />
      </Person>
      <Phone of={member} />
      <RateCell member={member} canPay={canPay} />
      <span className={styles.stars}>
        <Stars of={member} />
      </span>
      <Week hours={member.hours_this_week} />
      <NextJob of={member} now={now} />
      <StatusSwitch member={member} canChange={canChangeStatus} reasonId={canChangeStatus ? undefined : reasonId} />
      <Row align="stretch" justify="end" className={styles.menu}>
        {isOpenable && <MemberMenu member={member} name={name} onInvite={onInvite} onRemove={onRemove} />}
      </Row>
    </Columns>
  );
});

function Phone({ of: { phone } }: { of: Employee }) {
  if (phone === '') return <Text as="span" tone="ink" size={13} isNumeric lines="one" className={styles.phone} />;
  return (
    <Text as="a" tone="ink" size={13} isNumeric lines="one" className={styles.phone} href={`tel:+1${phone}`}>
      {formatPhone(phone, 'list')}
    </Text>
  );
}

type Props = { documents: readonly EmployeeDocument[]; today: string };

/** A member's expired or soon expiring documents. Without them they may not drive. */
function DocumentNotes({ documents, today }: Props) {
  return documents
    .filter(({ state }) => state !== 'valid')
    .map(({ kind, state, expires_on }) => (
      <Row
        as="span"
        isInline
        gap={1}
        tone={state === 'expired' ? 'danger' : 'warning'}
        size={12}
        key={kind}
        className={styles.document}
      >
        <WarningIcon size={12} />
        {state === 'expired'
          ? listTexts.documentExpired(listTexts.document[kind])
          : listTexts.documentExpires(listTexts.document[kind], formatDay(expires_on, today))}
      </Row>
    ));
}

/** "22.5 h", with "this week" where there is no column heading. */
function Week({ hours }: { hours: number | null }) {
  if (hours === null) return <Text as="span" size={13} isNumeric lines="one" className={styles.week} />;
  const shown = formatNumber(hours);
  return (
    <Text as="span" size={13} isNumeric lines="one" className={styles.week}>
      <span aria-hidden="true" className={styles.brief}>
        {listTexts.week(shown)}
      </span>
      <span className={styles.long}>{listTexts.weekLong(shown)}</span>
    </Text>
  );
}

type NextJobProps = { of: Pick<Employee, 'next_job' | 'version'>; now: Date };

/** Link to the next job they accepted. */
function NextJob({ of: member, now }: NextJobProps) {
  const link = useLink();
  const { next_job: job } = member;
  if (job === null)
    return (
      <Muted as="span" size={13} className={styles.noNext}>
        {hasDetails(member) && listTexts.noNext}
      </Muted>
    );
  const when = formatInstant(job.starts_at, job.timezone, now);
  return (
    <Stack as="span" size={13} isNumeric canShrink className={styles.next}>
      <a aria-label={listTexts.nextLong(job.number)} {...link(href('company-job-details', { id: job.order_id }))}>
        {job.number}
      </a>
      <Muted as="span" size={13}>
        {when}
      </Muted>
    </Stack>
  );
}

type MemberMenuProps = {
  member: Employee;
  name: string;
  onInvite: (member: Employee) => void;
  onRemove: (member: Employee) => void;
};

/** A member's less common actions. */
function MemberMenu({ member, name, onInvite, onRemove }: MemberMenuProps) {
  const link = useLink();
  const removalProblem = findRemovalProblem(useUserType(), member);
  const inviteProblem = findInviteProblem(member);
  return (
    <Menu
      label={listTexts.more(name)}
      trigger={(props) => <IconButton {...props} icon={<MoreIcon />} label={listTexts.more(name)} />}
    >
      <MenuItem
        icon={<EditIcon />}
        text={listTexts.edit}
        {...link(`${href('company-team-edit', { id: member.id })}?tab=edit`)}
      />
      <MenuItem
        icon={<JobIcon />}
        text={listTexts.invite}
        disabled={inviteProblem !== undefined}
        onClick={() => onInvite(member)}
      />
      {inviteProblem !== undefined && <MenuNote>{inviteProblem}</MenuNote>}
      <MenuItem
        danger
        icon={<TrashIcon />}
        text={listTexts.remove}
        disabled={removalProblem !== undefined}
        onClick={() => onRemove(member)}
      />
      {removalProblem !== undefined && <MenuNote>{removalProblem}</MenuNote>}
    </Menu>
  );
}
