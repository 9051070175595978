import {
  CrewRing,
  cardTexts,
  countCrew,
  describeMemberReason,
  describePresence,
  jobLabels,
  listLatest,
  useCrew,
  useCrewChanges,
} from '../../../orders';
import { fullName } from '#platform/lib/text';
import type { Crew, CrewMember, CrewSlot, Order } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { formatRate } from '#platform/lib/money';
import { formatPhone } from '#platform/lib/phone';
import { timeAgo } from '#platform/lib/time/relativeTime';
import { useLink } from '#platform/routing/links/useLink';
import { Avatar } from '#platform/ui/data/Avatar';
import { Button } from '#platform/ui/inputs/Button';
import { classes } from '#platform/ui/classes';
import { getGlowClass } from '#platform/ui/lists/glow';
import { useFeature } from '#platform/provider/useFeature';
import { getFindPeoplePath } from '#platform/routing/links/findPeoplePath';
import { PositionIcon } from '../../../people';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import styles from '../detail.module.css';
import { DetailSection } from './DetailSection';
import { detailTexts } from '../texts';

type Props = { order: Order; now: Date; /** The job is open and has not started. */ isAhead: boolean };

/** The crew slot by slot with the current answers. */
export function CrewSection({ order, now, isAhead }: Props) {
  const crew = useCrew(order.order_id);
  const canFind = useFeature('findHelpers');
  const findPath = isAhead && canFind ? getFindPeoplePath(order.order_id) : undefined;
  if (crew.data) return <People crew={crew.data} order={order} now={now} findPath={findPath} />;
  return (
    <DetailSection title={detailTexts.crew} place="second">
      {crew.isPending ? (
        <SkeletonLine width="70%" />
      ) : (
        <p className={styles.failed}>
          {detailTexts.crewError}
          <Button size="small" variant="outline" loading={crew.isFetching} onClick={() => void crew.refetch()}>
            {detailTexts.again}
          </Button>
        </p>
      )}
    </DetailSection>
  );
}

type PeopleProps = { crew: Crew; order: Order; now: Date; findPath: string | undefined };

function People({ crew, order, now, findPath }: PeopleProps) {
  const link = useLink();
  const changed = useCrewChanges(crew);
  const [accepted, required] = countCrew(crew);
  const people = listLatest(crew.members).filter(({ status }) => status !== InvitationStatus.cancelled);
  const pending = people.filter(({ status }) => status === InvitationStatus.new).length;
  return (
    <DetailSection title={detailTexts.crew} place="second" aside={<CrewRing crew={{ accepted, required, pending }} />}>
      <ul className={styles.slots}>
        {crew.slots.map((slot) => (
          <li key={slot.position}>
            <SlotHead slot={slot} />
            <ul className={styles.people}>
              {people
                .filter(({ position }) => position === slot.position)
                .map((member) => (
                  <Person
                    key={member.invitation_id}
                    member={member}
                    changed={changed.has(member.invitation_id)}
                    answer={describeAnswer(member, order, { crew: crew.members, now })}
                  />
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {people.length === 0 && (
        <p className={styles.quiet}>{crew.members.length === 0 ? detailTexts.noOneInvited : detailTexts.noOneNow}</p>
      )}
      {findPath !== undefined && accepted < required && (
        <div className={styles.office}>
          <Button variant="outline" {...link(findPath)}>
            {cardTexts.findPeople}
          </Button>
        </div>
      )}
    </DetailSection>
  );
}

function SlotHead({ slot: { position, accepted, required } }: { slot: CrewSlot }) {
  return (
    <p className={styles.slot}>
      <PositionIcon code={position} size={16} />
      <span>{jobLabels.position[position]}</span>
      <span className={styles.slotCount}>{detailTexts.required(accepted, required)}</span>
    </p>
  );
}

type PersonProps = { member: CrewMember; changed: boolean; answer: string };

function Person({ member, changed, answer }: PersonProps) {
  const { status, phone, hourly_rate } = member;
  const name = fullName(member);
  return (
    <li
      className={classes(
        styles.person,
        getGlowClass(changed ? 1 : 0),
        status !== InvitationStatus.accepted && styles.office,
      )}
    >
      <Avatar name={name} photoUrl={member.avatar_url} size={32} />
      <div>
        <p className={styles.personName}>{name}</p>
        <p className={styles.quiet}>
          {phone !== null && <a href={`tel:+1${phone}`}>{formatPhone(phone, 'list')}</a>}
          {hourly_rate !== null && <span className={styles.office}>{formatRate(hourly_rate)}</span>}
        </p>
        <p className={classes(styles.quiet, styles.office)}>{answer}</p>
      </div>
    </li>
  );
}

function describeAnswer(member: CrewMember, order: Order, around: { crew: readonly CrewMember[]; now: Date }): string {
  const when = timeAgo(member.responded_at ?? member.created_at, around.now, order.timezone);
  const presence = describePresence(order, member, around);
  if (presence !== '') return presence;
  if (member.status === InvitationStatus.accepted) return detailTexts.acceptedAt(when);
  return member.status === InvitationStatus.new
    ? detailTexts.invitedAt(when)
    : detailTexts.declinedAt(when, describeMemberReason(member));
}
