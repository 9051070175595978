import { type ReactNode, useId } from 'react';
import { formatJobWhen } from '#domain/time/workDays';
import type {
  HelperInvitation,
  HelperInvitationDetail,
  Order,
  CrewMember,
  Stop,
  CrewRating,
  PayLine as PaidLine,
} from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { RatingField } from '#platform/forms/fields/choices/RatingField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { Form } from '#platform/forms/Form';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { SubmitButton } from '#platform/forms/layout/SubmitButton';
import { formatPhone } from '#platform/lib/phone';
import { formatTimeWindow } from '#platform/lib/time/clockTimes';
import { getDeviceZone, todayIn, zoneNote } from '#platform/lib/time/zonedTimes';
import { useFeature } from '#platform/provider/slice';
import { getJobStatementPath } from '#platform/routing/links/pagePaths';
import { useLink } from '#platform/routing/links/useLink';
import { useSession } from '#platform/session/useSession';
import { useNow } from '#platform/ui/clock/useNow';
import { Avatar } from '#platform/ui/data/Avatar';
import { Chip } from '#platform/ui/data/Chip';
import { Card } from '#platform/ui/layout/Card';
import { Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { useRateCompany } from '../../api';
import { CompanyMessage, HirerName } from '../Company';
import { formatEnd, formatEnding, formatMiles, formatCities, readLabel, isLeading } from '../describeJob';
import { jobLabels } from '../labels';
import { Demands, PayLine } from '../list/InvitationParts';
import { Warnings } from '../list/Warnings';
import { jobListTexts } from '../texts';
import { DayOfJob } from './DayOfJob';
import { formatMapAddress, getDirectionsLink, listStops } from './stops';
import { jobDetailTexts as texts, rateTexts } from './texts';
import styles from './detail.module.css';

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

function YourDay({ invitation }: { invitation: HelperInvitation }) {
  const { bucket, closed_state, attendance } = invitation;
  if (bucket !== 'accepted' || (closed_state !== null && attendance.length === 0)) return null;
  return (
    <Section title={texts.day}>
      <DayOfJob invitation={invitation} />
    </Section>
  );
}

function StatementLink({ invitation }: { invitation: HelperInvitation }) {
  const link = useLink();
  return (
    <Row as="a" isInline isTarget weight="medium" {...link(getJobStatementPath(invitation))}>
      {texts.statement}
    </Row>
  );
}

type RatingValues = {
  stars: number;
  tags?: readonly string[];
  comment?: string;
  work_again?: CrewRating['work_again'];
};

const field = createFieldNames<RatingValues>();

/**
 * The helper rates the company of a completed job once. Then it shows what they gave; favorite and block can change.
 * Once the company's rating of the helper can be read, theirs is no longer hidden either.
 */
function RateCompany({ invitation, paid }: { invitation: HelperInvitation; paid: PaidLine | undefined }) {
  const { closed_state, earned, my_rating, hirer } = invitation;
  const hasFeature = useFeature('companyRatings');
  if (!hasFeature || closed_state !== 'completed' || !earned) return null;
  const areBothShown = paid !== undefined && paid.rating !== null;
  return (
    <Section title={rateTexts.title(hirer.company_name)}>
      {my_rating ? <GivenRating id={invitation.id} rating={my_rating} /> : <RatingForm invitation={invitation} />}
      {!(my_rating && areBothShown) && <Muted weight="regular">{rateTexts.hidden}</Muted>}
    </Section>
  );
}

function RatingForm({ invitation: { id } }: { invitation: HelperInvitation }) {
  const { mutateAsync, isPending } = useRateCompany(id);
  const send = async ({ stars, tags = [], comment: typed = '', work_again }: RatingValues) => {
    const comment = typed.trim();
    await mutateAsync({
      stars,
      ...(tags.length > 0 && { tags: [...tags] }),
      ...(comment !== '' && { comment }),
      ...(work_again && { work_again }),
    });
    showToast({ message: rateTexts.thanks, intent: 'success' });
  };
  return (
    <Form<RatingValues> onSubmit={send} className={styles.rate}>
      <RatingField name={field('stars')} label={rateTexts.stars} required />
      <RatingTags />
      <SelectField name={field('work_again')} label={rateTexts.workAgain} items={listAnswers()} />
      <TextAreaField name={field('comment')} label={rateTexts.comment} limit={500} rows={2} />
      <SubmitButton size="large" loading={isPending}>
        {rateTexts.send}
      </SubmitButton>
    </Form>
  );
}

/** The stars, and the answer on working together again, which can change. */
function GivenRating({ id, rating }: { id: number; rating: CrewRating }) {
  const { mutateAsync, isPending } = useRateCompany(id);
  const send = async ({ work_again }: Pick<RatingValues, 'work_again'>) => {
    await mutateAsync({ ...rating, ...(work_again && { work_again }) });
    showToast({ message: rateTexts.answerSaved, intent: 'success' });
  };
  return (
    <>
      <p>{rateTexts.given(rating.stars)}</p>
      <Form<Pick<RatingValues, 'work_again'>>
        onSubmit={send}
        initialValues={{ work_again: rating.work_again }}
        className={styles.rate}
      >
        <SelectField name={field('work_again')} label={rateTexts.workAgain} items={listAnswers()} />
        <SubmitButton size="large" loading={isPending}>
          {rateTexts.saveAnswer}
        </SubmitButton>
      </Form>
    </>
  );
}

function RatingTags() {
  const chosen = useFormValue(field('tags')) ?? [];
  const change = useChangeValue();
  const toggle = (tag: string) =>
    change(field('tags'), chosen.includes(tag) ? chosen.filter((each) => each !== tag) : [...chosen, tag]);
  return (
    <Row isWrapping gap={2} align="stretch" role="group" aria-label={rateTexts.tags}>
      {Object.entries(rateTexts.tag).map(([tag, label]) => (
        <Chip key={tag} label={label} selected={chosen.includes(tag)} onClick={() => toggle(tag)} />
      ))}
    </Row>
  );
}

const listAnswers = () => Object.entries(rateTexts.again).map(([id, name]) => ({ id, name }));

function When({ invitation }: { invitation: HelperInvitation }) {
  const { starts_at, timezone } = invitation;
  const now = useNow();
  const zone = zoneNote(starts_at, timezone, getDeviceZone());
  return (
    <Section title={texts.when}>
      <Text weight="strong" isBreaking>
        <span>{formatJobWhen(invitation, todayIn(timezone, now))}</span>
        {zone !== '' && <span>{` ${zone}`}</span>}
      </Text>
      <Muted weight="regular">{texts.until(formatEnd(invitation))}</Muted>
    </Section>
  );
}

function Where({ invitation, order }: { invitation: HelperInvitation; order: Order | undefined }) {
  return (
    <Section title={texts.where}>
      <Text weight="strong" isBreaking>
        {formatCities(invitation)}
        <Muted as="span" weight="regular">
          {' '}
          · {jobListTexts.away(formatMiles(invitation.home_miles))}
        </Muted>
      </Text>
      {order && <StopList order={order} />}
      {!order && invitation.bucket !== 'cancelled' && <Muted weight="regular">{texts.cityOnly}</Muted>}
    </Section>
  );
}

/** The stops in order, each with the way to it and how to get in. */
function StopList({ order }: { order: Order }) {
  return (
    <Stack as="ol" gap={3} className={styles.stops}>
      {listStops(order).map(({ side, stop }, index) => (
        <li key={index}>
          <Muted as="span" weight="regular">
            {side === 'pick_up_addresses' ? texts.pickup : texts.destination}
          </Muted>
          <Row
            as="a"
            isInline
            isTarget
            weight="medium"
            href={getDirectionsLink(formatMapAddress(stop), navigator.userAgent)}
          >
            {[stop.address_line, stop.unit, stop.city].filter(Boolean).join(', ')}
          </Row>
          <Access stop={stop} />
          {stop.access_notes !== '' && (
            <CompanyMessage text={stop.access_notes} language={order.access_notes_language} />
          )}
          {stop.contact_phone !== null && (
            <Row as="a" isInline isTarget weight="medium" isNumeric href={`tel:+1${stop.contact_phone}`}>
              {stop.contact_name} {formatPhone(stop.contact_phone, 'list')}
            </Row>
          )}
        </li>
      ))}
    </Stack>
  );
}

/** The way in; nothing if none of it is known. */
function Access({ stop }: { stop: Stop }) {
  const access = listAccess(stop);
  return (
    access.length > 0 && (
      <Muted as="span" weight="regular">
        {access.join(' · ')}
      </Muted>
    )
  );
}

function listAccess({ place_type, flights_of_stairs, elevator, elevator_window, long_carry_ft }: Stop): string[] {
  const lift = elevator === null || elevator === 'none' ? [] : [jobLabels.elevator[elevator]];
  return [
    ...(place_type === null ? [] : [jobLabels.placeType[place_type]]),
    ...(flights_of_stairs !== null && flights_of_stairs > 0 ? [jobListTexts.stairs(flights_of_stairs)] : []),
    ...lift.map((name) => (elevator_window === null ? name : `${name} ${formatTimeWindow(elevator_window)}`)),
    ...(long_carry_ft !== null && long_carry_ft > 0 ? [jobListTexts.longCarry(long_carry_ft)] : []),
  ];
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
      <Text weight="strong" isBreaking>
        {facts.filter((fact) => fact !== undefined).join(' · ')}
      </Text>
      <Demands job={invitation} />
    </Section>
  );
}

