import { jobLabels, useCrew, useOrder } from '../../orders';
import { rateRule } from '../../people';
import { useEffect, useRef } from 'react';
import { fullName } from '#platform/lib/text';
import type { CrewSlot, Order, PositionCode } from '#generated/model';
import { createFieldNames } from '#platform/forms/fieldNames';
import { Form } from '#platform/forms/Form';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { useChangeValue, useFormValue } from '#platform/forms/formValues';
import { MoneyField } from '#platform/forms/fields/text/MoneyField';
import { SelectField } from '#platform/forms/fields/choices/SelectField';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { href } from '#platform/routing/links/href';
import { useLeaveGuard } from '#platform/routing/guards/useLeaveGuard';
import { Button } from '#platform/ui/inputs/Button';
import { BackIcon } from '#platform/ui/icons';
import { Callout } from '#platform/ui/feedback/Callout';
import { type Attempt, LoadFailed } from '#platform/ui/feedback/LoadFailed';
import { SkeletonCard } from '#platform/ui/feedback/Skeleton';
import { showToast } from '#platform/ui/messages/toasts';
import { useCandidates, type useInvite } from '../api';
import { listCandidates } from '../candidates/candidateList';
import { OwnRate } from '../OwnRate';
import { type Offer, getOfferedRate, listOpenPositions, findOpenPosition } from '../picks';
import { renameErrorFields } from '#platform/http/renameErrorFields';
import type { Chance, Member } from './chances';
import styles from './invite.module.css';
import { JobLines, ChanceFacts } from './JobChoice';
import { inviteTexts as texts } from '../texts';

type InviteFormProps = {
  formId: string;
  chance: Chance;
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
  chance: chosen,
  member,
  busy,
  reason,
  onInvite,
  onBack,
  onDone,
}: InviteFormProps) {
  const chance = useLatest(chosen);
  const { order_id: orderId, number } = chance.card;
  const order = useOrder(orderId);
  const crew = useCrew(orderId);
  const send = async ({ position, hourly_rate, message = '' }: Values) => {
    const employees = [{ employee_id: member.employee_id, position, hourly_rate }];
    const said = message.trim() === '' ? {} : { message: message.trim() };
    const override = reason === undefined ? {} : { override: [{ employee_id: member.employee_id, reason }] };
    try {
      await onInvite({ orderId, data: { employees, ...said, ...override } });
    } catch (error) {
      throw renameErrorFields(error, (key) => key.replace(/^employees\.0\./, ''));
    }
  };
  const sent = () => {
    const action = { text: texts.openCrew, to: href('company-job-team-edit', { id: orderId }) };
    showToast({ message: texts.sent(fullName(member), number), intent: 'success', action });
    onDone();
  };
  return (
    <>
      <div className={styles.chosen}>
        <div>
          <JobLines chance={chance} />
          <ChanceFacts chance={chance} reason={reason} />
        </div>
        {onBack && (
          <Button size="small" variant="quiet" icon={<BackIcon />} disabled={busy} onClick={onBack}>
            {texts.otherJobs}
          </Button>
        )}
      </div>
      {order.data && crew.data ? (
        <Fields
          formId={formId}
          chance={chance}
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

/** The member's current fit: other users may be faster while this form is open. */
function useLatest(chance: Chance): Chance {
  const people = useCandidates(chance.card.order_id).data;
  const known =
    people && listCandidates(people).find(({ employee_id }) => employee_id === chance.candidate.employee_id);
  return known ? { ...chance, candidate: known } : chance;
}

function NotYet({ query }: { query: Attempt & { isError: boolean } }) {
  return query.isError ? <LoadFailed query={query} text={texts.failed} /> : <SkeletonCard height={240} />;
}

type FieldsProps = Pick<InviteFormProps, 'formId' | 'chance' | 'member'> & {
  order: Order;
  slots: readonly CrewSlot[];
  onSend: (values: Values) => Promise<unknown>;
  onSent: () => void;
};

function Fields({ formId, chance, member, order, slots, onSend, onSent }: FieldsProps) {
  const { positions, employee_id } = member;
  const { hasUnsavedWork, onUnsavedChange } = useUnsavedWork();
  useLeaveGuard(hasUnsavedWork);
  const position = findOpenPosition(positions, slots, {});
  const places = listOpenPositions(positions, slots).map((id) => ({ id, name: jobLabels.position[id] }));
  const own = chance.candidate.hourly_rate;
  return (
    <Form<Values>
      id={formId}
      initialValues={position && { position, hourly_rate: getOfferedRate(order.offered_rates, position, own) }}
      onSubmit={onSend}
      onSubmitted={onSent}
      onUnsavedChange={onUnsavedChange}
      className={styles.fields}
    >
      {places.length === 0 && <Callout intent="warning">{texts.filled}</Callout>}
      <FormDraft form={`invite-${order.order_id}-${employee_id}`} />
      <div className={styles.terms}>
        <SelectField name={field('position')} label={texts.position} items={places} required />
        <MoneyField name={field('hourly_rate')} label={texts.rate} unit={texts.perHour} required validate={rateRule} />
        <OfferOfPlace offers={order.offered_rates} own={own} />
      </div>
      <MemberRate own={own} />
      <TextAreaField name={field('message')} label={texts.message} hint={texts.messageHint} limit={500} rows={3} />
    </Form>
  );
}

/** The member's usual rate beside the offered one. */
function MemberRate({ own }: { own: number }) {
  const offered = useFormValue(field('hourly_rate'));
  const change = useChangeValue();
  return <OwnRate own={own} offered={offered} onOffer={(rate) => change(field('hourly_rate'), rate)} />;
}

/** Sets the offered rate when the position changes. */
function OfferOfPlace({ offers, own }: { offers: Offer; own: number }) {
  const place = useFormValue(field('position'));
  const change = useChangeValue();
  const before = useRef(place);
  useEffect(() => {
    if (before.current === place) return;
    before.current = place;
    if (place) change(field('hourly_rate'), getOfferedRate(offers, place, own));
  }, [place, offers, own, change]);
  return null;
}
