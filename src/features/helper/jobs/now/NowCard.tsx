import { earliestHours, getDayStart, getWorkDay } from '#domain/orders/attendance';
import { formatJobWhen } from '#domain/time/workDays';
import type { CrewMember, HelperInvitation, OrderDetail } from '#generated/model';
import { formatTime } from '#platform/lib/time/clockTimes';
import { formatTimeLeft } from '#platform/lib/time/timeLeft';
import { addHours, getDeviceZone, todayIn, zonedTime, zoneNote } from '#platform/lib/time/zonedTimes';
import { RoutePicture } from '#platform/map/picture/RoutePicture';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useSession } from '#platform/session/useSession';
import { useNow } from '#platform/ui/clock/useNow';
import { Avatar } from '#platform/ui/data/Avatar';
import { getGlowClass } from '#platform/ui/lists/glow';
import { classes } from '#platform/ui/classes';
import { useInvitation } from '../../api';
import { formatCities } from '../describeJob';
import { DayOfJob } from '../detail/DayOfJob';
import { formatMapAddress } from '../detail/directions';
import { isLeading } from '../detail/leading';
import { RunningLate } from '../detail/RunningLate';
import { StepButtons } from '../detail/StepButtons';
import { getFirstStop, listStops } from '../detail/stops';
import { useDaySteps } from '../detail/useDaySteps';
import { WayAndPhone } from '../detail/WayAndPhone';
import { jobLabels } from '../labels';
import { Demands } from '../list/Demands';
import styles from './now.module.css';
import { getNowMoment, type NowMoment } from './nowJob';
import { nowTexts as texts } from './texts';
import { useState } from 'react';

/** The next or running job: time, place, crew, and one button for the next step. */
export function NowCard({ invitation }: { invitation: HelperInvitation }) {
  const { id, number, hirer, position, version } = invitation;
  const detail = useInvitation(id).data?.detail;
  const link = useLink();
  return (
    <article className={classes(styles.card, getGlowClass(useChanges(version)))} aria-label={number}>
      <Countdown invitation={invitation} />
      <p className={styles.quiet}>
        {hirer.company_name} · {jobLabels.position[position]}
      </p>
      {detail && <Way invitation={invitation} detail={detail} />}
      <Demands job={invitation} />
      <NextStep invitation={invitation} />
      {detail && <Contacts detail={detail} company={hirer.company_name} />}
      {detail && <Others detail={detail} />}
      <a className={styles.details} {...link(href('helper-job-company-details', { id }))}>
        {texts.details} {number}
      </a>
    </article>
  );
}

function Countdown({ invitation }: { invitation: HelperInvitation }) {
  const now = useNow();
  const { steps } = useDaySteps(invitation);
  const { starts_at, timezone } = invitation;
  const reported = new Set<string>(steps.flatMap(({ step, time }) => (time === undefined ? [] : [step])));
  const zone = zoneNote(starts_at, timezone, getDeviceZone());
  return (
    <header>
      <h2 className={styles.countdown}>{describeMoment(getNowMoment(invitation, reported, now), timezone, now)}</h2>
      <p>
        <span>{formatJobWhen(invitation, todayIn(timezone, now))}</span>
        {zone !== '' && <span>{` ${zone}`}</span>}
      </p>
    </header>
  );
}

function describeMoment(moment: NowMoment, zone: string, now: Date): string {
  if (!('at' in moment)) return texts[moment.name];
  const at = moment.at.toISOString();
  if (moment.name === 'starts') return texts.starts(formatTimeLeft(at, now, zone) ?? '');
  return texts[moment.name](formatTime(zonedTime(at, zone).time));
}

type DetailProps = { detail: OrderDetail };

/** The picture of the route and the first address. */
function Way({ invitation, detail: { order } }: DetailProps & { invitation: HelperInvitation }) {
  const places = listStops(order).flatMap(({ stop: { lat, lng } }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  const stop = getFirstStop(order);
  return (
    <>
      {places.length > 0 && (
        <RoutePicture
          key={places.map(({ lat, lng }) => `${lat} ${lng}`).join()}
          label={texts.route(formatCities(invitation))}
          stops={places}
        />
      )}
      {stop && <p className={styles.address}>{formatMapAddress(stop)}</p>}
    </>
  );
}

/** The steps of the day and the next one as a large button; before, from when on. */
function NextStep({ invitation }: { invitation: HelperInvitation }) {
  const now = useNow();
  const { steps, possible } = useDaySteps(invitation);
  const hasBegun = possible.length > 0 || steps.some(({ time }) => time !== undefined);
  if (hasBegun) {
    return (
      <>
        <DayOfJob invitation={invitation} />
        <StepButtons invitation={invitation} onlyNext />
        <RunningLate invitation={invitation} />
      </>
    );
  }
  const start = getDayStart(invitation, getWorkDay(invitation, now) ?? invitation.date);
  const from = zonedTime(addHours(start, -earliestHours.on_my_way), invitation.timezone);
  if (from.date !== todayIn(invitation.timezone, now)) return null;
  return <p className={styles.quiet}>{texts.stepsFrom(formatTime(from.time))}</p>;
}

/** Directions and a call to the office. */
function Contacts({ detail: { order, mover }, company }: DetailProps & { company: string }) {
  const call = mover ? { phone: mover.phone, text: texts.office, label: texts.officeName(company) } : undefined;
  return <WayAndPhone order={order} call={call} className={styles.buttons} />;
}

function Others({ detail: { moving_team } }: DetailProps) {
  const ownId = useSession(({ user }) => user?.id);
  const others = (moving_team ?? []).filter(({ user_id }) => user_id !== ownId);
  return (
    <div>
      <h3 className={styles.heading}>{texts.with}</h3>
      {others.length === 0 && <p className={styles.quiet}>{texts.alone}</p>}
      <ul className={styles.others}>
        {others.map((member, index) => (
          <Other key={member.invitation_id ?? `at ${index}`} member={member} />
        ))}
      </ul>
    </div>
  );
}

/** Someone without a name is called by their position. */
function Other({ member: { first_name, avatar_url, position } }: { member: CrewMember }) {
  const name = first_name || (position === null ? '' : jobLabels.position[position]);
  return (
    <li>
      <Avatar name={name} photoUrl={avatar_url} size={32} />
      {position !== null && isLeading(position) ? texts.leads(name) : name}
    </li>
  );
}

/** Number of changes of a value since it was first shown, to highlight what another person changed. */
function useChanges(value: number): number {
  const [known, setKnown] = useState({ value, count: 0 });
  if (known.value !== value) setKnown({ value, count: known.count + 1 });
  return known.count;
}
