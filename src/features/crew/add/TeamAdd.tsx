import { useOrderBranchId } from '#platform/branches/useActiveBranch';
import { useCrewChanges } from '../../orders';
import { can } from '#domain/people/rights';
import { useMemo, useState } from 'react';
import type { Crew, InvitableEmployees, Order } from '#generated/model';
import { Form } from '#platform/forms/Form';
import { FormDraft } from '#platform/forms/drafts/FormDraft';
import { TextAreaField } from '#platform/forms/fields/text/TextAreaField';
import { useUnsavedWork } from '#platform/forms/drafts/useUnsavedWork';
import { href } from '#platform/routing/links/href';
import { useLeaveGuard } from '#platform/routing/guards/useLeaveGuard';
import { useNavigateIfHere } from '#platform/routing/links/useNavigateIfHere';
import { useUserType } from '#platform/session/useSession';
import { useMobile } from '#platform/ui/layout/useMobile';
import { showToast } from '#platform/ui/messages/toasts';
import { useInvite } from '../api';
import { CandidatePanel } from './CandidatePanel';
import styles from '../parts/Crew.module.css';
import { InviteBar } from './InviteBar';
import { findBestCandidates, listCandidates } from '../model/candidates';
import { getPayTerms } from '../model/pay';
import { moveErrorsToPicks } from '../model/refusals';
import { BestMatches } from './BestMatches';
import { crewField, type InviteValues, readPicks, toInviteRequest } from '../model/picks';
import { SlotPanel } from './SlotPanel';
import { crewTexts, messageLimit, problemTexts } from '../texts';
import { usePicks } from './usePicks';
import { type RemovedPick, useRemovedPicks } from './useRemovedPicks';
import { Button } from '#platform/ui/inputs/Button';
import { Callout } from '#platform/ui/feedback/Callout';

type Props = { order: Order; crew: Crew; people: InvitableEmployees };

/** The candidates next to the slots: the user picks several and sends all together. */
export function TeamAdd({ order, crew, people }: Props) {
  const work = useUnsavedWork();
  const [areSlotsOpen, openSlots] = useState(false);
  const navigate = useNavigateIfHere();
  const { mutateAsync, status } = useInvite(useOrderBranchId(order));
  useLeaveGuard(work.hasUnsavedWork);
  const send = async ({ picks, message = '' }: InviteValues) => {
    const picked = readPicks(picks);
    try {
      await mutateAsync({ orderId: order.order_id, data: toInviteRequest(picked, message) });
    } catch (error) {
      throw moveErrorsToPicks(error, picked);
    }
  };
  const sent = ({ picks }: InviteValues) => {
    showToast({ message: crewTexts.invited(Object.keys(readPicks(picks)).length), intent: 'success' });
    navigate(href('company-job-team-edit', { id: order.order_id }), { replace: true });
  };
  return (
    <Form<InviteValues>
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
  const { removedPicks, dismiss } = useRemovedPicks(crew, candidates, picks, isSending);
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
        limit={messageLimit}
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
      <RemovedPicksNotice removedPicks={removedPicks} onDismiss={dismiss} />
      <div className={styles.columns}>{isMobile ? [slotPanel, list] : [list, aside]}</div>
      <InviteBar crew={crew} picks={picks} pay={getPayTerms(order, order)} loading={isSending} />
    </>
  );
}

type RemovedPicksNoticeProps = { removedPicks: readonly RemovedPick[]; onDismiss: () => void };

/** Lists the picks that were removed because other users were faster. */
function RemovedPicksNotice({ removedPicks, onDismiss }: RemovedPicksNoticeProps) {
  if (removedPicks.length === 0) return null;
  return (
    <Callout intent="warning" title={crewTexts.changedTitle} alert className={styles.note}>
      <ul>
        {removedPicks.map(({ key, name, problem }) => (
          <li key={key}>{problemTexts[problem](name)}</li>
        ))}
      </ul>
      <p>{crewTexts.changedKept}</p>
      <Button size="small" variant="quiet" className={styles.understood} onClick={onDismiss}>
        {crewTexts.understood}
      </Button>
    </Callout>
  );
}
