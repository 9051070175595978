import { useEffect, useRef } from 'react';
import { namePerson } from '#domain/people/personName';
import type { CrewSlot, Order, PositionCode } from '#generated/model';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { createFieldNames } from '#platform/forms/fieldNames';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { Form } from '#platform/forms/Form';
import { useChangeValue, useFormValue, useReadValue } from '#platform/forms/formValues';
import { useLeaveGuard } from '#platform/routing/guards/leaveGuard';
import { href } from '#platform/routing/links/href';
import { useNow } from '#platform/ui/clock/useNow';
import { Callout } from '#platform/ui/feedback/Callout';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { type Attempt, LoadFailed } from '#platform/ui/feedback/states';
import { BackIcon } from '#platform/ui/icons';
import { Button } from '#platform/ui/inputs/Button';
import { Columns, Muted, Row, Stack, Text } from '#platform/ui/layout/Layout';
import { showToast } from '#platform/ui/messages/toasts';
import { PersonNotes } from '../../../team/people';
import { jobLabels, callJob, useCrew, useOrder, listCrewNeeds, nameJob, RouteLine, WhenLine } from '../../orders';
import { useCandidates, type useInvite } from '../api';
import { listWarningNotes, findCandidateProblem } from '../model/candidateProblem';
import { listCandidates } from '../model/candidates';
import { getOfferedRate } from '../model/pay';
import { findOpenPosition, listOpenPositions, toInviteRequest, toPickKey, toSinglePersonErrors } from '../model/picks';
import { UsualRate, RateField, AvailabilityChip } from '../parts/crewParts';
import { crewTexts, inviteTexts as texts, messageLimit } from '../texts';
import type { InvitableJob, Member } from './invitableJobs';
import styles from './invite.module.css';

type InviteFormProps = {
  formId: string;
  job: InvitableJob;
  member: Member;
  /** The invitation is being sent. */
  busy: boolean;
  onInvite: ReturnType<typeof useInvite>['mutateAsync'];
  /** To other jobs. Missing where the job is chosen already. */
  onBack?: () => void;
  /** Reason to invite them despite a hard conflict. */
  reason?: string | undefined;
  onDone: () => void;
};
type Values = { position: PositionCode; hourly_rate: number; message?: string };

const field = createFieldNames<Values>();

/** Position, rate and message. The input survives every error. */
export function JobInviteForm({
  formId,
  job: chosen,
  member,
  busy,
  reason,
  onInvite,
  onBack,
  onDone,
}: InviteFormProps) {
  const { order_id: orderId } = chosen.card;
  const order = useOrder(orderId);
  const crew = useCrew(orderId);
  const job = useLatest(chosen, order.data);
  const send = async ({ position, hourly_rate, message = '' }: Values) => {
    const pick = { position, rate: hourly_rate, ...(reason !== undefined && { reason }) };
    try {
      await onInvite({ orderId, data: toInviteRequest({ [toPickKey(member.employee_id)]: pick }, message) });
    } catch (error) {
      throw toSinglePersonErrors(error);
    }
  };
  const sent = () => {
    const action = { text: texts.openCrew, to: href('company-job-team-edit', { id: orderId }) };
    showToast({
      message: texts.sent(namePerson(member), callJob(chosen.card)),
      intent: 'success',
      action,
    });
    onDone();
  };
  return (
    <>
      <Row gap={4} rowGap={2} align="start" justify="between" isWrapping below={4} className={styles.chosen}>
        <div>
          <JobLines job={job} />
          <MemberAvailability job={job} reason={reason} />
        </div>
        {onBack && (
          <Button size="small" variant="quiet" icon={<BackIcon />} disabled={busy} onClick={onBack}>
            {texts.otherJobs}
          </Button>
        )}
      </Row>
      {order.data && crew.data ? (
        <Fields
          formId={formId}
          job={job}
          member={member}
          order={order.data}
          slots={crew.data.slots}
          onSend={send}
          onSent={sent}
        />
      ) : (
        <NotYet query={order.isError ? order : crew} />
      )}
    </>
  );
}

/** Sends the form of a job. Without the form, which waits for the job and its crew, a press would do nothing. */
export function SendInvitation({ formId, orderId, busy }: { formId: string; orderId: number; busy: boolean }) {
  const order = useOrder(orderId);
  const crew = useCrew(orderId);
  return (
    <Button type="submit" form={formId} intent="primary" loading={busy} disabled={!order.data || !crew.data}>
      {texts.send}
    </Button>
  );
}

/** The job as it is now: while this form is open, others may move it or be faster with the member. */
function useLatest(job: InvitableJob, order: Order | undefined): InvitableJob {
  const people = useCandidates(job.card.order_id).data;
  const candidate =
    people && listCandidates(people).find(({ employee_id }) => employee_id === job.candidate.employee_id);
  return {
    ...job,
    ...(order && { card: { ...job.card, ...toTimes(order) } }),
    ...(candidate && { candidate }),
  };
}

