import { useCrewChanges } from '../../orders';
import { can } from '#domain/people/rights';
import { useMemo, useState } from 'react';
import type { Crew, InvitableEmployees, Order } from '#generated/model';
import { getPlannedHours } from '#domain/time/workDays';
import { Form } from '#platform/forms/Form';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { href } from '#platform/routing/links/href';
import { useLeaveGuard } from '#platform/routing/guards/useLeaveGuard';
import { useNavigate } from '#platform/routing/links/useLink';
import { useUserType } from '#platform/session/useSession';
import { useMobile } from '#platform/ui/layout/useMobile';
import { showToast } from '#platform/ui/messages/toasts';
import { useInvite } from '../api';
import { CandidatePanel } from './CandidatePanel';
import styles from '../Crew.module.css';
import { InviteBar } from './InviteBar';
import { moveErrorsToPicks } from '../refusals';
import { findBestCandidates } from '../candidates/candidateGroups';
import { listCandidates } from '../candidates/candidateList';
import { BestMatches } from './BestMatches';
import { crewField, toInviteRequest, type AskValues } from '../picks';
import { SlotPanel } from './SlotPanel';
import { crewTexts } from '../texts';
import { toPicks, usePicks } from './usePicks';
import { useRemoveLostPicks, type RemovedPick } from './useRemoveLostPicks';
import { Button } from '#platform/ui/inputs/Button';
import { Callout } from '#platform/ui/feedback/Callout';

type Props = { order: Order; crew: Crew; people: InvitableEmployees };

/** The candidates next to the slots: the user picks several and sends all together. */
export function TeamAdd({ order, crew, people }: Props) {
  const work = useUnsavedWork();
  const [areSlotsOpen, openSlots] = useState(false);
  const navigate = useNavigate();
  const { mutateAsync, status } = useInvite(order.branch_id);
  useLeaveGuard(work.hasUnsavedWork);
  const send = async ({ picks, message = '' }: AskValues) => {
    const chosen = toPicks(picks);
    try {
      await mutateAsync({ orderId: order.order_id, data: toInviteRequest(chosen, message) });
    } catch (error) {
      throw moveErrorsToPicks(error, chosen);
    }
  };
  const sent = ({ picks }: AskValues) => {
    showToast({ message: crewTexts.invited(Object.keys(toPicks(picks)).length), intent: 'success' });
    navigate(href('company-job-team-edit', { id: order.order_id }), { replace: true });
  };
  return (
    <Form<AskValues>
      onSubmit={send}
      onSubmitted={sent}
      onUnsavedChange={work.onUnsavedChange}
      // The rates are among the slots, which a phone hides.
      reveal={() => openSlots(true)}
      aria-label={crewTexts.addTitle}
      className={styles.form}
    >
      <FormDraft form={`crew-${order.order_id}`} />
      <Board
        order={order}
        crew={crew}
        people={people}
        areSlotsOpen={areSlotsOpen}
        openSlots={openSlots}
        isSending={status === 'pending' || status === 'success'}
      />
    </Form>
  );
}

type BoardProps = Props & { isSending: boolean; areSlotsOpen: boolean; openSlots: (open: boolean) => void };

function Board({ order, crew, people, isSending, areSlotsOpen, openSlots }: BoardProps) {
  const isMobile = useMobile();
  const userType = useUserType();
  const candidates = useMemo(() => listCandidates(people), [people]);
  const best = useMemo(() => findBestCandidates(people.branch_employees, crew.slots), [people, crew.slots]);
  const changedIds = useCrewChanges(crew);
  const { picks, actions } = usePicks(crew.slots, order.offered_rates);
  const { removedPicks, forget } = useRemoveLostPicks(crew, candidates, picks, isSending);
  const terms = {
    offers: order.offered_rates,
    travelPay: order.travel_pay,
    hours: Math.max(getPlannedHours(order), order.min_paid_hours),
  };
  const slotPanel = (
    <SlotPanel
      key="slots"
      crew={crew}
      candidates={candidates}
      picks={picks}
      changedIds={changedIds}
      actions={actions}
      open={areSlotsOpen}
      onOpen={openSlots}
    >
      <TextAreaField
        name={crewField('message')}
        label={crewTexts.message}
        hint={crewTexts.messageHint}
        limit={500}
        rows={2}
      />
    </SlotPanel>
  );
  const list = (
    <CandidatePanel
      key="list"
      people={people}
      best={best}
      picks={picks}
      actions={actions}
      slots={crew.slots}
      canOverride={can(userType, 'overrideConflict')}
    />
  );
  const aside = (
    <div key="aside" className={styles.aside}>
      {slotPanel}
      <BestMatches candidates={best} />
    </div>
  );
  return (
    <>
      <RemovedPicksNotice removedPicks={removedPicks} onRead={forget} />
      <div className={styles.columns}>{isMobile ? [slotPanel, list] : [list, aside]}</div>
      <InviteBar crew={crew} picks={picks} terms={terms} loading={isSending} />
    </>
  );
}

type RemovedPicksNoticeProps = { removedPicks: readonly RemovedPick[]; onRead: () => void };

/** Lists the picks that were removed because other users were faster. */
function RemovedPicksNotice({ removedPicks, onRead }: RemovedPicksNoticeProps) {
  if (removedPicks.length === 0) return null;
  return (
    <Callout intent="warning" title={crewTexts.changedTitle} alert className={styles.note}>
      <ul>
        {removedPicks.map(({ key, name, obstacle }) => (
          <li key={key}>{crewTexts.obstacle[obstacle](name)}</li>
        ))}
      </ul>
      <p>{crewTexts.changedKept}</p>
      <Button size="small" variant="quiet" className={styles.understood} onClick={onRead}>
        {crewTexts.understood}
      </Button>
    </Callout>
  );
}
