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
} from '../../../orders';
import { fullName } from '#platform/lib/text';
import type { Crew, CrewMember, CrewSlot, Order } from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { countOpenSlots } from '#domain/orders/openSlots';
import { isOpenInvitation } from '#domain/orders/statuses';
import { formatRate } from '#platform/lib/money';
import { formatPhone } from '#platform/lib/phone';
import { timeAgo } from '#platform/lib/time/relativeTime';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { Avatar } from '#platform/ui/data/Avatar';
import { Button } from '#platform/ui/inputs/Button';
import { classes } from '#platform/ui/classes';
import { getGlowClass } from '#platform/ui/lists/glow';
import { useFeature } from '#platform/provider/useFeature';
import { getFindPeoplePath } from '#platform/routing/links/findPeoplePath';
import { PositionIcon } from '../../../people';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import styles from '../detail.module.css';
import { DetailSection } from './DetailSection';
import { actionTexts } from '../../actions/texts';
import { detailTexts } from '../texts';

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
  return (
    <DetailSection title={detailTexts.crew} place="second" aside={<CrewRing crew={{ accepted, required, pending }} />}>
      <div className={styles.office}>
        <CrewProgress job={order} crew={people} />
      </div>
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
                    crew={crew.members}
                    order={order}
                    now={now}
                    changed={changed.has(member.invitation_id)}
                  />
                ))}
            </ul>
          </li>
        ))}
      </ul>
      {people.length === 0 && (
        <p className={styles.quiet}>{crew.members.length === 0 ? detailTexts.noOneInvited : detailTexts.noOneNow}</p>
      )}
      {isAhead && countOpenSlots(crew.slots) > 0 && <FillSlots id={order.order_id} />}
    </DetailSection>
  );
}

/** Leads to a proposal from the team for all open slots, and to people outside of the team. */
function FillSlots({ id }: { id: number }) {
  const link = useLink();
  const canFind = useFeature('findHelpers');
  return (
    <div className={classes(styles.office, styles.fill)}>
      <Button variant="outline" {...link(href('company-job-build-crew', { id }))}>
        {actionTexts.buildCrew}
      </Button>
      {canFind && (
        <Button variant="outline" {...link(getFindPeoplePath(id))}>
          {cardTexts.findPeople}
        </Button>
      )}
    </div>
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

type PersonProps = {
  member: CrewMember;
  crew: readonly CrewMember[];
  order: Order;
  now: Date;
  changed: boolean;
};

function Person({ member, crew, order, now, changed }: PersonProps) {
  const { status, phone, hourly_rate } = member;
  const name = fullName(member);
  const answer = describeAnswer(member, order, now);
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
        {answer !== '' && <p className={classes(styles.quiet, styles.office)}>{answer}</p>}
      </div>
      {isOpenInvitation(member) && order.closed_state !== 'cancelled' && (
        <div className={classes(styles.progress, styles.office)}>
          <PersonProgress job={order} person={member} crew={crew} />
        </div>
      )}
    </li>
  );
}

/** When an invitation was sent or declined. The progress of a person who accepted has the time. */
function describeAnswer({ status, created_at, responded_at, ...member }: CrewMember, order: Order, now: Date): string {
  const when = timeAgo(responded_at ?? created_at, now, order.timezone);
  if (status === InvitationStatus.new) return detailTexts.invitedAt(when);
  if (status !== InvitationStatus.rejected) return '';
  return detailTexts.declinedAt(when, describeMemberReason({ ...member, status }));
}
