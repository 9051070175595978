import { progressSteps, type ProgressPerson, type ProgressStep } from '#domain/orders/progress';
import { formatTime } from '#platform/lib/time/clockTimes';
import { formatDay } from '#platform/lib/time/dates';
import { todayIn, zonedTime } from '#platform/lib/time/zonedTimes';
import { useNow } from '#platform/ui/clock/useNow';
import { StatusChip } from '#platform/ui/data/Chip';
import { ClockIcon, TickIcon } from '#platform/ui/icons';
import { Columns, Muted, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { progressTexts as texts } from '../../texts';
import {
  type Around,
  describeAttendance,
  describeCrewProgress,
  describeLateness,
  type ProgressJob,
  readProgress,
} from './describeProgress';
import styles from './PersonProgress.module.css';

type Props = {
  job: ProgressJob;
  person: ProgressPerson;
  crew: Around['crew'];
};

/** Steps of a person on a job from invited to done, with times and lateness. Of a completed job, the hours on site. */
export function PersonProgress({ job, person, crew }: Props) {
  const now = useNow();
  if (job.closed_state === 'completed') {
    const words = describeAttendance(job, person, { crew, now });
    return words !== '' && <Muted size={13}>{words}</Muted>;
  }
  return <Steps job={job} person={person} crew={crew} now={now} />;
}

function Steps({ job, person, crew, now }: Props & { now: Date }) {
  const { step: current, times, lateness } = readProgress(job, person, { crew, now });
  const reached = progressSteps.indexOf(current);
  const today = todayIn(job.timezone, now);
  return (
    <Columns gap={2} columns={1} above={2} className={styles.progress}>
      <Columns as="ol" size={12} className={styles.steps} aria-label={texts.label}>
        {progressSteps.map((step, index) => (
          <li
            key={step}
            className={styles[index <= reached ? 'reached' : 'ahead']}
            aria-current={step === current ? 'step' : undefined}
          >
            <span className={styles.dot}>{index <= reached && <TickIcon size={10} />}</span>
            <span>{texts.step[step]}</span>
            <Muted as="span" weight="regular" isNumeric className={styles.time}>
              {formatStepTime(step, times[step], job.timezone, today)}
            </Muted>
            {index > reached && <VisuallyHidden>{texts.ahead}</VisuallyHidden>}
          </li>
        ))}
      </Columns>
      {lateness && (
        <StatusChip
          tone={lateness.kind === 'arrived' || lateness.kind === 'announced' ? 'warning' : 'danger'}
          icon={<ClockIcon size={12} />}
        >
          {describeLateness(lateness)}
        </StatusChip>
      )}
    </Columns>
  );
}

type CrewProps = { job: ProgressJob; crew: readonly ProgressPerson[] };

/** "2 arrived · 1 on the way · 1 late"; nothing before the day of the job. */
export function CrewProgress({ job, crew }: CrewProps) {
  const words = describeCrewProgress(job, crew, useNow());
  return (
    words !== '' && (
      <Text size={13} weight="medium" className={styles.summary}>
        {words}
      </Text>
    )
  );
}

/** An answer may be days old: then its day is more useful than its time. */
function formatStepTime(step: ProgressStep, at: string | undefined, zone: string, today: string): string {
  if (at === undefined) return '';
  const { date, time } = zonedTime(at, zone);
  const isAnswer = step === 'invited' || step === 'accepted';
  return isAnswer && date !== today ? formatDay(date, today).replace(/^\w+, /, '') : formatTime(time);
}
