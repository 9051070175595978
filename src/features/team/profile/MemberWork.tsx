import { type ReactNode, useId } from 'react';
import { getRouteCities } from '#domain/orders/schedule';
import { formatJobDays } from '#domain/time/workDays';
import type { MemberPastJob, MemberProfile } from '#generated/model';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { formatNumber } from '#platform/lib/text';
import { addDays, formatDay } from '#platform/lib/time/dates';
import { todayIn } from '#platform/lib/time/zonedTimes';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { classes } from '#platform/ui/classes';
import { Stars } from '#platform/ui/data/Stars';
import { StarIcon, WarningIcon } from '#platform/ui/icons';
import { Card } from '#platform/ui/layout/Card';
import { Columns, Row, Text } from '#platform/ui/layout/Layout';
import { nameTag } from '../../jobs/closing';
import { labels } from '../labels';
import { profileTexts as texts } from './texts';
import styles from './profile.module.css';

type Props = { work: MemberProfile; now: Date };

/** The latest completed jobs: position, paid hours, and stars or that they did not come. */
export function PastJobs({ work, now }: Props) {
  const aside = <span className={styles.quiet}>{texts.together(work.jobs_together)}</span>;
  return (
    <ProfilePart title={texts.past} aside={aside}>
      {work.past_jobs.length === 0 && <p className={styles.quiet}>{texts.noPast}</p>}
      <ul className={styles.jobs}>
        {work.past_jobs.map((job, index) => (
          <li key={index}>
            <PastJobHead job={job} now={now} />
            <span className={styles.quiet}>{describeWork(job)}</span>
            {job.no_show ? (
              <Text as="span" tone="danger" size={13} className={styles.bad}>
                {texts.noShow}
              </Text>
            ) : (
              <JobStars stars={job.stars} />
            )}
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}

/** The company's ratings with feedback, latest first. */
export function Ratings({ work, now }: Props) {
  return (
    <ProfilePart title={texts.ratings} note={texts.ratingsOfOthers} aside={<Stars of={work} />}>
      {work.rated_jobs.length === 0 && <p className={styles.quiet}>{texts.noRatings}</p>}
      <ul className={styles.ratings}>
        {work.rated_jobs.map((job, index) => (
          <li key={index}>
            <Row as="p" gap={3} rowGap={2} isWrapping isBreaking>
              <JobStars stars={job.stars} />
              <PastJobHead job={job} now={now} />
              {job.tags.length > 0 && <span className={styles.quiet}>{job.tags.map(nameTag).join(', ')}</span>}
            </Row>
            {job.comment !== '' && <Text isBreaking>{job.comment}</Text>}
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}

function PastJobHead({ job, now }: { job: MemberPastJob; now: Date }) {
  const days = formatJobDays(job, todayIn(useBranchZone(), now));
  if (job.order_id === null) {
    return (
      <>
        <span>{texts.otherBranch(job.branch_name)}</span>
        <span>{days}</span>
      </>
    );
  }
  return (
    <>
      <MemberJobLink orderId={job.order_id} number={job.number ?? ''} />
      <span>{days}</span>
    </>
  );
}

function describeWork(job: MemberPastJob): string {
  const { from, to } = getRouteCities(job);
  const route = [from, to].filter(Boolean).join(' → ');
  const hours = job.no_show ? '' : texts.week(formatNumber(job.paid_hours));
  return [route, labels.position[job.position], hours].filter((each) => each !== '').join(' · ');
}

function JobStars({ stars }: { stars: number | null }) {
  if (stars === null) return null;
  return (
    <Row isNumeric as="span" gap={1} isInline className={styles.stars} role="img" aria-label={texts.stars(stars)}>
      <StarIcon size={12} />
      {stars}
    </Row>
  );
}

/** Hours of past and coming weeks, each against the limit: a full bar is the limit. */
export function Hours({ work, now }: { work: MemberProfile; now: Date }) {
  const zone = useBranchZone();
  const today = todayIn(zone, now);
  const max = work.max_hours_per_week;
  return (
    <ProfilePart title={texts.hours} note={texts.limit(max)}>
      <ul className={styles.weeks}>
        {work.weeks.map(({ monday, hours }) => {
          const isCurrent = monday <= today && today < addDays(monday, 7);
          const isOver = hours > max;
          const name = isCurrent ? texts.thisWeek : formatDay(monday, today);
          return (
            <Columns
              as="li"
              gap={3}
              align="center"
              isNumeric
              key={monday}
              className={classes(isCurrent && styles.current, isOver && styles.over)}
            >
              <span>{name}</span>
              <progress value={Math.min(hours, max)} max={max} aria-hidden="true" />
              <span className={styles.number}>
                {isOver && <WarningIcon size={12} />}
                <span>{texts.week(formatNumber(hours, 2))}</span>
                {isOver && (
                  <Text as="span" isBlock size={12}>
                    {texts.over(formatNumber(hours - max, 2))}
                  </Text>
                )}
              </span>
            </Columns>
          );
        })}
      </ul>
    </ProfilePart>
  );
}

/** Acceptance, show-up and late withdrawals, each with what it counts: the numbers the member reads about themselves. */
export function MemberReliability({ work }: { work: MemberProfile }) {
  const { acceptance, show_up, late_cancels } = work.reliability;
  const facts = [
    { name: texts.acceptance, value: formatShare(acceptance), why: texts.acceptanceWhy },
    { name: texts.showUp, value: formatShare(show_up), why: texts.showUpWhy },
    { name: texts.lateCancels, value: String(late_cancels), why: texts.lateCancelsWhy },
  ];
  return (
    <ProfilePart title={texts.reliability} note={texts.days}>
      <Columns as="dl" gap={3} columns={3}>
        {facts.map(({ name, value, why }) => (
          <div key={name}>
            <dt>{name}</dt>
            <Text as="dd" size={18} weight="strong" isNumeric>
              {value}
            </Text>
            <dd className={styles.quiet}>{why}</dd>
          </div>
        ))}
      </Columns>
    </ProfilePart>
  );
}

function formatShare(percent: number | null): string {
  return percent === null ? texts.unknown : texts.percent(percent);
}

type ProfilePartProps = {
  title: string;
  /** Explains the part, below its title. */
  note?: ReactNode;
  /** To the right of the title. */
  aside?: ReactNode;
  children: ReactNode;
};

/** A part of the profile with its heading. */
export function ProfilePart({ title, note, aside, children }: ProfilePartProps) {
  const headingId = useId();
  return (
    <Card as="section" labelledBy={headingId} gap={3}>
      <Row gap={3} justify="between" className={styles.partHead}>
        <Text as="h2" size={16} id={headingId}>
          {title}
        </Text>
        {aside}
      </Row>
      {note !== undefined && <p className={styles.quiet}>{note}</p>}
      {children}
    </Card>
  );
}

/** The number of a job, as a link to its details. */
export function MemberJobLink({ orderId, number }: { orderId: number; number: string }) {
  const link = useLink();
  return <a {...link(href('company-job-details', { id: orderId }))}>{number}</a>;
}
