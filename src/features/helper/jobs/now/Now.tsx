import { useState } from 'react';
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
import { classes } from '#platform/ui/classes';
import { useNow } from '#platform/ui/clock/useNow';
import { Avatar } from '#platform/ui/data/Avatar';
import { Callout } from '#platform/ui/feedback/Callout';
import { SkeletonLine } from '#platform/ui/feedback/Skeleton';
import { Button } from '#platform/ui/inputs/Button';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { getGlowClass } from '#platform/ui/lists/glow';
import { useInvitation, useInvitations, WORK_PER_PAGE } from '../../api';
import { formatCities, isLeading } from '../describeJob';
import { DayOfJob, RunningLate, StepButtons, useDaySteps } from '../detail/DayOfJob';
import { WayAndPhone } from '../detail/JobActions';
import { formatMapAddress, getFirstStop, listStops } from '../detail/stops';
import { jobLabels } from '../labels';
import { Demands } from '../list/InvitationParts';
import { findNowJob, getNowMoment, type NowMoment } from './nowJob';
import { nowTexts as texts } from './texts';
import styles from './now.module.css';

/** The one thing to do now, above the invitations. The list of accepted jobs shows when it cannot be loaded. */
export function Now() {
  const { query, job, goneId, hideGone } = useNowJob();
  if (job === undefined) return query.isPending ? <SkeletonLine height={420} /> : null;
  return (
    <Stack as="section" gap={3} below={5} size={16} aria-label={texts.title} className={styles.now}>
      {goneId !== undefined && <Gone id={goneId} onHide={hideGone} />}
      {job ? <NowCard key={job.id} invitation={job} /> : <Muted className={styles.none}>{texts.none}</Muted>}
    </Stack>
  );
}

/** A job that was moved or canceled while it was shown. A completed one needs no words. */
function Gone({ id, onHide }: { id: number; onHide: () => void }) {
  const link = useLink();
  const invitation = useInvitation(id).data?.invitation;
  if (!invitation || invitation.bucket === 'accepted') return null;
  const explain = invitation.bucket === 'new' ? texts.gone.moved : texts.gone.canceled;
  return (
    <Callout intent="warning" alert>
      <p>{explain(invitation.number)}</p>
      <div className={styles.buttons}>
        <Button size="large" variant="outline" {...link(href('helper-job-company-details', { id }))}>
          {texts.openGone}
        </Button>
        <Button size="large" variant="quiet" onClick={onHide}>
          {texts.hide}
        </Button>
      </div>
    </Callout>
  );
}

/**
 * The next or running job; null without one, undefined while loading. `goneId` is the job that was shown and is no
 * longer accepted: it was moved or canceled while the page was open.
 */
function useNowJob() {
  const query = useInvitations('accepted', 1, WORK_PER_PAGE);
  const now = useNow();
  const jobs = query.data?.data;
  const job = jobs && (findNowJob(jobs, now) ?? null);
  const [shownId, setShownId] = useState<number>();
  const isGone = jobs !== undefined && shownId !== undefined && !jobs.some(({ id }) => id === shownId);
  if (job && job.id !== shownId && !isGone) setShownId(job.id);
  return { query, job, goneId: isGone ? shownId : undefined, hideGone: () => setShownId(job?.id) };
}

/** The next or running job: time, place, crew, and one button for the next step. */
function NowCard({ invitation }: { invitation: HelperInvitation }) {
  const { id, number, hirer, position, version } = invitation;
  const detail = useInvitation(id).data?.detail;
  const link = useLink();
  return (
    <Stack as="article" gap={3} className={classes(styles.card, getGlowClass(useChanges(version)))} aria-label={number}>
      <Countdown invitation={invitation} />
      <Muted>
        {hirer.company_name} · {jobLabels.position[position]}
      </Muted>
      {detail && <Way invitation={invitation} detail={detail} />}
      <Demands job={invitation} />
      <NextStep invitation={invitation} />
      {detail && <Contacts detail={detail} company={hirer.company_name} />}
      {detail && invitation.required !== 1 && <Others detail={detail} />}
      <Row as="a" isInline isTarget weight="medium" {...link(href('helper-job-company-details', { id }))}>
        {texts.details} {number}
      </Row>
    </Stack>
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
      <Text as="h2" size={22} isNumeric className={styles.countdown}>
        {describeMoment(getNowMoment(invitation, reported, now), timezone, now)}
      </Text>
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
      {stop && (
        <Text isBreaking weight="medium">
          {formatMapAddress(stop)}
        </Text>
      )}
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
  return <Muted>{texts.stepsFrom(formatTime(from.time))}</Muted>;
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
      <Text as="h3" below={2} size={16} weight="medium">
        {texts.with}
      </Text>
      {others.length === 0 && <Muted>{texts.alone}</Muted>}
      <Row as="ul" isWrapping gap={4} rowGap={2} align="stretch">
        {others.map((member, index) => (
          <Other key={member.invitation_id ?? `at ${index}`} member={member} />
        ))}
      </Row>
    </div>
  );
}

/** Someone without a name is called by their position. */
function Other({ member: { first_name, avatar_url, position } }: { member: CrewMember }) {
  const name = first_name || (position === null ? '' : jobLabels.position[position]);
  return (
    <Row as="li" gap={2} isInline>
      <Avatar name={name} photoUrl={avatar_url} size={32} />
      {position !== null && isLeading(position) ? texts.leads(name) : name}
    </Row>
  );
}

/** Number of changes of a value since it was first shown, to highlight what another person changed. */
function useChanges(value: number): number {
  const [known, setKnown] = useState({ value, count: 0 });
  if (known.value !== value) setKnown({ value, count: known.count + 1 });
  return known.count;
}
