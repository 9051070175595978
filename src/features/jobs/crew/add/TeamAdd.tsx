import { may } from '../../../../domain/rights';
import { useMemo } from 'react';
import type { Crew, InvitableEmployees, Order } from '../../../../generated/model';
import { getPlannedHours } from '../../../../domain/workDays';
import { Form } from '../../../../platform/forms/Form';
import { FormDraft } from '../../../../platform/forms/drafts/FormDraft';
import { TextAreaField } from '../../../../platform/forms/fields/text/TextAreaField';
import { useUnsavedWork } from '../../../../platform/forms/drafts/useUnsavedWork';
import { href } from '../../../../platform/routing/href';
import { useLeaveGuard } from '../../../../platform/routing/useLeaveGuard';
import { useNavigate } from '../../../../platform/routing/useLink';
import { useUserType } from '../../../../platform/session/useSession';
import { showToast } from '../../../../platform/ui/messages/toasts';
import { useInvite } from '../../crewApi';
import { CandidatePanel } from './CandidatePanel';
import styles from '../Crew.module.css';
import { InviteBar } from './InviteBar';
import { atPicks } from '../refusals';
import { everybody } from '../candidateList';
import { crewField, inviteBody, type AskValues } from '../picks';
import { SlotPanel } from './SlotPanel';
import { TakenOffNote } from './TakenOffNote';
import { crewTexts } from '../texts';
import { useCrewNews } from '../../parts/useCrewNews';
import { picksOf, usePicks } from './usePicks';
import { usePicksInStep } from './usePicksInStep';

type Props = { order: Order; crew: Crew; people: InvitableEmployees };

/** Slots beside the people who could stand in them: pick several, send all at once. */
export function TeamAdd({ order, crew, people }: Props) {
  const work = useUnsavedWork();
  const navigate = useNavigate();
  const { mutateAsync, status } = useInvite(order.branch_id);
  useLeaveGuard(work.hasUnsavedWork);
  const send = async ({ picks, message = '' }: AskValues) => {
    const chosen = picksOf(picks);
    try {
      await mutateAsync({ orderId: order.order_id, data: inviteBody(chosen, message) });
    } catch (error) {
      throw atPicks(error, chosen);
    }
  };
  const sent = ({ picks }: AskValues) => {
    showToast({ message: crewTexts.invited(Object.keys(picksOf(picks)).length), intent: 'success' });
    navigate(href('company-job-team-edit', { id: order.order_id }), { replace: true });
  };
  return (
    <Form<AskValues>
      onSubmit={send}
      onSubmitted={sent}
      onUnsavedChange={work.onUnsavedChange}
      aria-label={crewTexts.addTitle}
      className={styles.form}
    >
      <FormDraft form={`crew-${order.order_id}`} />
      <Board order={order} crew={crew} people={people} isSending={status === 'pending' || status === 'success'} />
    </Form>
  );
}

function Board({ order, crew, people, isSending }: Props & { isSending: boolean }) {
  const userType = useUserType();
  const candidates = useMemo(() => everybody(people), [people]);
  const changedIds = useCrewNews(crew);
  const { picks, actions } = usePicks(crew.slots, order.offered_rates);
  const { takenOff, forget } = usePicksInStep(crew, candidates, picks, isSending);
  const terms = {
    offers: order.offered_rates,
    travelPay: order.travel_pay,
    hours: Math.max(getPlannedHours(order), order.min_paid_hours),
  };
  return (
    <>
      <TakenOffNote takenOff={takenOff} onRead={forget} />
      <div className={styles.columns}>
        <SlotPanel
          crew={crew}
          candidates={candidates}
          picks={picks}
          changedIds={changedIds}
          onTakeOff={actions.takeOff}
        >
          <TextAreaField
            name={crewField('message')}
            label={crewTexts.message}
            hint={crewTexts.messageHint}
            limit={500}
            rows={2}
          />
        </SlotPanel>
        <CandidatePanel
          people={people}
          slots={crew.slots}
          picks={picks}
          actions={actions}
          mayOverride={may(userType, 'overrideConflict')}
        />
      </div>
      <InviteBar crew={crew} picks={picks} terms={terms} loading={isSending} />
    </>
  );
}
