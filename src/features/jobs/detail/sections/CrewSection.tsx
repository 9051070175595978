import { countOpenSlots } from '#domain/orders/openSlots';
import { isScheduled } from '#domain/orders/schedule';
import { hasCrew, isOnCrew, isOpenInvitation } from '#domain/orders/statuses';
import { namePerson } from '#domain/people/personName';
import type { Crew, CrewMember, CrewSlot, Order } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { formatRate } from '#platform/lib/money';
import { formatPhone } from '#platform/lib/phone';
import { timeAgo } from '#platform/lib/time/timeLeft';
import { useAction } from '#platform/provider/slice';
import { href } from '#platform/routing/links/href';
import { getFindPeoplePath } from '#platform/routing/links/pagePaths';
import { useLink } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import { Avatar } from '#platform/ui/data/Avatar';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { Row, Stack, Text } from '#platform/ui/layout/Layout';
import { getGlowClass } from '#platform/ui/lists/glow';
import { PositionIcon } from '../../../team/people';
import { actionTexts } from '../../actions/texts';
import {
  CrewProgress,
  CrewRing,
  PersonProgress,
  cardTexts,
  countCrew,
  describeMemberReason,
  jobLabels,
  listLatest,
  useCrew,
  useCrewChanges,
} from '../../orders';
import { detailTexts } from '../texts';
import { DetailSection } from './DetailSection';
import styles from '../detail.module.css';

type Props = { order: Order; now: Date; /** The job is open and has not started. */ isAhead: boolean };

/** The crew slot by slot with the current answers. */
export function CrewSection({ order, now, isAhead }: Props) {
  const crew = useCrew(order.order_id);
  if (crew.data) return <People crew={crew.data} order={order} now={now} isAhead={isAhead} />;
  return (
    <DetailSection title={detailTexts.crew} place="second">
      {crew.isPending ? <SkeletonLine width="70%" /> : <RetryNote query={crew} text={detailTexts.crewError} />}
    </DetailSection>
  );
}

type PeopleProps = Props & { crew: Crew };

function People({ crew, order, now, isAhead }: PeopleProps) {
  const changed = useCrewChanges(crew);
  const [accepted, required] = countCrew(crew);
  const people = listLatest(crew.members).filter(({ status }) => status !== InvitationStatus.cancelled);
  const pending = people.filter(({ status }) => status === InvitationStatus.new).length;
  const unplaced = people.filter(({ position }) => !crew.slots.some((slot) => slot.position === position));
  if (isUnknown(crew, order)) return null;
  const renderPerson = (member: CrewMember, isPlaced: boolean) => (
    <Person
      key={member.user_id}
      member={member}
      crew={crew.members}
      order={order}
      now={now}
      changed={member.invitation_id !== null && changed.has(member.invitation_id)}
      isPlaced={isPlaced}
    />
  );
  return (
    <DetailSection
      title={detailTexts.crew}
      place="second"
      aside={required > 0 && <CrewRing crew={{ accepted, required, pending }} />}
    >
      <div className={styles.office}>
        {isScheduled(order) && <CrewProgress job={order} crew={people.filter(hasStatus)} />}
      </div>
      <Stack as="ul" gap={4} className={styles.slots}>
        {crew.slots.map((slot) => (
          <li key={slot.position}>
            <SlotHead slot={slot} />
            <ul>
              {people.filter(({ position }) => position === slot.position).map((member) => renderPerson(member, true))}
            </ul>
          </li>
        ))}
      </Stack>
      {unplaced.length > 0 && <ul>{unplaced.map((member) => renderPerson(member, false))}</ul>}
      {people.length === 0 && !isWithoutMembers(crew, order) && (
        <p className={styles.quiet}>{crew.members.length === 0 ? detailTexts.noOneInvited : detailTexts.noOneNow}</p>
      )}
      {isAhead && countOpenSlots(crew.slots) > 0 && <FillSlots id={order.order_id} />}
    </DetailSection>
  );
}

