import { canDoToInvitation, canDoToJob, type ShownJob } from '#domain/actions';
import { isScheduled } from '#domain/orders/schedule';
import { isOnCrew, isOpenInvitation } from '#domain/orders/statuses';
import { namePerson } from '#domain/people/personName';
import type { CrewMember, Order } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { findByCode, nameStatus } from '#platform/lib/codes';
import { formatRate } from '#platform/lib/money';
import { formatPhone } from '#platform/lib/phone';
import { timeAgo } from '#platform/lib/time/timeLeft';
import { formatInstant } from '#platform/lib/time/zonedTimes';
import { classes } from '#platform/ui/classes';
import { useNow } from '#platform/ui/clock/useNow';
import { Avatar } from '#platform/ui/data/Avatar';
import { StatusChip } from '#platform/ui/data/Chip';
import { CloseIcon, ClockIcon, ErrorIcon, TickIcon, EditIcon, MoreIcon, TrashIcon } from '#platform/ui/icons';
import { Button, IconButton } from '#platform/ui/inputs/Button';
import { Columns, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { getGlowClass } from '#platform/ui/lists/glow';
import { Menu } from '#platform/ui/overlays/Menu';
import { MenuItem } from '#platform/ui/overlays/MenuItem';
import {
  describeEnding,
  describeMemberReason,
  describeProgress,
  hasInvitation,
  type InvitedMember,
} from '../../orders';
import { SlotRing } from '../parts/crewParts';
import { crewTexts, editTexts } from '../texts';
import type { CrewAction } from './CrewDialogs';
import styles from './TeamEdit.module.css';

export type CrewMemberRowProps = Omit<CrewMemberActionsProps, 'job'> & {
  order: Order;
  crew: readonly CrewMember[];
  changed: boolean;
};

const looks = {
  1: { tone: 'warning', icon: <ClockIcon size={12} /> },
  2: { tone: 'success', icon: <TickIcon size={12} /> },
  3: { tone: 'danger', icon: <CloseIcon size={12} /> },
  4: { tone: 'neutral', icon: <ErrorIcon size={12} /> },
} as const;
const edges = { 1: 'waiting', 2: 'accepted', 3: 'declined', 4: 'none' } as const;

/** One person with their latest answer. */
export function CrewMemberRow({ member, order, crew, changed, ...actions }: CrewMemberRowProps) {
  const { status, phone, hourly_rate } = member;
  const name = namePerson(member);
  return (
    <Columns
      isDivided
      as="li"
      gap={4}
      rowGap={2}
      align="center"
      className={classes(
        styles.row,
        getGlowClass(changed ? 1 : 0),
        status === InvitationStatus.cancelled && styles.past,
      )}
      aria-label={name}
    >
      <SlotRing edge={(status !== null && findByCode(edges, status)) || 'none'} size={36}>
        <Avatar name={name} photoUrl={member.avatar_url} size={36} />
      </SlotRing>
      <Stack canShrink className={styles.person}>
        <Text as="span" isBreaking weight="strong" className={styles.name}>
          {name}
        </Text>
        <Row as="span" gap={3} rowGap={0} align="stretch" isWrapping tone="secondary" size={13} isNumeric>
          {member.as_helper && <span>{crewTexts.asHelper}</span>}
          {hourly_rate !== null && <span>{formatRate(hourly_rate)}</span>}
          {phone !== null && <a href={`tel:+1${phone}`}>{formatPhone(phone, 'list')}</a>}
        </Row>
      </Stack>
      <Stack gap={1} align="start" className={styles.answer}>
        {status !== null && (
          <>
            <StatusChip {...(findByCode(looks, status) ?? looks[4])}>
              {status === InvitationStatus.cancelled
                ? describeEnding(member, actions.isFilled)
                : nameStatus(editTexts.status, status)}
            </StatusChip>
            <AnswerText member={{ ...member, status }} order={order} crew={crew} isFilled={actions.isFilled} />
          </>
        )}
      </Stack>
      <CrewMemberActions member={member} job={order} {...actions} />
    </Columns>
  );
}

type AnswerProps = Pick<CrewMemberRowProps, 'order' | 'crew' | 'isFilled'> & {
  member: CrewMember & { status: InvitationStatus };
};

/** When they answered and why, as far as it is known. */
function AnswerText({ member, order, crew, isFilled }: AnswerProps) {
  const now = useNow();
  const { timezone } = order;
  const { status, created_at, responded_at, expires_at } = member;
  const say = (at: string | null, words: (when: string) => string) =>
    at === null ? '' : words(timeAgo(at, now, timezone));
  const answeredAt = responded_at ?? created_at;
  const progress =
    status === InvitationStatus.accepted && isScheduled(order) ? describeProgress(order, member, { crew, now }) : '';
  const reason = describeMemberReason(member);
  const canStillAccept = !isFilled && canDoToInvitation('accept', member, order, now);
  const lines =
    findByCode<number, string[]>(
      {
        1: [
          say(created_at, editTexts.invited),
          expires_at === null ? '' : editTexts.replyBy(formatInstant(expires_at, timezone)),
        ],
        2: [progress || say(answeredAt, editTexts.accepted)],
        3: [say(answeredAt, editTexts.declined), reason, canStillAccept ? editTexts.canStillAccept : ''],
        4: [say(answeredAt, editTexts.ended), reason === describeEnding(member, isFilled) ? '' : reason],
      },
      status,
    ) ?? [];
  return (
    <Row as="span" gap={3} rowGap={0} align="stretch" isWrapping tone="secondary" size={13} isNumeric>
      {lines.filter((line) => line !== '').join(' · ')}
    </Row>
  );
}

type CrewMemberActionsProps = {
  member: CrewMember;
  job: ShownJob;
  /** The position takes no more invitations. */
  isFilled: boolean;
  isInviting: boolean;
  onReinvite: (member: CrewMember) => void;
  onAction: (action: CrewAction) => void;
};

/** Actions for one member: the most likely one as a button, the others in a menu. */
function CrewMemberActions(props: CrewMemberActionsProps) {
  const { member, job, isFilled, isInviting, onReinvite, onAction } = props;
  const now = useNow();
  const canInvite = !isFilled && canDoToJob('invite', job, now);
  if (!isOpenInvitation(member)) {
    if (!canInvite || member.employee_id === null || member.position === null) return null;
    const label = crewTexts.inviteAgainName(namePerson(member));
    return (
      <Row gap={1} align="stretch" justify="end" className={styles.actions}>
        <Button loading={isInviting} aria-label={label} onClick={() => onReinvite(member)}>
          {crewTexts.inviteAgain}
        </Button>
      </Row>
    );
  }
  if (!hasInvitation(member)) return null;
  return (
    <OpenActions
      member={member}
      onAction={onAction}
      canReplace={member.position !== null && canDoToJob('invite', job, now)}
      canChange={canDoToInvitation('changeTerms', member, job, now)}
      canWithdraw={canDoToInvitation('withdrawInvitation', member, job, now)}
    />
  );
}

type OpenActionsProps = Pick<CrewMemberActionsProps, 'onAction'> & { member: InvitedMember } & Record<
    'canReplace' | 'canChange' | 'canWithdraw',
    boolean
  >;

/** Nothing once the work is done. */
function OpenActions({ member, onAction, canReplace, canChange, canWithdraw }: OpenActionsProps) {
  if (!canChange && !canWithdraw) return null;
  const name = namePerson(member);
  return (
    <Row gap={1} align="stretch" justify="end" className={styles.actions}>
      {canWithdraw && canReplace && (
        <Button aria-label={editTexts.replaceName(name)} onClick={() => onAction({ kind: 'replace', member })}>
          {editTexts.replace}
        </Button>
      )}
      <Menu
        label={editTexts.menu(name)}
        trigger={(trigger) => <IconButton {...trigger} icon={<MoreIcon />} label={editTexts.menu(name)} />}
      >
        {canChange && (
          <MenuItem icon={<EditIcon />} text={editTexts.change} onClick={() => onAction({ kind: 'change', member })} />
        )}
        {canWithdraw && (
          <MenuItem
            danger
            icon={<TrashIcon />}
            text={isOnCrew(member) ? editTexts.remove : editTexts.withdraw}
            onClick={() => onAction({ kind: 'cancel', member })}
          />
        )}
      </Menu>
    </Row>
  );
}
