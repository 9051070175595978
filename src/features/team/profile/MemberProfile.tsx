import type { ReactNode } from 'react';
import { getRouteCities } from '#domain/orders/schedule';
import { getMemberRights, type MemberRights } from '#domain/people/rights';
import { formatJobWhen } from '#domain/time/workDays';
import type {
  EmployeeDetail,
  EmployeeDocument,
  UpcomingJob,
  MemberProfile as MemberWork,
  EmergencyContact,
} from '#generated/model';
import { InvitationStatus } from '#generated/model/codes';
import { useBranchZone } from '#platform/branches/useActiveBranch';
import { formatRate } from '#platform/lib/money';
import { formatPhone } from '#platform/lib/phone';
import { formatDay } from '#platform/lib/time/dates';
import { todayIn, formatInstant } from '#platform/lib/time/zonedTimes';
import { useFeature } from '#platform/provider/slice';
import { href } from '#platform/routing/links/href';
import { useLink } from '#platform/routing/links/useLink';
import { useUserId, useUserType } from '#platform/session/useSession';
import { classes } from '#platform/ui/classes';
import { useNow, useToday } from '#platform/ui/clock/useNow';
import { RetryNote } from '#platform/ui/feedback/RetryNote';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { LoadFailed } from '#platform/ui/feedback/states';
import { TickIcon, WarningIcon, EditIcon } from '#platform/ui/icons';
import { IconButton } from '#platform/ui/inputs/Button';
import { Card } from '#platform/ui/layout/Card';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { VisuallyHidden } from '#platform/ui/layout/VisuallyHidden';
import { useWithdrawn } from '../../jobs/orders';
import { type useMember, useMemberProfile } from '../api';
import { labels } from '../labels';
import { RateCell, StatusSwitch } from '../list/MemberTerms';
import { hasDetails, getStartDay } from '../model/memberValues';
import { Identity } from './Identity';
import { Hours, MemberReliability, PastJobs, Ratings, ProfilePart, MemberJobLink } from './MemberWork';
import { profileTexts as texts } from './texts';
import styles from './profile.module.css';

type Props = { member: EmployeeDetail; query: ReturnType<typeof useMember> };

/** Everything the office knows about a member. Their work loads separately, and fails separately. */
export function MemberProfile({ member, query }: Props) {
  const now = useNow();
  const work = useMemberProfile(member.id);
  const hasWork = useFeature('memberProfile') && member.positions.length > 0;
  return (
    <Stack canShrink gap={4}>
      {query.isRefetchError && <RetryNote query={query} text={texts.stale} />}
      <Identity member={member} work={hasWork ? work.data : undefined} now={now} />
      <Columns align="start" gap={4} className={styles.columns}>
        <Stack canShrink gap={4}>
          <NextJobs member={member} now={now} />
          {hasWork && (
            <WorkPart query={work} height={240}>
              {(loaded) => (
                <>
                  <PastJobs work={loaded} now={now} />
                  <Ratings work={loaded} now={now} />
                </>
              )}
            </WorkPart>
          )}
        </Stack>
        <Stack canShrink gap={4}>
          {hasWork && !work.isLoadingError && (
            <WorkPart query={work} height={320}>
              {(loaded) => (
                <>
                  <Hours work={loaded} now={now} />
                  <MemberReliability work={loaded} />
                </>
              )}
            </WorkPart>
          )}
          <Notes member={member} />
          <Documents member={member} now={now} />
          <Terms member={member} work={hasWork ? work.data : undefined} />
        </Stack>
      </Columns>
    </Stack>
  );
}

const shownJobs = 5;

/** Upcoming jobs of the branch, and the next one if it is in another branch. */
function NextJobs({ member, now }: { member: EmployeeDetail; now: Date }) {
  const withdrawn = useWithdrawn();
  const { upcoming_jobs, next_job: next } = member;
  const jobs = upcoming_jobs.filter(({ invitation_id }) => !withdrawn.has(invitation_id));
  const isElsewhere = next !== null && !upcoming_jobs.some(({ order_id }) => order_id === next.order_id);
  const rest = jobs.length - shownJobs;
  const isKnown = hasDetails(member) && member.positions.length > 0;
  if (jobs.length === 0 && next === null && !isKnown) return null;
  return (
    <ProfilePart title={texts.next}>
      {jobs.length === 0 && !isElsewhere && <p className={styles.quiet}>{texts.noNext}</p>}
      <ul className={styles.jobs}>
        {isElsewhere && (
          <li>
            <MemberJobLink orderId={next.order_id} number={next.number} />
            <span>{formatInstant(next.starts_at, next.timezone, now)}</span>
            <span className={styles.quiet}>{texts.elsewhere}</span>
          </li>
        )}
        {jobs.slice(0, shownJobs).map((job) => (
          <NextJob key={job.invitation_id} job={job} now={now} />
        ))}
        {rest > 0 && (
          <li>
            <span className={classes(styles.quiet, styles.more)}>{texts.moreJobs(rest)}</span>
          </li>
        )}
      </ul>
    </ProfilePart>
  );
}

function NextJob({ job, now }: { job: UpcomingJob; now: Date }) {
  const { from, to } = getRouteCities(job);
  return (
    <li>
      <MemberJobLink orderId={job.order_id} number={job.number} />
      <span>{formatJobWhen(job, todayIn(job.timezone, now))}</span>
      <span className={styles.quiet}>{[from, to].filter(Boolean).join(' → ')}</span>
      {job.invitation_status === InvitationStatus.new && (
        <Text as="span" tone="warning" size={13} className={styles.pending}>
          {texts.invited}
        </Text>
      )}
    </li>
  );
}