/** Leads to a proposal from the team for all open slots, and to people outside of the team. */
function FillSlots({ id }: { id: number }) {
  const link = useLink();
  const canFind = useAction('findHelpers');
  return (
    <Row isWrapping gap={2} align="stretch" className={styles.office}>
      <Button variant="outline" {...link(href('company-job-build-crew', { id }))}>
        {actionTexts.buildCrew}
      </Button>
      {canFind && (
        <Button variant="outline" {...link(getFindPeoplePath(id))}>
          {cardTexts.findPeople}
        </Button>
      )}
    </Row>
  );
}

function SlotHead({ slot: { position, accepted, required } }: { slot: CrewSlot }) {
  return (
    <Row tone="secondary" size={13} weight="medium" as="p" gap={2} className={styles.slot}>
      <PositionIcon code={position} size={16} />
      <span>{jobLabels.position[position]}</span>
      <Text as="span" isAtEnd isNumeric>
        {detailTexts.required(accepted, required)}
      </Text>
    </Row>
  );
}

/** People have accepted, and the provider does not say who. */
const isWithoutMembers = ({ members }: Crew, order: Order) => members.length === 0 && hasCrew(order);
const isUnknown = (crew: Crew, order: Order) => crew.slots.length === 0 && isWithoutMembers(crew, order);

type PersonProps = {
  member: CrewMember;
  crew: readonly CrewMember[];
  order: Order;
  now: Date;
  changed: boolean;
  /** Below the name of their position. */
  isPlaced: boolean;
};

function Person({ member, crew, order, now, changed, isPlaced }: PersonProps) {
  const { position } = member;
  const work = isPlaced || position === null ? undefined : jobLabels.position[position];
  const name = namePerson(member);
  const answer = describeAnswer(member, order, now);
  return (
    <Row
      as="li"
      isWrapping
      gap={3}
      rowGap={0}
      align="stretch"
      className={classes(styles.person, getGlowClass(changed ? 1 : 0), !isOnCrew(member) && styles.office)}
    >
      <Avatar name={name} photoUrl={member.avatar_url} size={32} />
      <Text as="div" isFilling canShrink>
        <Text weight="medium" isBreaking>
          {name}
        </Text>
        {work !== undefined && <p className={styles.quiet}>{work}</p>}
        <Contact member={member} />
        {answer !== '' && <p className={classes(styles.quiet, styles.office)}>{answer}</p>}
      </Text>
      <PersonSteps member={member} crew={crew} order={order} />
    </Row>
  );
}

function Contact({ member: { phone, hourly_rate } }: { member: CrewMember }) {
  if (phone === null && hourly_rate === null) return null;
  return (
    <p className={styles.quiet}>
      {phone !== null && <a href={`tel:+1${phone}`}>{formatPhone(phone, 'list')}</a>}
      {hourly_rate !== null && <span className={styles.office}>{formatRate(hourly_rate)}</span>}
    </p>
  );
}

/** Nothing for someone who left, and where the provider does not say when the job is or whether they accepted. */
function PersonSteps({ member, crew, order }: Pick<PersonProps, 'member' | 'crew' | 'order'>) {
  if (!hasStatus(member) || !isOpenInvitation(member)) return null;
  if (order.closed_state === 'cancelled' || !isScheduled(order)) return null;
  return (
    <div className={classes(styles.progress, styles.office)}>
      <PersonProgress job={order} person={member} crew={crew} />
    </div>
  );
}

type WithStatus = CrewMember & { status: InvitationStatus };

/** False for someone on the crew of whom the provider says no more. */
const hasStatus = (member: CrewMember): member is WithStatus => member.status !== null;

/** When an invitation was sent or declined. The progress of a person who accepted has the time. */
function describeAnswer({ status, created_at, responded_at, ...member }: CrewMember, order: Order, now: Date): string {
  const at = responded_at ?? created_at;
  const when = at === null ? '' : timeAgo(at, now, order.timezone);
  if (status === InvitationStatus.new) return detailTexts.invitedAt(when);
  if (status !== InvitationStatus.rejected) return '';
  return detailTexts.declinedAt(when, describeMemberReason({ ...member, status }));
}