type CrewOnJobProps = { invitation: HelperInvitation; members: readonly CrewMember[] };

/** Crew of the job: first names, positions and the leader's phone. Before accepting, only the number of people. */
function CrewOnJob({ invitation: { accepted, required, bucket }, members }: CrewOnJobProps) {
  const ownId = useSession(({ user }) => user?.id);
  return (
    <>
      <Text weight="strong" isBreaking>
        {jobListTexts.crew(accepted, required)}
      </Text>
      {members.length === 0 && bucket === 'new' && <Muted weight="regular">{texts.crewLater}</Muted>}
      {members.length > 0 && (
        <Stack as="ul" gap={3}>
          {members.map((member, index) => (
            <Member key={member.invitation_id ?? `at ${index}`} member={member} isOwn={member.user_id === ownId} />
          ))}
        </Stack>
      )}
    </>
  );
}

/** Someone without a name is called by their position. */
function Member({ member, isOwn }: { member: CrewMember; isOwn: boolean }) {
  const { first_name, avatar_url, position, phone } = member;
  const role = position === null ? '' : isLeading(position) ? texts.leads : jobLabels.position[position];
  const name = first_name || role;
  return (
    <Row as="li" gap={3} rowGap={2} isWrapping>
      <Avatar name={name} photoUrl={avatar_url} size={40} />
      <Stack as="span" isFilling canShrink className={styles.person}>
        <span>{isOwn ? texts.you : name}</span>
        {role !== name && (
          <Muted as="span" weight="regular">
            {role}
          </Muted>
        )}
      </Stack>
      {phone !== null && !isOwn && (
        <Row
          as="a"
          isInline
          isTarget
          weight="medium"
          isNumeric
          href={`tel:+1${phone}`}
          aria-label={texts.callLeader(name, formatPhone(phone, 'list'))}
        >
          {formatPhone(phone, 'list')}
        </Row>
      )}
    </Row>
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

/** A titled part of the details of a job or offer. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card as="section" labelledBy={id} className={styles.section}>
      <Muted as="h2" size={16} weight="medium" id={id}>
        {title}
      </Muted>
      {children}
    </Card>
  );
}