function toTimes({ date, end_date, arrival_window, starts_at, timezone }: Order) {
  return { date, end_date, arrival_window, starts_at, timezone };
}

function NotYet({ query }: { query: Attempt & { isError: boolean } }) {
  return query.isError ? <LoadFailed query={query} text={texts.failed} /> : <SkeletonCard height={240} />;
}

type FieldsProps = Pick<InviteFormProps, 'formId' | 'job' | 'member'> & {
  order: Order;
  slots: readonly CrewSlot[];
  onSend: (values: Values) => Promise<unknown>;
  onSent: () => void;
};

function Fields({ formId, job, member, order, slots, onSend, onSent }: FieldsProps) {
  const { positions, employee_id } = member;
  const { hasUnsavedWork, onUnsavedChange } = useUnsavedWork();
  useLeaveGuard(hasUnsavedWork);
  const position = findOpenPosition(positions, slots, {});
  const choices = listOpenPositions(positions, slots).map((id) => ({ id, name: jobLabels.position[id] }));
  const usual = job.candidate.hourly_rate;
  return (
    <Form<Values>
      id={formId}
      initialValues={position && { position, hourly_rate: getOfferedRate(order.offered_rates, position, usual) }}
      onSubmit={onSend}
      onSubmitted={onSent}
      onUnsavedChange={onUnsavedChange}
      layout="fields"
    >
      {choices.length === 0 && <Callout intent="warning">{texts.filled}</Callout>}
      <TermFields order={order} employeeId={employee_id} positions={choices} usual={usual} />
      <TextAreaField
        name={field('message')}
        label={texts.message}
        hint={texts.messageHint}
        limit={messageLimit}
        rows={3}
      />
    </Form>
  );
}

type TermFieldsProps = {
  order: Order;
  employeeId: number;
  positions: readonly { id: PositionCode; name: string }[];
  usual: number | null;
};

/** Position and rate. Another position brings its offered rate; a restored draft keeps its own. */
function TermFields({ order, employeeId, positions, usual }: TermFieldsProps) {
  const position = useFormValue(field('position'));
  const offered = useFormValue(field('hourly_rate'));
  const read = useReadValue();
  const change = useChangeValue();
  const ratedPosition = useRef(position);
  const { order_id, offered_rates } = order;
  useEffect(() => {
    if (ratedPosition.current === position) return;
    ratedPosition.current = position;
    if (position) change(field('hourly_rate'), getOfferedRate(offered_rates, position, usual));
  }, [position, offered_rates, usual, change]);
  const keepRate = () => {
    ratedPosition.current = read(field('position'));
  };
  return (
    <>
      <FormDraft form={`invite-${order_id}-${employeeId}`} onRestored={keepRate} />
      <Columns gap={4} align="start" className={styles.terms}>
        <SelectField name={field('position')} label={crewTexts.position} items={positions} required />
        <RateField name={field('hourly_rate')} />
      </Columns>
      <UsualRate usual={usual} offered={offered} onOffer={(rate) => change(field('hourly_rate'), rate)} />
    </>
  );
}

type Props = { job: InvitableJob; onChoose: (job: InvitableJob) => void };

/** One job: title, time, open slots and the member's availability. */
export function JobChoice({ job, onChoose }: Props) {
  const { card, candidate, openSlots } = job;
  const problem = findCandidateProblem(candidate, { hasOpenSlot: true });
  return (
    <Columns isDivided as="li" gap={3} rowGap={1} align="center" className={styles.job} aria-label={nameJob(card)}>
      <JobLines job={job} />
      {openSlots.length > 0 && (
        <Muted as="span" size={13}>
          {texts.needs(listCrewNeeds(openSlots).join(', '))}
        </Muted>
      )}
      <MemberAvailability job={job} />
      <span className={styles.action}>
        {problem === undefined && (
          <Button aria-label={texts.chooseJob(callJob(card))} onClick={() => onChoose(job)}>
            {texts.choose}
          </Button>
        )}
        {problem === 'invited' && (
          <Muted as="span" size={13}>
            {crewTexts.pending}
          </Muted>
        )}
        {problem === 'accepted' && (
          <Muted as="span" size={13}>
            {crewTexts.accepted}
          </Muted>
        )}
      </span>
    </Columns>
  );
}

function JobLines({ job: { card } }: { job: InvitableJob }) {
  const now = useNow();
  return (
    <Stack canShrink isBreaking as="span" className={styles.lines}>
      <span>
        <Text as="strong" weight="strong">
          {nameJob(card)}
        </Text>{' '}
        <RouteLine job={card} />
      </span>
      <WhenLine job={card} now={now} />
    </Stack>
  );
}

/** The member's availability and conflicts; `reason` explains an override. */
function MemberAvailability({ job: { candidate }, reason }: { job: InvitableJob; reason?: string | undefined }) {
  return (
    <PersonNotes notes={listWarningNotes(candidate, reason)}>
      {candidate.availability !== null && <AvailabilityChip availability={candidate.availability} />}
    </PersonNotes>
  );
}
