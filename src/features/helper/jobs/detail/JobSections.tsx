import type { HelperInvitation, HelperInvitationDetail, Order } from '#generated/model';
import { formatJobWhen } from '#domain/time/workDays';
import { getDeviceZone, todayIn, zoneNote } from '#platform/lib/time/zonedTimes';
import { useLink } from '#platform/routing/links/useLink';
import { useNow } from '#platform/ui/clock/useNow';
import { getJobStatementPath } from '#platform/routing/links/statementPaths';
import { formatEnd, formatEnding, formatMiles, formatCities, readLabel } from '../describeJob';
import { jobLabels } from '../labels';
import { Demands } from '../list/Demands';
import { PayLine } from '../list/PayLine';
import { Warnings } from '../list/Warnings';
import { CompanyMessage } from '../CompanyMessage';
import { HirerName } from '../HirerName';
import { jobDetailTexts as texts, jobListTexts } from '../texts';
import { CrewOnJob } from './CrewOnJob';
import { DayOfJob } from './DayOfJob';
import { RateCompany } from './RateCompany';
import styles from './detail.module.css';
import { Section } from './Section';
import { StopList } from './StopList';

/** All facts of a job, as far as the helper may know them. */
export function JobSections({ invitation, detail }: HelperInvitationDetail) {
  const accepted = invitation.bucket === 'accepted' ? detail : null;
  const ending = formatEnding(invitation);
  const paid = accepted?.completion?.lines.find(({ invitation_id }) => invitation_id === invitation.id);
  return (
    <>
      {ending !== undefined && <p className={styles.ending}>{ending}</p>}
      <Warnings invitation={invitation} />
      <YourDay invitation={invitation} />
      <Section title={texts.pay}>
        <PayLine invitation={invitation} paid={paid} />
        {(invitation.earned !== null || invitation.show_up_pay) && <StatementLink invitation={invitation} />}
      </Section>
      <RateCompany invitation={invitation} paid={paid} />
      <When invitation={invitation} />
      <Where invitation={invitation} order={accepted?.order} />
      <Work invitation={invitation} />
      <Section title={texts.company}>
        <HirerName hirer={invitation.hirer} />
      </Section>
      <Section title={texts.crew}>
        <CrewOnJob invitation={invitation} members={accepted?.moving_team ?? []} />
      </Section>
      {accepted && <Notes order={accepted.order} />}
      {invitation.message !== null && (
        <Section title={texts.message}>
          <p>
            <CompanyMessage text={invitation.message} language={invitation.message_language} />
          </p>
        </Section>
      )}
    </>
  );
}

function StatementLink({ invitation }: { invitation: HelperInvitation }) {
  const link = useLink();
  return (
    <a className={styles.statement} {...link(getJobStatementPath(invitation))}>
      {texts.statement}
    </a>
  );
}

function YourDay({ invitation }: { invitation: HelperInvitation }) {
  const { bucket, closed_state, attendance } = invitation;
  if (bucket !== 'accepted' || (closed_state !== null && attendance.length === 0)) return null;
  return (
    <Section title={texts.day}>
      <DayOfJob invitation={invitation} />
    </Section>
  );
}

function Where({ invitation, order }: { invitation: HelperInvitation; order: Order | undefined }) {
  return (
    <Section title={texts.where}>
      <p className={styles.strong}>
        {formatCities(invitation)}
        <span className={styles.quiet}> · {jobListTexts.away(formatMiles(invitation.home_miles))}</span>
      </p>
      {order && <StopList order={order} />}
      {!order && invitation.bucket !== 'cancelled' && <p className={styles.quiet}>{texts.cityOnly}</p>}
    </Section>
  );
}

function When({ invitation }: { invitation: HelperInvitation }) {
  const { starts_at, timezone } = invitation;
  const now = useNow();
  const zone = zoneNote(starts_at, timezone, getDeviceZone());
  return (
    <Section title={texts.when}>
      <p className={styles.strong}>
        <span>{formatJobWhen(invitation, todayIn(timezone, now))}</span>
        {zone !== '' && <span>{` ${zone}`}</span>}
      </p>
      <p className={styles.quiet}>{texts.until(formatEnd(invitation))}</p>
    </Section>
  );
}

function Work({ invitation }: { invitation: HelperInvitation }) {
  const { help_type, move_size, position } = invitation;
  const facts = [
    jobLabels.position[position],
    readLabel(jobLabels.helpType, String(help_type)),
    readLabel(jobLabels.moveSize, move_size),
  ];
  return (
    <Section title={texts.work}>
      <p className={styles.strong}>{facts.filter((fact) => fact !== undefined).join(' · ')}</p>
      <Demands job={invitation} />
    </Section>
  );
}

function Notes({ order: { crew_notes, crew_notes_language } }: { order: Order }) {
  if (crew_notes.trim() === '') return null;
  return (
    <Section title={texts.notes}>
      <p>
        <CompanyMessage text={crew_notes} language={crew_notes_language} />
      </p>
    </Section>
  );
}