type WorkPartProps = {
  query: ReturnType<typeof useMemberProfile>;
  /** Of the skeleton, in pixels. */
  height: number;
  children: (work: MemberWork) => ReactNode;
};

/** The parts of a profile about the member's work, in every state of their query. */
function WorkPart({ query, height, children }: WorkPartProps) {
  if (query.data) {
    return (
      <>
        {query.isRefetchError && <RetryNote query={query} text={texts.workFailed} />}
        {children(query.data)}
      </>
    );
  }
  if (query.error) {
    return (
      <Card>
        <LoadFailed query={query} text={texts.workFailed} />
      </Card>
    );
  }
  return (
    <div role="status">
      <VisuallyHidden>{texts.workLoading}</VisuallyHidden>
      <SkeletonCard height={height} />
    </div>
  );
}

/** The office's notes. They are changed in the form. */
function Notes({ member }: { member: EmployeeDetail }) {
  const { id, notes } = member;
  const link = useLink();
  if (notes === '' && !hasDetails(member)) return null;
  const edit = link(`${href('company-team-edit', { id })}?tab=edit`, { replace: true });
  return (
    <ProfilePart
      title={texts.notes}
      note={texts.notesWhy}
      aside={<IconButton icon={<EditIcon />} label={texts.addNotes} {...edit} />}
    >
      {notes === '' ? (
        <p className={styles.quiet}>{texts.noNotes}</p>
      ) : (
        <Text isBreaking lines="kept">
          {notes}
        </Text>
      )}
    </ProfilePart>
  );
}

type DocumentsProps = { member: EmployeeDetail; now: Date };

/** License and medical card with their expiry, as the list warns about them. */
function Documents({ member, now }: DocumentsProps) {
  const today = todayIn(useBranchZone(), now);
  if (member.documents.length === 0 && !hasDetails(member)) return null;
  return (
    <ProfilePart title={texts.documents}>
      {member.documents.length === 0 && <p className={styles.quiet}>{texts.noDocuments}</p>}
      <ul className={styles.documents}>
        {member.documents.map((document) => (
          <li key={document.kind}>
            <strong>{document.kind === 'driver_license' ? texts.license : texts.medical}</strong>
            {document.kind === 'driver_license' && <span className={styles.quiet}>{describeLicense(member)}</span>}
            <Expiry document={document} today={today} />
          </li>
        ))}
      </ul>
    </ProfilePart>
  );
}

function describeLicense({ driver_license: license }: EmployeeDetail): string {
  return license ? texts.licenseLine(labels.licenseClass[license.class], license.state, license.number_last4) : '';
}

function Expiry({ document: { state, expires_on }, today }: { document: EmployeeDocument; today: string }) {
  const day = formatDay(expires_on, today);
  return (
    <Row as="span" gap={1} isInline size={13} className={classes(styles[state])}>
      {state === 'valid' ? <TickIcon size={12} /> : <WarningIcon size={12} />}
      <span>{state === 'expired' ? texts.expired(day) : texts.expires(day)}</span>
    </Row>
  );
}

type TermsProps = { member: EmployeeDetail; work: MemberWork | undefined };

/** Positions, rate and status as in the list, with the rates in other branches, and who to call in an emergency. */
function Terms({ member, work }: TermsProps) {
  const rights = getMemberRights(useUserType(), member.is_manager, useUserId() === member.user_id);
  const others = (work?.memberships ?? []).filter(({ branch_id }) => branch_id !== member.branch_id);
  const zone = useBranchZone();
  const today = useToday(zone);
  const inBranches = others.map(({ branch_name, hourly_rate }): Fact => [branch_name, formatRate(hourly_rate)]);
  const all = [...listTerms(member, rights), ...inBranches, ...listPersonal(member, today, zone)];
  const facts = all.filter(([, value]) => Boolean(value));
  if (facts.length === 0) return null;
  return (
    <ProfilePart title={texts.terms}>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Columns gap={3} align="center" key={name}>
            <Muted as="dt">{name}</Muted>
            <Text as="dd" isNumeric isBreaking>
              {value}
            </Text>
          </Columns>
        ))}
      </dl>
    </ProfilePart>
  );
}

/** Without a value if the provider does not give it. */
type Fact = [name: string, value: ReactNode];

function listTerms(member: EmployeeDetail, rights: MemberRights): Fact[] {
  const { positions, hourly_rate, status, employment_type: employment } = member;
  const none = hasDetails(member) ? texts.office : undefined;
  const hasRate = rights.pay || hourly_rate !== null;
  return [
    [texts.positions, positions.map((code) => labels.position[code]).join(', ') || none],
    [texts.rate, hasRate && <RateCell member={member} canPay={rights.pay} />],
    [texts.status, status !== null && <StatusSwitch member={member} canChange={rights.status} reasonId={undefined} />],
    [texts.employment, employment && labels.employment[employment]],
  ];
}

function listPersonal(member: EmployeeDetail, today: string, zone: string): Fact[] {
  const { languages, emergency_contact: contact } = member;
  const startDay = getStartDay(member, zone);
  const none = hasDetails(member) ? texts.none : undefined;
  return [
    [texts.languages, languages.map((code) => labels.language[code]).join(', ') || none],
    [texts.startDate, startDay === null ? none : formatDay(startDay, today)],
    [texts.emergency, contact ? <Emergency contact={contact} /> : none],
  ];
}

function Emergency({ contact }: { contact: EmergencyContact }) {
  const { name, relation, phone } = contact;
  return (
    <>
      <span>{[name, relation].filter((each) => each !== '').join(', ')}</span>
      {phone !== '' && (
        <>
          <br />
          <a href={`tel:+1${phone}`}>{formatPhone(phone, 'list')}</a>
        </>
      )}
    </>
  );
}
